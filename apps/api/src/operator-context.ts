import {
  type Database,
  type HeldSecrets,
  openDatabase,
  requireDeployment,
  requireSecrets,
  workLimits,
} from "@svc/database";
import type { PrismaClient } from "@svc/database/prisma";
import { type Environment, redactApiKeys } from "@svc/keys";
import {
  type Clock,
  configFields,
  createLogger,
  type Logger,
  openRedis,
  type RedisConnection,
  readConfig,
} from "@svc/service-kit";
import { z } from "zod";

/** A command holds what it takes (turns, snapshots) for longer than a transaction: it goes past a pooler. */
export const operatorDatabase = {
  DATABASE_URL: configFields.DATABASE_URL,
  DATABASE_DIRECT_URL: configFields.DATABASE_DIRECT_URL,
};

/** Where a command finds the database. */
export const operatorUrl = (config: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined }) =>
  config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

/** The variables that every command on data reads; a command that needs more extends it. */
export const operatorConfigSchema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  ...operatorDatabase,
  DATABASE_READ_URL: configFields.DATABASE_READ_URL,
  REDIS_URL: configFields.REDIS_URL.optional(),
  KEY_PEPPERS: configFields.KEY_PEPPERS,
});

export type OperatorConfig = z.infer<typeof operatorConfigSchema>;

/** What the operator's command works with. */
export interface OperatorContext {
  environment: Environment;
  db: Database;
  /** Null where no Redis is configured: instances then notice a revoked key within ten seconds. */
  redis: RedisConnection | null;
  clock: Clock;
  log: Logger;
  peppers: OperatorConfig["KEY_PEPPERS"];
}

/**
 * Runs one command with a context, and closes it whatever happens.
 *
 * @throws ConfigError when the environment does not make a configuration; DeploymentError when the database is not
 *   migrated, belongs to the other environment, or knows other secrets
 */
export async function withOperatorContext<T>(
  env: NodeJS.ProcessEnv,
  run: (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  return withConfiguredContext(readConfig(operatorConfigSchema, env), run);
}

/** As `withOperatorContext`, for a command that has read its configuration itself, and may hold further secrets. */
export async function withConfiguredContext<T>(
  config: OperatorConfig & HeldSecrets,
  run: (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  const withDatabase = async (db: Database) => {
    await requireSecrets(db.sql, config);
    const log = createLogger("svc", "silent", redactApiKeys);
    const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, "operator", log) : null;
    try {
      const { SVC_ENVIRONMENT: environment, KEY_PEPPERS: peppers } = config;
      return await run({ environment, db, redis, clock: db.clock, log, peppers });
    } finally {
      redis?.disconnect();
    }
  };
  return withOperatorDatabase(config, withDatabase, config.INDEX_KEY);
}

/**
 * Opens the deployment's database for one command, whatever secrets are held.
 *
 * @param indexKeys of a command that looks for people
 * @throws DeploymentError when the database is not migrated, or belongs to the other environment
 */
export async function withOperatorDatabase<T>(
  config: Pick<OperatorConfig, keyof typeof operatorDatabase | "SVC_ENVIRONMENT"> &
    Partial<Pick<OperatorConfig, "DATABASE_READ_URL">>,
  run: (db: Database) => Promise<T>,
  indexKeys?: HeldSecrets["INDEX_KEY"],
): Promise<T> {
  const db = openDatabase({
    url: operatorUrl(config),
    readUrl: config.DATABASE_READ_URL,
    poolSize: 2,
    limits: workLimits(),
    indexKeyIds: indexKeys?.map(({ id }) => id),
    name: "svc-operator",
    onConnectionLost: () => {},
  });
  try {
    // A person is waiting: a database that does not answer is said at once, not waited for as at a service's start.
    await requireDeployment(db, config.SVC_ENVIRONMENT);
    await db.clock.measure();
    return await run(db);
  } finally {
    await db.close();
  }
}

/** Opens Prisma Client over a command's database. It is imported here because it takes 50 MB, which services and most commands do without. */
export async function openOperatorPrisma(db: Database): Promise<PrismaClient> {
  const { openPrisma } = await import("@svc/database/prisma");
  return openPrisma(db);
}

import {
  type Database,
  openDatabase,
  requireDeployment,
  requireSecrets,
  type SecretsByPurpose,
  workLimits,
} from "@svc/database";
import type { PrismaClient } from "@svc/database/prisma";
import { type Environment, redactApiKeys } from "@svc/keys";
import { type Clock, createLogger, type Logger } from "@svc/service-kit";
import { configFields, readConfig } from "@svc/service-kit/config";
import { openRedis, type RedisConnection } from "@svc/service-kit/redis";
import { z } from "zod";

export const operatorDatabase = {
  DATABASE_URL: configFields.DATABASE_URL,
  DATABASE_DIRECT_URL: configFields.DATABASE_DIRECT_URL,
};

/** Prefers the direct URL, because commands hold session locks, which a transaction pooler does not support. */
export const getOperatorUrl = (config: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined }) =>
  config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

export const operatorConfigSchema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  ...operatorDatabase,
  DATABASE_READ_URL: configFields.DATABASE_READ_URL,
  REDIS_URL: configFields.REDIS_URL.optional(),
  KEY_PEPPERS: configFields.KEY_PEPPERS,
});

type OperatorConfig = z.infer<typeof operatorConfigSchema>;

export interface OperatorContext {
  environment: Environment;
  db: Database;
  /** Null without REDIS_URL. API instances then notice a revoked key within ten seconds. */
  redis: RedisConnection | null;
  clock: Clock;
  log: Logger;
  peppers: OperatorConfig["KEY_PEPPERS"];
}

/**
 * Opens the database, and Redis if configured.
 * @throws ConfigError for invalid environment variables
 * @throws DeploymentError if the database is not migrated, belongs to the other environment or uses other secrets
 */
export async function withOperatorContext<T>(
  env: NodeJS.ProcessEnv,
  run: (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  return withConfiguredContext(readConfig(operatorConfigSchema, env), run);
}

export async function withConfiguredContext<T>(
  config: OperatorConfig & SecretsByPurpose,
  run: (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  const withDatabase = async (db: Database) => {
    await requireSecrets(db.sql, config);
    const log = createLogger("svc", "silent", { redact: redactApiKeys });
    const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, "operator", { log }) : null;
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
 * Opens the database without checking secrets.
 * @param indexKeys for commands that search for people
 * @throws DeploymentError if the database is not migrated or belongs to the other environment
 */
export async function withOperatorDatabase<T>(
  config: Pick<OperatorConfig, keyof typeof operatorDatabase | "SVC_ENVIRONMENT"> &
    Partial<Pick<OperatorConfig, "DATABASE_READ_URL">>,
  run: (db: Database) => Promise<T>,
  indexKeys?: SecretsByPurpose["INDEX_KEY"],
): Promise<T> {
  const db = openDatabase({
    url: getOperatorUrl(config),
    readUrl: config.DATABASE_READ_URL,
    poolSize: 2,
    limits: workLimits(),
    indexKeyIds: indexKeys?.map(({ id }) => id),
    name: "svc-operator",
    onConnectionLost: () => {},
  });
  try {
    // Does not retry, because a person is waiting.
    await requireDeployment(db, config.SVC_ENVIRONMENT);
    await db.clock.measure();
    return await run(db);
  } finally {
    await db.close();
  }
}

/** Imports Prisma dynamically: other commands do not need Prisma's 50 MB. */
export async function openOperatorPrisma(db: Database): Promise<PrismaClient> {
  const { openPrisma } = await import("@svc/database/prisma");
  return openPrisma(db);
}

import { type Database, openDatabase } from "@svc/database";
import { type Environment, redactApiKeys } from "@svc/keys";
import {
  type Clock,
  configFields,
  createLogger,
  type Logger,
  openRedis,
  readConfig,
  systemClock,
} from "@svc/service-kit";
import type { Redis } from "ioredis";
import { z } from "zod";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  DATABASE_URL: configFields.DATABASE_URL,
  REDIS_URL: configFields.REDIS_URL.optional(),
  KEY_PEPPERS: configFields.KEY_PEPPERS,
});

/** What the operator's command works with. */
export interface OperatorContext {
  environment: Environment;
  db: Database;
  /** Null where no Redis is configured: instances then notice a revoked key within ten seconds. */
  redis: Redis | null;
  clock: Clock;
  log: Logger;
  peppers: z.infer<typeof schema>["KEY_PEPPERS"];
}

/**
 * Runs one command with a context, and closes it whatever happens.
 *
 * @throws ConfigError when the environment does not make a configuration
 */
export async function withOperatorContext<T>(
  env: NodeJS.ProcessEnv,
  run: (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(schema, env);
  const log = createLogger("svc", "silent", redactApiKeys);
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    name: "svc-operator",
    onConnectionLost: () => {},
  });
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, "operator", log) : null;
  try {
    const ctx = {
      environment: config.SVC_ENVIRONMENT,
      db,
      redis,
      clock: systemClock,
      log,
      peppers: config.KEY_PEPPERS,
    };
    return await run(ctx);
  } finally {
    redis?.disconnect();
    await db.close();
  }
}

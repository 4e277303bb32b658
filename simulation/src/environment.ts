import { startRedis } from "@svc/local-servers";
import { startMigratedPostgres, TEMPLATES, TEST_SECRETS } from "@svc/testing";
import { Redis } from "ioredis";
import { PostgresServer, PROMOTED_SERVER, SEARCH_PATH, SIMULATED_DATABASE } from "./world/postgres-server.ts";

export const DATABASE = "sim";
const TEMPLATE = "sim_template";
const STANDBY = "sim_standby";

/**
 * Autovacuum would use transaction IDs at unpredictable times. Generic plans avoid planning each statement again on every short
 * connection.
 */
const SETTINGS = {
  autovacuum: "off",
  deadlock_timeout: "1ms",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  plan_cache_mode: "force_generic_plan",
};

/** Saves the time of password checks. */
const TRUST = `DO $$ BEGIN
  EXECUTE format('COPY (SELECT ''host all all 127.0.0.1/32 trust'') TO %L', current_setting('hba_file'));
  PERFORM pg_reload_conf();
END $$`;

/** Drops time partitions, for faster planning. Simulated time is after all of their periods, so no row needs them. */
const DROP_PARTITIONS = `DO $$ DECLARE part text; BEGIN
  FOR part IN SELECT p.part FROM partitions() p LOOP EXECUTE format('DROP TABLE %I', part); END LOOP;
END $$`;

export interface Environment {
  postgres: PostgresServer;
  redisPort: number;
  env: Record<string, string>;
  /** Creates the database of a run, and empties Redis. @param setUp SQL of the run */
  reset(setUp: string): Promise<void>;
  /** All connections must be closed. The standby receives nothing afterward. */
  copyToStandby(): Promise<void>;
  /** Transactions since the copy are lost. */
  promoteStandby(): Promise<void>;
  close(): Promise<void>;
}

interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** Running servers. The simulation replaces their contents. */
export interface ServerUrls {
  postgres: string;
  redis: string;
}

/** @param urls servers to use instead of new ones. PostgreSQL must have the tests' templates and `SETTINGS` */
export async function openEnvironment(urls: ServerUrls | null): Promise<Environment> {
  const [server, redisServer] = await (urls ? useServers(urls) : startServers());
  const postgres = await PostgresServer.open(server.url);
  await postgres.run(TRUST);
  const redis = new Redis(redisServer.url);
  await postgres.run(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await postgres.run(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${TEMPLATES.test} STRATEGY file_copy`);
  await postgres.useDatabase(TEMPLATE);
  await postgres.query(SIMULATED_DATABASE);
  await postgres.query(DROP_PARTITIONS);
  await postgres.leaveDatabase();
  const clone = async (from: string, to: string) => {
    await postgres.run(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`);
    await postgres.run(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY file_copy`);
    await postgres.run(`ALTER DATABASE ${to} SET search_path = ${SEARCH_PATH}`);
  };
  const readXid = async () => {
    const [row] = await postgres.query<{ xid: string }>("SELECT pg_current_xact_id()::text AS xid");
    return BigInt(row?.xid ?? 0);
  };
  let xidAtCopy = 0n;
  const env = {
    ...TEST_SECRETS,
    SVC_ENVIRONMENT: "test",
    DATA_DIR: "/dev/null",
    DATABASE_URL: postgres.url(DATABASE),
    DATABASE_POOL_SIZE: "3",
    DRAIN_SECONDS: "0",
    REDIS_URL: redisServer.url,
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    NODE_ENV: "production",
    REFUSALS_PER_MINUTE: "1000000",
    RATE_LIMIT_PER_MINUTE: "100000",
    WEBHOOK_ALLOW_LOOPBACK: "true",
  };
  return {
    postgres,
    redisPort: Number(new URL(redisServer.url).port),
    env,
    async reset(setUp) {
      await redis.flushall();
      await postgres.leaveDatabase();
      await clone(TEMPLATE, DATABASE);
      await postgres.useDatabase(DATABASE);
      await postgres.query(setUp);
    },
    async copyToStandby() {
      xidAtCopy = await readXid();
      await postgres.leaveDatabase();
      await clone(DATABASE, STANDBY);
      await postgres.useDatabase(DATABASE);
    },
    async promoteStandby() {
      // A real standby would continue after the last transaction ID that it received. The copy shares the old primary's counter,
      // so `event_offset` is reduced by the number of lost IDs.
      const lostCount = (await readXid()) - xidAtCopy;
      await postgres.leaveDatabase();
      await postgres.run(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
      await postgres.run(`ALTER DATABASE ${STANDBY} RENAME TO ${DATABASE}`);
      await postgres.useDatabase(DATABASE);
      await postgres.query("UPDATE deployment SET event_offset = event_offset - $1", [String(lostCount)]);
      await postgres.query("UPDATE sim.life SET name = $1", [PROMOTED_SERVER]);
    },
    async close() {
      redis.disconnect();
      await postgres.close();
      await Promise.all([server.stop(), redisServer.stop()]);
    },
  };
}

function startServers(): Promise<[RunningServer, RunningServer]> {
  return Promise.all([startMigratedPostgres("/dev/shm", SETTINGS), startRedis()]);
}

async function useServers({ postgres, redis }: ServerUrls): Promise<[RunningServer, RunningServer]> {
  const stop = async () => {};
  return [
    { url: postgres, stop },
    { url: redis, stop },
  ];
}

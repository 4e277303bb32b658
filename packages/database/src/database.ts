import { type Dependency, NotReadyError } from "@svc/service-kit/health";
import { getCurrentTracing } from "@svc/service-kit/tracing";
import type pg from "pg";
import { DatabaseClock } from "./database-clock.ts";
import {
  buildTransactionLimits,
  type Limits,
  type Pooler,
  REQUEST_TIMEOUT_MS,
  requestLimits,
} from "./limits.ts";
import { type Caller, NO_ORGANIZATION, QueuedPool } from "./pool/queued-pool.ts";
import { Replica, readFromReplica } from "./replica/replica.ts";
import { retryOnConflict } from "./retry.ts";
import { lockIndexKeys, throwNotReady } from "./secrets/lock-index-keys.ts";
import { type ConnectionConfig, toConnectionConfig } from "./servers/connection-config.ts";
import { type Sql, toSql } from "./sql.ts";
import { valueParsers } from "./statements/value-parsers.ts";
import { LimitedClient } from "./wire/limited-client.ts";
import { traceStatements } from "./wire/trace-statements.ts";
import { WriteFailures } from "./write-failures.ts";

export interface Database {
  pool: pg.Pool;
  /** For statements outside transactions. Retries each after a conflict. */
  sql: Sql;
  /** For reads that no write depends on. Uses a replica that has every committed change, or the primary. */
  reads: Database;
  replica: Replica | null;
  /**
   * Returns the database for one call. If the queue for connections is full, only the first statement of a call is rejected.
   * Later statements have priority. The queue is fair among organizations.
   */
  forCall(organizationId: string): Database;
  /** @throws Problem `overloaded` */
  connect(): Promise<pg.PoolClient>;
  /** IDs of the process's keys in `INDEX_KEY`, which each writing transaction locks first. Null if it has none. */
  indexKeyIds: readonly string[] | null;
  /** True if connections keep prepared statements. */
  isPrepared: boolean;
  clock: DatabaseClock;
  /** @throws NotReadyError when the server responds but rejects writes */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  readUrl?: string | undefined;
  poolSize: number;
  /** `application_name` in `pg_stat_activity`. */
  name: string;
  limits?: Limits;
  /** A transaction pooler rules out prepared statements and session settings. */
  pooler?: Pooler | undefined;
  /** IDs of the keys in `INDEX_KEY`, the current one first. */
  indexKeyIds?: readonly string[] | undefined;
  /** The pool replaces the connection. */
  onConnectionLost(error: Error): void;
  /**
   * Called when a ping or write finds another server or PostgreSQL timeline, as after a failover. The first event on
   * the new server or timeline also raises the offset of event positions (`move_event_offset`).
   */
  onServerMoved?(warning: string): void;
  /** Called for each caller that a full queue rejects. */
  onRefused?(waiting: number): void;
}

const IDLE_TIMEOUT_MS = 30_000;
/** SQLSTATE of `move_event_offset()`'s warning. */
const SERVER_MOVED = "SV002";

const HEALTH_QUERY = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly",
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "timeMs"`;

/** Removes the server's start time, which follows the last slash, because a restart loses nothing. */
const SERVER_IDENTITY_QUERY = "SELECT regexp_replace(server_life(), '/[^/]*$', '') AS identity";

interface Health {
  isReadOnly: boolean;
  timeMs: number;
}

/** The queue never rejects a caller that has taken a connection. */
const createInternalCaller = (): Caller => ({ organizationId: NO_ORGANIZATION, connectionsTaken: 1 });

/** Opens a pool, which connects on demand. */
export function openDatabase(options: DatabaseOptions): Database {
  const { limits = requestLimits(), pooler = "none" } = options;
  const isPrepared = pooler === "none";
  const config = {
    max: options.poolSize,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: limits.responseMs,
    ...(pooler === "none"
      ? {
          statement_timeout: limits.statementMs,
          lock_timeout: limits.lockMs,
          idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        }
      : {
          transactionLimits: buildTransactionLimits(limits),
          Client: LimitedClient as unknown as new () => pg.ClientBase,
        }),
    keepAlive: true,
    types: valueParsers,
  };
  const { onRefused = () => {} } = options;
  const openPool = ({ servers, ...connection }: ConnectionConfig, name: string) => {
    const queue = { connectMs: limits.connectMs, maxWaitMs: limits.maxWaitMs, onRefused };
    const newPool = new QueuedPool({ ...config, ...connection, application_name: name }, queue);
    newPool.on("error", options.onConnectionLost);
    newPool.on("connect", (client) => {
      client.on("notice", ({ code, message }) => {
        if (code === SERVER_MOVED) options.onServerMoved?.(message ?? "");
      });
    });
    // The pool listens only to idle connections, and an unhandled error would crash the process.
    newPool.on("connect", (client) => client.on("error", () => {}));
    if (servers) newPool.on("connect", (client) => servers.watch(client));
    if (getCurrentTracing()) newPool.on("connect", traceStatements);
    return newPool;
  };
  const pool = openPool(toConnectionConfig(options.url), options.name);
  const writeFailures = new WriteFailures();
  pool.on("connect", (client) => writeFailures.watch(client));
  const healthQuery: pg.QueryConfig & pg.ClientConfig = {
    text: HEALTH_QUERY,
    query_timeout: Math.min(limits.responseMs, REQUEST_TIMEOUT_MS),
  };
  const clock = new DatabaseClock(async () => {
    const { rows } = await pool.queryFor<Health>(createInternalCaller(), healthQuery);
    return rows[0] as Health;
  });
  let serverIdentity: string | null = null;
  // Writes need no check, because the server warns about the change.
  const detectServerChange = async () => {
    if (!options.onServerMoved) return;
    const { rows } = await pool.queryFor<{ identity: string }>(createInternalCaller(), {
      text: SERVER_IDENTITY_QUERY,
    });
    const current = rows[0]?.identity ?? null;
    if (serverIdentity !== null && current !== serverIdentity)
      options.onServerMoved(`${serverIdentity} is now ${current}`);
    serverIdentity = current;
  };
  const replica = options.readUrl
    ? new Replica({
        pool: openPool(toConnectionConfig(options.readUrl, "prefer-standby"), `${options.name}-reads`),
        isPrepared,
        queryPrimary: (statement) => pool.queryFor(createInternalCaller(), statement),
      })
    : null;
  const { indexKeyIds = null } = options;
  const shared = {
    pool,
    replica,
    clock,
    isPrepared,
    indexKeyIds,
    ping: async () => {
      const { isReadOnly } = await clock.measure();
      const reason = isReadOnly ? "the database is read-only" : writeFailures.reason;
      if (reason !== null) throw new NotReadyError(reason);
      await detectServerChange();
      if (indexKeyIds)
        await pool.queryFor(createInternalCaller(), lockIndexKeys(indexKeyIds)).catch(throwNotReady);
    },
    close: async () => void (await Promise.all([pool.end(), replica?.pool.end()])),
    forCall: (organizationId: string): Database => {
      const caller = { organizationId, connectionsTaken: 0 };
      return toDatabase(() => caller, organizationId);
    },
  };
  const toPrimary = (caller: () => Caller): Omit<Database, "reads"> => ({
    ...shared,
    connect: () => pool.acquire(caller()),
    sql: withRetries(toSql({ query: (statement) => pool.queryFor(caller(), statement) }, { isPrepared })),
  });
  const toDatabase = (caller: () => Caller, organizationId = NO_ORGANIZATION): Database => {
    const db = toPrimary(caller) as Database;
    db.reads = replica ? { ...db, ...readFromReplica(db, replica, organizationId) } : db;
    db.reads.reads = db.reads;
    return db;
  };
  // Outside `forCall`, the queue never rejects a statement, because a call may be waiting for it.
  return toDatabase(createInternalCaller);
}

function withRetries(sql: Sql): Sql {
  return { query: (statement) => retryOnConflict(() => sql.query(statement)) };
}

export function databaseDependencies(db: Database): Dependency[] {
  return [
    { name: "postgres", isRequired: true, check: () => db.ping() },
    { name: "clock", isRequired: true, isQuiet: true, check: async () => db.clock.requireAgreement() },
  ];
}

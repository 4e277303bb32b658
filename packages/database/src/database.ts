import { currentTracing, NotReadyError } from "@svc/service-kit";
import type pg from "pg";
import { DatabaseClock } from "./database-clock.ts";
import { type Limits, REQUEST_TIMEOUT_MS, requestLimits } from "./limits.ts";
import { type Caller, OF_NOBODY, QueuedPool } from "./pool/queued-pool.ts";
import { repeatConflicts } from "./repeat-conflicts.ts";
import { connectionOf } from "./servers/connection-of.ts";
import { type Sql, type Statement, type TextRows, toSql } from "./sql.ts";
import { valueParsers } from "./statements/value-parsers.ts";
import { queryTexts } from "./wire/query-texts.ts";
import { traceStatements } from "./wire/trace-statements.ts";
import type { WireRows } from "./wire/wire-rows.ts";
import { WriteTrouble } from "./write-trouble.ts";

/** One PostgreSQL pool, as one of its callers has it. */
export interface Database {
  pool: pg.Pool;
  /** The pool, for statements outside a transaction: each is one of its own, and repeated as those are. */
  sql: Sql;
  /** As `sql`, each value as PostgreSQL writes it: for what is answered as it is read. */
  queryTexts(statement: Statement): Promise<TextRows>;
  /**
   * The same, the rows as PostgreSQL sends them: for what is answered as it is read.
   *
   * @param read reads them, at once: they are overwritten then. What it throws passes through
   */
  queryRows<Result>(statement: Statement, read: (rows: WireRows) => Result): Promise<Result>;
  /**
   * The same for one call of an organization's, which has its turn among those of other organizations. Where too many wait
   * its first statement is refused at once; what has begun goes on, before what has not.
   */
  forCall(organizationId: string): Database;
  /**
   * A connection in the caller's turn, to be given back by its `release`.
   *
   * @throws Problem `overloaded`
   */
  connect(): Promise<pg.PoolClient>;
  /** Whether each connection keeps what it has planned of statements with a name. */
  isPrepared: boolean;
  /** The time that services go by; measured by `ping`, and whenever somebody asks. */
  clock: DatabaseClock;
  /**
   * Asks the server for a sign of life, and waits for it as long as a request would.
   *
   * @throws NotReadyError when it answers, and takes no writes: it is read-only, or its disk was full at the last write
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Max connections. */
  poolSize: number;
  /** How the connections are named in `pg_stat_activity`. */
  name: string;
  /** A request's unless others are given. */
  limits?: Limits;
  /**
   * Whether statements with a name are prepared, once by each connection; so unless it says otherwise. Behind a pooler that
   * changes connections between transactions they must not be.
   */
  isPrepared?: boolean;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onConnectionLost(error: Error): void;
  /** Told of each caller who is refused, with how many wait for a connection. */
  onRefused?(waiting: number): void;
}

const IDLE_TIMEOUT_MS = 30_000;

/** A standby is read-only too. Waited for as by a request, whatever the pool is for: somebody wants to know now. */
const SIGN_OF_LIFE = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly",
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "timeMs"`;

interface SignOfLife {
  isReadOnly: boolean;
  /** Since the epoch. */
  timeMs: number;
}

/**
 * Opens a pool. No connection is made before it is needed. Where requests and work meet in one process each has a pool of
 * its own, so that neither takes the other's connections or has its limits.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { limits = requestLimits(), isPrepared = true } = options;
  const { servers, ...connection } = connectionOf(options.url);
  const config = {
    ...connection,
    max: options.poolSize,
    application_name: options.name,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    types: valueParsers,
  };
  const { onRefused = () => {} } = options;
  const pool = new QueuedPool(config, { connectMs: limits.connect, waitMs: limits.wait, onRefused });
  pool.on("error", options.onConnectionLost);
  // The pool stops listening to a connection as it hands it out, and whoever gets it listens a moment later, if at
  // all. A server that ends the connection in between would end the process; the next statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  const trouble = new WriteTrouble();
  pool.on("connect", (client) => trouble.watch(client));
  if (servers) pool.on("connect", (client) => servers.watch(client));
  if (currentTracing()) pool.on("connect", traceStatements);
  const signOfLife: pg.QueryConfig & pg.ClientConfig = {
    text: SIGN_OF_LIFE,
    query_timeout: Math.min(limits.answer, REQUEST_TIMEOUT_MS),
  };
  const clock = new DatabaseClock(async () => {
    // Whoever asks for a sign of life is never refused for lack of room: a service that has much to do is a living one.
    const { rows } = await pool.queryFor<SignOfLife>({ organizationId: OF_NOBODY, had: 1 }, signOfLife);
    return rows[0] as SignOfLife;
  });
  const shared = {
    pool,
    clock,
    isPrepared,
    ping: async () => {
      const { isReadOnly } = await clock.measure();
      const reason = isReadOnly ? "the database is read-only" : trouble.reason;
      if (reason !== null) throw new NotReadyError(reason);
    },
    close: () => pool.end(),
    forCall: (organizationId: string): Database => {
      const caller = { organizationId, had: 0 };
      return ofCaller(() => caller);
    },
  };
  const ofCaller = (caller: () => Caller): Database => ({
    ...shared,
    connect: () => pool.take(caller()),
    sql: repeating(toSql({ query: (statement) => pool.queryFor(caller(), statement) }, isPrepared)),
    queryTexts: (statement) =>
      repeatConflicts(() => pool.runFor(caller(), (client) => queryTexts(client, isPrepared, statement))),
    queryRows: ({ name, ...plain }, read) => {
      const sent = isPrepared && name !== undefined ? { name, ...plain } : plain;
      return repeatConflicts(() => pool.queryRowsFor(caller(), sent, read));
    },
  });
  // No call's own: what a process reads for whoever comes (keys, custodians), and writes down. It counts as begun, as a call
  // that waits for it may have begun.
  return ofCaller(() => ({ organizationId: OF_NOBODY, had: 1 }));
}

function repeating(sql: Sql): Sql {
  return { query: (statement) => repeatConflicts(() => sql.query(statement)) };
}

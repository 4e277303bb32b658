import { currentTracing, NotReadyError } from "@svc/service-kit";
import type pg from "pg";
import { DatabaseClock } from "./database-clock.ts";
import { type Limits, REQUEST_TIMEOUT_MS, requestLimits } from "./limits.ts";
import { limitsOfTransaction, type Pooler } from "./pool/pooler.ts";
import { type Caller, OF_NOBODY, QueuedPool } from "./pool/queued-pool.ts";
import { repeatConflicts } from "./repeat-conflicts.ts";
import { readFromReplica } from "./replica/read-from-replica.ts";
import { Replica } from "./replica/replica.ts";
import { holdIndexKeys, sayNotReady } from "./secrets/hold-index-keys.ts";
import { type Connection, connectionOf } from "./servers/connection-of.ts";
import { type Sql, toSql } from "./sql.ts";
import { valueParsers } from "./statements/value-parsers.ts";
import { LimitedClient } from "./wire/limited-client.ts";
import { traceStatements } from "./wire/trace-statements.ts";
import { WriteTrouble } from "./write-trouble.ts";

/** One PostgreSQL pool, as one of its callers has it. */
export interface Database {
  pool: pg.Pool;
  /** The pool, for statements outside a transaction: each is one of its own, and repeated as those are. */
  sql: Sql;
  /** The same database for reads that decide nothing: from a replica where there is one, which has all that is committed; else itself. */
  reads: Database;
  /** Null where there is none. */
  replica: Replica | null;
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
  /** With what each transaction that may write begins; see `holdIndexKeys`. Null where the process compares by no digests. */
  indexKeyIds: readonly string[] | null;
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
  /** A replica's, for what is asked of `reads`. */
  readUrl?: string | undefined;
  /** Max connections. */
  poolSize: number;
  /** How the connections are named in `pg_stat_activity`. */
  name: string;
  /** A request's unless others are given. */
  limits?: Limits;
  /**
   * Behind one that changes connections between transactions nothing is prepared, and each transaction is told its limits; a connection
   * to PostgreSQL itself has prepared what has a name, and its limits as its own.
   */
  pooler?: Pooler | undefined;
  /** The ids of `INDEX_KEY`, where the process compares by digests under it, the current one first. */
  indexKeyIds?: readonly string[] | undefined;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onConnectionLost(error: Error): void;
  /** Receives a warning when a ping or a write of this process meets another server or timeline. A write moves the positions of events. */
  onServerMoved?(warning: string): void;
  /** Told of each caller who is refused, with how many wait for a connection. */
  onRefused?(waiting: number): void;
}

const IDLE_TIMEOUT_MS = 30_000;
/** The code of the warning of `move_event_offset()`. */
const SERVER_MOVED = "SV002";

/** A standby is read-only too. Waited for as by a request, whatever the pool is for: somebody wants to know now. */
const SIGN_OF_LIFE = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly",
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "timeMs"`;

/** The server and its timeline, without its start: a restart loses nothing. */
const SERVER_LIFE = "SELECT regexp_replace(server_life(), '/[^/]*$', '') AS life";

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
  const { limits = requestLimits(), pooler = "none" } = options;
  const isPrepared = pooler === "none";
  const config = {
    max: options.poolSize,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: limits.answer,
    ...(pooler === "none"
      ? {
          statement_timeout: limits.statement,
          lock_timeout: limits.lock,
          idle_in_transaction_session_timeout: limits.idleInTransaction,
        }
      : {
          limitsOfTransaction: limitsOfTransaction(limits),
          // `pg` constructs it with the pool's configuration; its types leave that out.
          Client: LimitedClient as unknown as new () => pg.ClientBase,
        }),
    keepAlive: true,
    types: valueParsers,
  };
  const { onRefused = () => {} } = options;
  const openPool = ({ servers, ...connection }: Connection, name: string) => {
    const queue = { connectMs: limits.connect, waitMs: limits.wait, onRefused };
    const opened = new QueuedPool({ ...config, ...connection, application_name: name }, queue);
    opened.on("error", options.onConnectionLost);
    opened.on("connect", (client) => {
      client.on("notice", ({ code, message }) => {
        if (code === SERVER_MOVED) options.onServerMoved?.(message ?? "");
      });
    });
    // The pool stops listening to a connection as it hands it out, and whoever gets it listens a moment later, if at
    // all. A server that ends the connection in between would end the process; the next statement fails anyway.
    opened.on("connect", (client) => client.on("error", () => {}));
    if (servers) opened.on("connect", (client) => servers.watch(client));
    if (currentTracing()) opened.on("connect", traceStatements);
    return opened;
  };
  const pool = openPool(connectionOf(options.url), options.name);
  const trouble = new WriteTrouble();
  pool.on("connect", (client) => trouble.watch(client));
  const signOfLife: pg.QueryConfig & pg.ClientConfig = {
    text: SIGN_OF_LIFE,
    query_timeout: Math.min(limits.answer, REQUEST_TIMEOUT_MS),
  };
  const clock = new DatabaseClock(async () => {
    // Whoever asks for a sign of life is never refused for lack of room: a service that has much to do is a living one.
    const { rows } = await pool.queryFor<SignOfLife>({ organizationId: OF_NOBODY, had: 1 }, signOfLife);
    return rows[0] as SignOfLife;
  });
  let life: string | null = null;
  /** For processes that only read: those that write receive the server's own warning. */
  const watchServerLife = async () => {
    if (!options.onServerMoved) return;
    const { rows } = await pool.queryFor<{ life: string }>(
      { organizationId: OF_NOBODY, had: 1 },
      { text: SERVER_LIFE },
    );
    const now = rows[0]?.life ?? null;
    if (life !== null && now !== life) options.onServerMoved(`${life} is now ${now}`);
    life = now;
  };
  const replica = options.readUrl
    ? new Replica({
        pool: openPool(connectionOf(options.readUrl, "prefer-standby"), `${options.name}-reads`),
        isPrepared,
        askPrimary: (statement) => pool.queryFor({ organizationId: OF_NOBODY, had: 1 }, statement),
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
      const reason = isReadOnly ? "the database is read-only" : trouble.reason;
      if (reason !== null) throw new NotReadyError(reason);
      await watchServerLife();
      if (indexKeyIds)
        await pool
          .queryFor({ organizationId: OF_NOBODY, had: 1 }, holdIndexKeys(indexKeyIds))
          .catch(sayNotReady);
    },
    close: async () => void (await Promise.all([pool.end(), replica?.pool.end()])),
    forCall: (organizationId: string): Database => {
      const caller = { organizationId, had: 0 };
      return ofCaller(() => caller, organizationId);
    },
  };
  const onPrimary = (caller: () => Caller): Omit<Database, "reads"> => ({
    ...shared,
    connect: () => pool.take(caller()),
    sql: repeating(toSql({ query: (statement) => pool.queryFor(caller(), statement) }, isPrepared)),
  });
  const ofCaller = (caller: () => Caller, organizationId = OF_NOBODY): Database => {
    const db = onPrimary(caller) as Database;
    db.reads = replica ? { ...db, ...readFromReplica(db, replica, organizationId) } : db;
    db.reads.reads = db.reads;
    return db;
  };
  // No call's own: what a process reads for whoever comes (keys, custodians), and writes down. It counts as begun, as a call
  // that waits for it may have begun.
  return ofCaller(() => ({ organizationId: OF_NOBODY, had: 1 }));
}

function repeating(sql: Sql): Sql {
  return { query: (statement) => repeatConflicts(() => sql.query(statement)) };
}

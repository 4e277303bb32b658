import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "./generated/prisma/client.ts";

/** One PostgreSQL pool with two ways in: Prisma for writes and plain reads, `pool` for the reads that must be fast. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Asks the server for a sign of life. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What a statement runs on inside `inTransaction`. */
export type Transaction = Prisma.TransactionClient;

interface DatabaseOptions {
  url: string;
  /** Connections at the most. */
  poolSize: number;
  /** How the connections are named in `pg_stat_activity`. */
  name: string;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onConnectionLost(error: Error): void;
}

const CONNECT_TIMEOUT_MS = 1_500;
const QUERY_TIMEOUT_MS = 1_800;
const IDLE_TIMEOUT_MS = 30_000;
const TRANSACTION_TIMEOUT_MS = 5_000;

/**
 * Opens a pool. No connection is made before it is needed.
 *
 * A server that does not answer makes a call fail within two seconds: a connection that does not come up counts as
 * down after 1.5 s, a statement without an answer after 1.8 s.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on("error", options.onConnectionLost);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
    errorFormat: "minimal",
  });
  return {
    prisma,
    pool,
    ping: async () => {
      await pool.query("SELECT 1");
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Runs `work` in one transaction: all of it is written, or nothing. What it throws passes through unchanged. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.prisma.$transaction(work);
}

/**
 * Waits for the transaction's turn with this name; the turn ends with the transaction. It serialises what has no row
 * to lock yet, such as two creations of the same thing.
 */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  // hashtextextended makes the 64-bit number that advisory locks take; two names that collide only wait in vain.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** As `lockName`, without waiting. @returns false when another transaction has its turn with this name */
export async function tryLockName(tx: Transaction, name: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`;
  return row?.locked === true;
}

import type { Statement } from "./sql.ts";

/** Time limits of a pool, in milliseconds; 0 means no limit. */
export interface Limits {
  connect: number;
  /** The pool rejects callers at once if it expects them to wait longer; 0 rejects no caller. */
  wait: number;
  statement: number;
  /** Slightly longer than `statement`, for a server that does not respond. */
  answer: number;
  lock: number;
  idleInTransaction: number;
}

export const REQUEST_TIMEOUT_MS = 1_800;

/** Returns limits for requests, which must fail early and hold locks briefly. */
export function requestLimits(answer = REQUEST_TIMEOUT_MS): Limits {
  return {
    connect: Math.round(answer * 0.8),
    wait: Math.round(answer * 0.4),
    statement: Math.round(answer * 0.9),
    answer,
    lock: 0,
    idleInTransaction: Math.max(10_000, 3 * answer),
  };
}

const MINUTE = 60_000;

/**
 * Returns limits for jobs and commands. Their lock timeout is shorter than a request's timeout, because they may hold locks that a request
 * needs.
 */
export function workLimits(requestAnswer = REQUEST_TIMEOUT_MS): Limits {
  return {
    connect: Math.max(5_000, requestAnswer),
    wait: 0,
    statement: 5 * MINUTE,
    answer: 5 * MINUTE + 5_000,
    lock: Math.round(requestAnswer / 2),
    idleInTransaction: 2 * MINUTE,
  };
}

export type Pooler = "none" | "transaction";

/**
 * Returns a statement that sets the limits of a transaction, because poolers reject session settings or share them. The statement returns no
 * row, because `concat` is never null.
 */
export function buildTransactionLimits({ statement, lock, idleInTransaction }: Limits): Statement {
  const settings = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
  const calls = Object.entries(settings).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  return { text: `SELECT WHERE concat(${calls.join(", ")}) IS NULL` };
}

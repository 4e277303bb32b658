import type { Statement } from "./sql.ts";

/** 0 means no limit. */
export interface Limits {
  connectMs: number;
  /** The pool immediately rejects callers that it expects to wait longer. */
  maxWaitMs: number;
  statementMs: number;
  /** Slightly longer than `statementMs`, for a server that does not enforce that limit. */
  responseMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

export const REQUEST_TIMEOUT_MS = 1_800;

/** Returns limits for requests, which must fail early and hold locks briefly. */
export function requestLimits(responseMs = REQUEST_TIMEOUT_MS): Limits {
  return {
    connectMs: Math.round(responseMs * 0.8),
    maxWaitMs: Math.round(responseMs * 0.4),
    statementMs: Math.round(responseMs * 0.9),
    responseMs,
    lockMs: 0,
    idleInTransactionMs: Math.max(10_000, 3 * responseMs),
  };
}

const MINUTE_MS = 60_000;

/**
 * Returns limits for jobs and commands. The lock timeout is shorter than a request's timeout, because a request may wait for the
 * locks they hold.
 */
export function workLimits(requestResponseMs = REQUEST_TIMEOUT_MS): Limits {
  return {
    connectMs: Math.max(5_000, requestResponseMs),
    maxWaitMs: 0,
    statementMs: 5 * MINUTE_MS,
    responseMs: 5 * MINUTE_MS + 5_000,
    lockMs: Math.round(requestResponseMs / 2),
    idleInTransactionMs: 2 * MINUTE_MS,
  };
}

export type Pooler = "none" | "transaction";

/**
 * Builds a statement that sets a transaction's limits, because poolers reject or share session settings. It returns no row:
 * `concat` is never null.
 */
export function buildTransactionLimits({ statementMs, lockMs, idleInTransactionMs }: Limits): Statement {
  const settings = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const calls = Object.entries(settings).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  return { text: `SELECT WHERE concat(${calls.join(", ")}) IS NULL` };
}

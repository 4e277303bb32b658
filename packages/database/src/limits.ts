/** How long what goes over a pool may take. All in milliseconds; 0 is no limit. */
export interface Limits {
  /** Getting a connection: one that is free, or a new one. */
  connect: number;
  /** Whoever would wait longer for one that comes free is refused at once; 0 refuses nobody. */
  wait: number;
  /** One statement, after which the server ends it. */
  statement: number;
  /** An answer: a little longer, for a server that gives none. */
  answer: number;
  /** One statement's wait for a lock that another transaction has. */
  lock: number;
  /** A transaction that nobody goes on with ends after this, and with it its locks. */
  idleInTransaction: number;
}

/** How long a request waits for an answer of the database where nothing else is configured. */
export const REQUEST_TIMEOUT_MS = 1_800;

/**
 * For what somebody waits for: it fails soon rather than late, and holds a connection and locks for moments.
 *
 * @param answer milliseconds that a statement may take to be answered; a connection has a little less
 */
export function requestLimits(answer = REQUEST_TIMEOUT_MS): Limits {
  return {
    connect: Math.round(answer * 0.8),
    wait: Math.round(answer * 0.4),
    statement: Math.round(answer * 0.9),
    answer,
    // The statement's own limit holds for its waits as well.
    lock: 0,
    idleInTransaction: Math.max(10_000, 3 * answer),
  };
}

const MINUTE = 60_000;

/**
 * For jobs and commands: nobody waits for them, and each of their steps takes the time that it takes. They wait less for a
 * lock than a request may take, since what they hold meanwhile may be what a request waits for.
 *
 * @param requestAnswer as in `requestLimits`
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

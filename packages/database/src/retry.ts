import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "@svc/service-kit";
import { isTransactionConflict, mapDatabaseError } from "./database-errors.ts";

const MAX_RETRIES = 3;
const MAX_FIRST_PAUSE_MS = 25;

/** Retries a transaction up to three times after conflicts. `run` must have no side effects outside the database. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await run();
    } catch (error) {
      if (retry === MAX_RETRIES || !isTransactionConflict(error)) throw error;
    }
    const pauseMs = Math.random() * MAX_FIRST_PAUSE_MS * 2 ** retry;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export interface RetryOptions {
  log: Logger;
  signal?: AbortSignal | undefined;
}

const RETRY_MS = 500;
const LOG_INTERVAL_MS = 5_000;

/**
 * Retries startup work until the database is available.
 * @param work must release its resources when it fails
 * @throws errors of `work`, except those of an unavailable database; the signal's reason after an abort
 */
export async function retryUntilAvailable<T>(
  work: () => Promise<T>,
  { log, signal }: RetryOptions,
): Promise<T> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      const result = await unlessAborted(work(), signal);
      if (Number.isFinite(loggedAt)) log.info("database is available; continuing startup");
      return result;
    } catch (error) {
      signal?.throwIfAborted();
      if (mapDatabaseError(error)?.code !== "dependency_unavailable") throw error;
      if (performance.now() - loggedAt >= LOG_INTERVAL_MS) {
        log.warn({ err: error }, "waiting for the database to become available");
        loggedAt = performance.now();
      }
    }
    await pause(RETRY_MS, undefined, { signal });
  }
}

/** Rejects immediately on abort, even if `work` hangs. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}

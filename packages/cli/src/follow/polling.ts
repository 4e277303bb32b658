import { AbortedError, ApiError, ConnectionError } from "@svc/client";

const PAUSE_AFTER_FAILURE_MS = 2_000;

export interface Polling {
  signal: AbortSignal;
  intervalMs: number;
  /** Receives a temporary failure, and null when the API responds again. */
  onTrouble(error: Error | null): void;
}

/** Returns early when aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", end, { once: true });
  });
}

/**
 * Repeats a read until aborted, also after connection errors and temporary API failures (429, 5xx).
 *
 * @param read returns true to read again immediately, because more is waiting
 */
export async function poll(
  read: () => Promise<boolean>,
  { signal, intervalMs, onTrouble }: Polling,
): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    try {
      const isMoreWaiting = await read();
      if (isFailing) onTrouble(null);
      isFailing = false;
      if (!isMoreWaiting) await pause(intervalMs, signal);
    } catch (error) {
      if (error instanceof AbortedError && signal.aborted) return;
      if (!isTemporary(error)) throw error;
      if (!isFailing) onTrouble(error);
      isFailing = true;
      await pause(PAUSE_AFTER_FAILURE_MS, signal);
    }
  }
}

function isTemporary(error: unknown): error is Error {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  return error instanceof ConnectionError;
}

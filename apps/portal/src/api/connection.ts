import { useSyncExternalStore } from "react";
import { browserClock } from "./clock.ts";

interface Connection {
  /** The last call got no response, or a 502, 503 or 504. */
  isUnreachable: boolean;
  /** When to retry: after `Retry-After`, or in 5 seconds. */
  retryAt: number;
}

const DEFAULT_RETRY_S = 5;
const MAX_RETRY_S = 60;

const listeners = new Set<() => void>();
let current: Connection = { isUnreachable: false, retryAt: 0 };

function set(next: Connection): void {
  current = next;
  for (const listener of listeners) listener();
}

export function getConnection(): Connection {
  return current;
}

/** Records the outcome of a call. `status` is 0 if no response arrived; `retryAfter` is in seconds. */
export function recordCallStatus(status: number, retryAfter: number | null): void {
  const isUnreachable = status === 0 || status === 502 || status === 503 || status === 504;
  if (!isUnreachable && !current.isUnreachable) return;
  const seconds = Math.min(retryAfter ?? DEFAULT_RETRY_S, MAX_RETRY_S);
  set({ isUnreachable, retryAt: isUnreachable ? browserClock() + seconds * 1_000 : 0 });
}

/** Postpones the next retry while one is running. */
export function postponeRetry(): void {
  if (current.isUnreachable) set({ isUnreachable: true, retryAt: browserClock() + DEFAULT_RETRY_S * 1_000 });
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

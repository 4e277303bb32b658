import { useSyncExternalStore } from "react";
import { browserClock } from "./clock.ts";

export interface Connection {
  /** The last call got no response, or a 502, 503 or 504. */
  isAway: boolean;
  /** When to retry: after `Retry-After`, or in 5 seconds. */
  retryAt: number;
}

const SOON_S = 5;
const AT_MOST_S = 60;

const listeners = new Set<() => void>();
let current: Connection = { isAway: false, retryAt: 0 };

function set(next: Connection): void {
  current = next;
  for (const listener of listeners) listener();
}

export function connection(): Connection {
  return current;
}

/** Records the outcome of a call. `status` is 0 if no response arrived; `retryAfter` is in seconds. */
export function note(status: number, retryAfter: number | null): void {
  const isAway = status === 0 || status === 502 || status === 503 || status === 504;
  if (!isAway && !current.isAway) return;
  const seconds = Math.min(retryAfter ?? SOON_S, AT_MOST_S);
  set({ isAway, retryAt: isAway ? browserClock() + seconds * 1_000 : 0 });
}

/** Postpones the next retry while one is running. */
export function settle(): void {
  if (current.isAway) set({ isAway: true, retryAt: browserClock() + SOON_S * 1_000 });
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

import { useSyncExternalStore } from "react";
import { browserClock } from "./clock.ts";

// Whether the server answers, as the calls of all pages find it.

/** What is known of the server. */
export interface Connection {
  /** Whether the last answer was none, or that it cannot serve now. */
  isAway: boolean;
  /** When it is to be asked again: as it has said, or soon. */
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

/** A call came back with this status, 0 for none. */
export function note(status: number, retryAfter: number | null): void {
  const isAway = status === 0 || status === 502 || status === 503 || status === 504;
  if (!isAway && !current.isAway) return;
  const seconds = Math.min(retryAfter ?? SOON_S, AT_MOST_S);
  set({ isAway, retryAt: isAway ? browserClock() + seconds * 1_000 : 0 });
}

/** It is asked again now; until it has answered it is asked no further time. */
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

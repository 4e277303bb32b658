import { useSyncExternalStore } from "react";
import { browserClock } from "./clock.ts";
import { createStore } from "./store.ts";

interface Connection {
  /** The last call got no response, or a 502, 503 or 504. */
  isUnreachable: boolean;
  /** Time of the next retry, in Unix milliseconds. */
  retryAt: number;
}

const DEFAULT_RETRY_S = 5;
const MAX_RETRY_S = 60;

const connection = createStore<Connection>({ isUnreachable: false, retryAt: 0 });
export const getConnection = connection.get;

/** Records a call. `status` is 0 without a response. `retryAfter` is in seconds. */
export function recordCallStatus(status: number, retryAfter: number | null): void {
  const isUnreachable = status === 0 || status === 502 || status === 503 || status === 504;
  if (!isUnreachable && !getConnection().isUnreachable) return;
  const seconds = Math.min(retryAfter ?? DEFAULT_RETRY_S, MAX_RETRY_S);
  connection.set({ isUnreachable, retryAt: isUnreachable ? browserClock() + seconds * 1_000 : 0 });
}

export function postponeRetry(): void {
  if (!getConnection().isUnreachable) return;
  connection.set({ isUnreachable: true, retryAt: browserClock() + DEFAULT_RETRY_S * 1_000 });
}

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.get);
}

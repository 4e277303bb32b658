import type { Item, RolloverClient } from "@svc/client";
import { type Polling, poll } from "./polling.ts";

export type FollowedEvent = Item<"listEvents">;

interface Follower extends Polling {
  /** `beginning` reports all stored events, `now` only new ones. */
  start: { cursor: string } | "beginning" | "now";
  /** Called once. Every event committed afterward will be reported. */
  onReady(): void;
  /** Called in commit order. @returns false to stop */
  onEvent(event: FollowedEvent): Promise<boolean> | boolean;
}

/** The next poll repeats a failed one, so few retries suffice. */
const MAX_RETRIES = 1;
const PAGE_SIZE = 100;

/**
 * Reports events without gaps.
 *
 * @returns the cursor after the last completely reported page, or the start cursor; null if there was neither
 */
export async function followEvents(client: RolloverClient, follower: Follower): Promise<string | null> {
  const { start, signal, onReady, onEvent } = follower;
  const query = { order: "oldest" as const, limit: PAGE_SIZE };
  const list = client.events.list(typeof start === "string" ? { ...query, start } : query);
  let cursor = typeof start === "string" ? undefined : start.cursor;
  let isReady = false;
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    await poll(
      async () => {
        const page = await list.page(cursor, { signal: stop.signal, maxRetries: MAX_RETRIES });
        if (!isReady) onReady();
        isReady = true;
        for (const event of page.data) {
          if (stop.signal.aborted || !(await onEvent(event))) {
            stop.abort();
            return false;
          }
        }
        cursor = page.nextCursor ?? cursor;
        return page.hasMore;
      },
      { ...follower, signal: stop.signal },
    );
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
  return cursor ?? null;
}

/** Returns the sequence of a rollover's last event; 0 without events. */
export async function findLastSequence(
  client: RolloverClient,
  rolloverId: string,
  signal: AbortSignal,
): Promise<number> {
  const { data } = await client.events.list({ rolloverId, limit: 1 }, { signal }).page();
  return Number(data[0]?.data.sequence ?? 0);
}

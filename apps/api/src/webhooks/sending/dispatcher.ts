import { randomUUID } from "node:crypto";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { type AttemptContext, attemptDelivery } from "./attempt-delivery.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import {
  type ClaimedLane,
  claimLanes,
  type HeadDelivery,
  type LaneName,
  releaseLanes,
  removeEmptyLane,
  renewClaims,
  settleAttempt,
} from "./delivery-store.ts";

/** What a dispatcher takes of the service. */
export interface DispatchContext extends AttemptContext {
  db: Database;
  log: Logger;
  metrics: DeliveryMetrics;
  /** Told of an endpoint that answered 410, or whose attempt failed: it may have to be taken out. */
  onFailure(endpointId: string, isGone: boolean): Promise<void>;
}

/** A process's share of the deliveries. */
export interface Dispatcher {
  /** Looks for lanes at once: something was written. */
  wake(): void;
  /** Takes no more, lets what is under way end, and gives the rest back. */
  close(): Promise<void>;
}

const MOST_LANES = 400;
const MOST_LANES_PER_ENDPOINT = 20;
const RENEW_EVERY_MS = 3_000;
/** Without a wake-up: lanes that became due, and those of a worker that died. */
const LOOK_EVERY_MS = 1_000;
const CLOSE_PATIENCE_MS = 8_000;
/** A lane with much in it is given back now and then, so that others have their turn. */
const MOST_IN_A_ROW = 50;

/**
 * Starts to deliver. Each lane is a rollover's deliveries to an endpoint, in order: its head is sent, settled, and
 * followed by the next. Many lanes go on side by side, and none waits for another.
 */
export function startDispatcher(ctx: DispatchContext): Dispatcher {
  const worker = randomUUID();
  const running = new Map<string, { lane: ClaimedLane; done: Promise<void> }>();
  let isClosing = false;
  let isLooking = false;
  let isWoken = false;

  const keyOf = ({ endpointId, lane }: LaneName) => `${endpointId}/${lane}`;
  const runningLanes = () => [...running.values()].map(({ lane }) => lane);

  function busyEndpoints(): Map<string, number> {
    const busy = new Map<string, number>();
    for (const { endpointId } of runningLanes()) busy.set(endpointId, (busy.get(endpointId) ?? 0) + 1);
    return busy;
  }

  async function look(): Promise<void> {
    if (isLooking) {
      isWoken = true;
      return;
    }
    isLooking = true;
    try {
      do {
        isWoken = false;
        const limit = MOST_LANES - running.size;
        if (limit <= 0 || isClosing) break;
        const busy = busyEndpoints();
        const lanes = await claimLanes(ctx.db.sql, worker, {
          limit,
          perEndpoint: MOST_LANES_PER_ENDPOINT,
          busy,
        });
        for (const lane of lanes) begin(lane);
      } while (isWoken);
    } catch (error) {
      ctx.log.warn({ err: error }, "webhooks could not be claimed");
    } finally {
      isLooking = false;
    }
  }

  function begin(lane: ClaimedLane): void {
    const key = keyOf(lane);
    const done = work(lane)
      .catch((error) => ctx.log.warn({ err: error, endpointId: lane.endpointId }, "a lane was left"))
      .finally(() => {
        running.delete(key);
        // Its place is free for another.
        if (!isClosing) void look();
      });
    running.set(key, { lane, done });
  }

  async function work(lane: ClaimedLane): Promise<void> {
    if (!lane.head) return removeEmptyLane(ctx.db.sql, worker, lane);
    let head: HeadDelivery | null = lane.head;
    for (let sent = 0; head && !isClosing && sent < MOST_IN_A_ROW; sent += 1)
      head = await deliver(lane, head);
    if (head) await releaseLanes(ctx.db.sql, worker, [lane]);
  }

  async function deliver(lane: ClaimedLane, head: HeadDelivery): Promise<HeadDelivery | null> {
    const outcome = await attemptDelivery(ctx, lane, head);
    ctx.metrics.attempted(outcome, head.waitingSince);
    const next = await settleAttempt(ctx.db.sql, worker, lane, head, lane.url, outcome);
    if (outcome.status === "succeeded") return next;
    await ctx.onFailure(lane.endpointId, outcome.isGone);
    // Whether it is still to be sent to, the next claim asks.
    if (next) await releaseLanes(ctx.db.sql, worker, [lane]);
    return null;
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    try {
      await renewClaims(ctx.db.sql, worker, runningLanes());
    } catch (error) {
      ctx.log.warn({ err: error }, "webhooks' claims could not be renewed");
    }
  }

  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(renew, RENEW_EVERY_MS)];
  void look();
  return {
    wake: () => void look(),
    async close() {
      isClosing = true;
      clearInterval(timers[0]);
      const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE_MS).unref());
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), patience]);
      clearInterval(timers[1]);
      const left = runningLanes();
      if (left.length > 0) await releaseLanes(ctx.db.sql, worker, left).catch(() => {});
    },
  };
}

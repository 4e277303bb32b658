import { randomUUID } from "node:crypto";
import { setImmediate as immediate } from "node:timers/promises";
import type { Database } from "@svc/database";
import { idFromUuid, type Logger } from "@svc/service-kit";
import { DISABLED_AFTER_MS } from "../endpoints/disable-endpoint.ts";
import { type AttemptContext, attemptDelivery } from "./attempt-delivery.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import {
  type ClaimedLane,
  claimLanes,
  type HeadDelivery,
  type LaneName,
  listDueEndpoints,
  type Outcome,
  releaseLanes,
  removeEmptyLanes,
  renewClaims,
} from "./delivery-store.ts";
import { settleAttempts } from "./settle-attempts.ts";
import { openSettlements } from "./settlements.ts";
import { mayHoldMore, shareSlots } from "./share-slots.ts";

/** What a dispatcher takes of the service. */
export interface DispatchContext extends AttemptContext {
  db: Database;
  log: Logger;
  metrics: DeliveryMetrics;
  /** Told of an endpoint that answered 410, or that has failed for too long: it may have to be taken out. */
  onFailure(endpointId: string, isGone: boolean): Promise<void>;
}

/** Logs an attempt by its ids: a URL and an answer may hold secrets. */
function logAttempt(
  log: Logger,
  { organizationId, endpointId }: ClaimedLane,
  { id, eventId, eventData, attempts }: HeadDelivery,
  { status, statusCode, latencyMs, error }: Outcome,
): void {
  const { rolloverId } = eventData;
  log.info(
    {
      organizationId,
      endpointId,
      ...(typeof rolloverId === "string" ? { rolloverId } : {}),
      eventId,
      deliveryId: idFromUuid("whd", id),
      attempts: attempts + 1,
      ...(statusCode === null ? {} : { status: statusCode }),
      durationMs: latencyMs,
      outcome: status === "waiting" ? "retried" : status,
      ...(error === null ? {} : { error }),
    },
    "webhook attempt",
  );
}

/** A process's share of the deliveries. */
export interface Dispatcher {
  /** Looks for lanes at once: something was written. */
  wake(): void;
  /** Takes no more, lets what is under way end, and gives the rest back. */
  close(): Promise<void>;
}

const MAX_LANES = 400;
const RENEW_EVERY_MS = 3_000;
/** Without a wake-up: lanes that became due, and those of a worker that died. */
const LOOK_EVERY_MS = 1_000;
const BUSY_PAUSE_MS = 50;
const CLOSE_PATIENCE_MS = 8_000;
/** A lane with much in it is given back now and then, so that others have their turn. */
const MAX_IN_A_ROW = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts to deliver. Each lane is a rollover's deliveries to an endpoint, in order: its head is sent, settled, and
 * followed by the next. Many lanes go on side by side, and none waits for another.
 */
export function startDispatcher(ctx: DispatchContext): Dispatcher {
  const { sql, pool } = ctx.db;
  const worker = randomUUID();
  const running = new Map<string, { lane: ClaimedLane; done: Promise<void> }>();
  const heldBy = new Map<string, number>();
  const settlements = openSettlements(
    (batch, isAgain) => settleAttempts(sql, worker, batch, isAgain),
    (error) => ctx.log.warn({ err: error }, "results of webhooks could not be written, and will be again"),
    () => running.size,
  );
  let failures = Promise.resolve();
  let isClosing = false;
  let isLooking = false;
  let isWoken = false;

  const keyOf = ({ endpointId, lane }: LaneName) => `${endpointId}/${lane}`;
  const runningLanes = () => [...running.values()].map(({ lane }) => lane);
  const free = () => MAX_LANES - running.size;

  async function look(): Promise<void> {
    isWoken = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isWoken && !isClosing && free() > 0) {
        // Lanes that end together call together.
        await immediate();
        isWoken = false;
        // What is under way has to be written first: it waits for the same connections.
        for (; pool.waitingCount > 0 && !isClosing; ) await pause(BUSY_PAUSE_MS);
        const start = performance.now();
        await claim();
        // Half of the time at most, however often it is called.
        if (isWoken) await pause(performance.now() - start);
      }
    } catch (error) {
      ctx.log.warn({ err: error }, "webhooks could not be claimed");
    } finally {
      isLooking = false;
    }
  }

  async function claim(): Promise<void> {
    const due = await listDueEndpoints(sql);
    const shares = shareSlots(free(), due, runningLanes());
    if (shares.size === 0 || isClosing) return;
    const lanes = await claimLanes(sql, worker, shares);
    const isEmpty = (lane: ClaimedLane) => !lane.head;
    for (const lane of lanes) if (lane.head) begin(lane, lane.head);
    if (lanes.some(isEmpty)) await removeEmptyLanes(sql, worker, lanes.filter(isEmpty));
  }

  function begin(lane: ClaimedLane, head: HeadDelivery): void {
    const key = keyOf(lane);
    // Its claim had run out, and nobody else has come: it is still at work on it.
    if (running.has(key)) return;
    hold(lane, 1);
    const done = work(lane, head)
      .catch((error) => ctx.log.warn({ err: error, endpointId: lane.endpointId }, "a lane was left"))
      .finally(() => {
        running.delete(key);
        hold(lane, -1);
        // Its place is free for another.
        if (!isClosing) void look();
      });
    running.set(key, { lane, done });
  }

  function hold({ organizationId }: ClaimedLane, more: 1 | -1): void {
    const held = (heldBy.get(organizationId) ?? 0) + more;
    if (held > 0) heldBy.set(organizationId, held);
    else heldBy.delete(organizationId);
  }

  async function work(lane: ClaimedLane, first: HeadDelivery): Promise<void> {
    let head: HeadDelivery | null = first;
    for (let sent = 1; head; sent += 1) head = await deliver(lane, head, sent < MAX_IN_A_ROW);
  }

  /** @param hasTurn whether the lane may go on @returns the next delivery, where it does */
  async function deliver(
    lane: ClaimedLane,
    head: HeadDelivery,
    hasTurn: boolean,
  ): Promise<HeadDelivery | null> {
    const outcome = await attemptDelivery(ctx, lane, head);
    ctx.metrics.attempted(outcome, head.waitingSince);
    logAttempt(ctx.log, lane, head, outcome);
    const goesOn = hasTurn && outcome.status === "succeeded" && hasShare(lane) && !isClosing;
    const { state, next, failingMs } = await settlements.settle({
      lane,
      deliveryId: head.id,
      url: lane.url,
      outcome,
      // Of one that is to be taken out, until it is: the next claim asks whether it is still to be sent to.
      keeps: goesOn || outcome.isGone,
    });
    if (state === "lost") ctx.metrics.claimLost();
    if (outcome.isGone || (failingMs ?? 0) > DISABLED_AFTER_MS)
      await reportFailure(lane.endpointId, outcome.isGone);
    if (goesOn && !isClosing) return next;
    if (next) await releaseLanes(sql, worker, [lane]);
    return null;
  }

  /** Whether an organization has no more than its share by now: others may have come, and wait for their turn. */
  function hasShare({ organizationId }: ClaimedLane): boolean {
    return mayHoldMore((heldBy.get(organizationId) ?? 0) - 1, free() + 1);
  }

  /** One after the other: many that fail at once are of the same endpoint, or of the same fault. */
  function reportFailure(endpointId: string, isGone: boolean): Promise<void> {
    failures = failures
      .then(() => ctx.onFailure(endpointId, isGone))
      .catch((error) => ctx.log.warn({ err: error, endpointId }, "an endpoint could not be looked at"));
    return failures;
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    try {
      await renewClaims(sql, worker, runningLanes());
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
      settlements.close();
      const left = runningLanes();
      if (left.length > 0) await releaseLanes(sql, worker, left).catch(() => {});
    },
  };
}

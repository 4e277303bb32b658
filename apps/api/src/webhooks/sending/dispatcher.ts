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
import { openResultBatcher } from "./result-batcher.ts";
import { saveAttemptResults } from "./save-attempt-results.ts";
import { canClaimMore, shareSlots } from "./share-slots.ts";

interface DispatchContext extends AttemptContext {
  db: Database;
  log: Logger;
  metrics: DeliveryMetrics;
  /** @param isGone true after a 410 */
  onFailure(endpointId: string, isGone: boolean): Promise<void>;
}

/** IDs only: URLs and responses can contain secrets. */
function logAttempt(
  log: Logger,
  { organizationId, endpointId }: ClaimedLane,
  {
    delivery: { id, eventId, eventData, attempts },
    outcome: { status, statusCode, latencyMs, error },
  }: { delivery: HeadDelivery; outcome: Outcome },
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

export interface Dispatcher {
  wake(): void;
  close(): Promise<void>;
}

/** Concurrent lanes per worker process. */
const MAX_LANES = 400;
const RENEW_EVERY_MS = 3_000;
/** Polling finds lanes that become due and lanes of crashed workers. */
const POLL_INTERVAL_MS = 1_000;
const BUSY_PAUSE_MS = 50;
const CLOSE_TIMEOUT_MS = 8_000;
/** After this many deliveries, a lane is released, so that other lanes get a turn. */
const MAX_DELIVERIES_IN_A_ROW = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts sending. A lane sends a rollover's deliveries to an endpoint in order. Lanes run in parallel. */
export function startDispatcher(ctx: DispatchContext): Dispatcher {
  const { sql, pool } = ctx.db;
  const worker = randomUUID();
  const running = new Map<string, { lane: ClaimedLane; done: Promise<void> }>();
  const laneCountsByOrganization = new Map<string, number>();
  const batcher = openResultBatcher(
    (batch, isRetry) => saveAttemptResults(sql, worker, { results: batch, isRetry }),
    (error) => ctx.log.warn({ err: error }, "webhook results could not be saved; retrying"),
    () => running.size,
  );
  let pendingReports = Promise.resolve();
  let isClosing = false;
  let isPolling = false;
  let isPollRequested = false;

  const toLaneKey = ({ endpointId, lane }: LaneName) => `${endpointId}/${lane}`;
  const listRunningLanes = () => [...running.values()].map(({ lane }) => lane);
  const countFreeLanes = () => MAX_LANES - running.size;

  async function poll(): Promise<void> {
    isPollRequested = true;
    if (isPolling) return;
    isPolling = true;
    try {
      while (isPollRequested && !isClosing && countFreeLanes() > 0) {
        // Coalesces calls from lanes that end together.
        await immediate();
        isPollRequested = false;
        // Saving results has priority on the shared connection pool.
        while (pool.waitingCount > 0 && !isClosing) await pause(BUSY_PAUSE_MS);
        const start = performance.now();
        await claim();
        // Spends at most half of the time on claims.
        if (isPollRequested) await pause(performance.now() - start);
      }
    } catch (error) {
      ctx.log.warn({ err: error }, "webhook deliveries could not be claimed");
    } finally {
      isPolling = false;
    }
  }

  async function claim(): Promise<void> {
    const dueEndpoints = await listDueEndpoints(sql);
    const shares = shareSlots(countFreeLanes(), dueEndpoints, listRunningLanes());
    if (shares.size === 0 || isClosing) return;
    const lanes = await claimLanes(sql, worker, shares);
    const isEmpty = (lane: ClaimedLane) => !lane.head;
    for (const lane of lanes) if (lane.head) startLane(lane, lane.head);
    if (lanes.some(isEmpty)) await removeEmptyLanes(sql, worker, lanes.filter(isEmpty));
  }

  function startLane(lane: ClaimedLane, head: HeadDelivery): void {
    const key = toLaneKey(lane);
    // The claim expired, but this worker is still processing the lane.
    if (running.has(key)) return;
    adjustLaneCount(lane, 1);
    const done = runLane(lane, head)
      .catch((error) =>
        ctx.log.warn({ err: error, endpointId: lane.endpointId }, "a lane stopped after an error"),
      )
      .finally(() => {
        running.delete(key);
        adjustLaneCount(lane, -1);
        if (!isClosing) void poll();
      });
    running.set(key, { lane, done });
  }

  function adjustLaneCount({ organizationId }: ClaimedLane, delta: 1 | -1): void {
    const laneCount = (laneCountsByOrganization.get(organizationId) ?? 0) + delta;
    if (laneCount > 0) laneCountsByOrganization.set(organizationId, laneCount);
    else laneCountsByOrganization.delete(organizationId);
  }

  async function runLane(lane: ClaimedLane, firstDelivery: HeadDelivery): Promise<void> {
    let head: HeadDelivery | null = firstDelivery;
    for (let count = 1; head; count += 1) {
      const canContinue = count < MAX_DELIVERIES_IN_A_ROW;
      head = await deliver(lane, head, canContinue);
    }
  }

  /**
   * @param canContinue false to release the lane afterward
   * @returns the lane's next delivery, or null
   */
  async function deliver(
    lane: ClaimedLane,
    head: HeadDelivery,
    canContinue: boolean,
  ): Promise<HeadDelivery | null> {
    const outcome = await attemptDelivery(ctx, lane, head);
    ctx.metrics.recordAttempt(outcome, head.waitingSince);
    logAttempt(ctx.log, lane, { delivery: head, outcome });
    const keepsLane = canContinue && outcome.status === "succeeded" && canKeepSlot(lane) && !isClosing;
    const { state, next, failingMs } = await batcher.save({
      lane,
      deliveryId: head.id,
      url: lane.url,
      payload: lane.payload,
      outcome,
      // After a 410, the lane stays claimed until the endpoint is disabled.
      keepsLane: keepsLane || outcome.isGone,
    });
    if (state === "lost") ctx.metrics.recordLostClaim();
    if (outcome.isGone || (failingMs ?? 0) > DISABLED_AFTER_MS)
      await reportFailure(lane.endpointId, outcome.isGone);
    if (keepsLane && !isClosing) return next;
    if (next) await releaseLanes(sql, worker, [lane]);
    return null;
  }

  /** Decides as if the lane had been released and its slot were free. */
  function canKeepSlot({ organizationId }: ClaimedLane): boolean {
    const otherLanes = (laneCountsByOrganization.get(organizationId) ?? 0) - 1;
    return canClaimMore(otherLanes, countFreeLanes() + 1);
  }

  /** Reports one at a time, because concurrent failures usually share a cause. */
  function reportFailure(endpointId: string, isGone: boolean): Promise<void> {
    pendingReports = pendingReports
      .then(() => ctx.onFailure(endpointId, isGone))
      .catch((error) => ctx.log.warn({ err: error, endpointId }, "a failing endpoint could not be disabled"));
    return pendingReports;
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    try {
      await renewClaims(sql, worker, listRunningLanes());
    } catch (error) {
      ctx.log.warn({ err: error }, "webhook claims could not be renewed");
    }
  }

  const pollTimer = setInterval(poll, POLL_INTERVAL_MS);
  const renewTimer = setInterval(renew, RENEW_EVERY_MS);
  void poll();
  return {
    wake: () => void poll(),
    async close() {
      isClosing = true;
      clearInterval(pollTimer);
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), timeout]);
      clearInterval(renewTimer);
      batcher.close();
      const unfinishedLanes = listRunningLanes();
      if (unfinishedLanes.length > 0) await releaseLanes(sql, worker, unfinishedLanes).catch(() => {});
    },
  };
}

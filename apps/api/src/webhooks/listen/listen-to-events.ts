import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Clock, Logger } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { listenForEvents } from "../sending/wake-ups.ts";
import { openEventTail } from "./event-tail.ts";
import type { TailEvent, TailFilter } from "./event-tail-store.ts";
import { type ForwardOutcome, type ForwardTarget, openForwarder } from "./forward-events.ts";
import { openLanes } from "./lanes.ts";

interface ListenContext {
  environment: Environment;
  db: Database;
  clock: Clock;
  log: Logger;
}

export interface ListenOptions extends TailFilter {
  databaseUrl: string;
  since: Date | null;
  forward: ForwardTarget | null;
  maxEvents: number | null;
  /** Overrides `FORWARD_RETRY_DELAYS_MS` in tests. */
  retryDelaysMs?: readonly number[];
}

export interface Listener {
  /** Called once. Every event committed afterward is reported. */
  onReady(): void;
  /** @param outcome null if the event is not forwarded */
  onEvent(event: TailEvent, outcome: ForwardOutcome | null): void;
  onDatabaseChange(isReachable: boolean): void;
}

export interface ListenSummary {
  events: number;
  accepted: number;
  /** Events that the target did not accept after all retries. */
  givenUp: number;
  /** Events that the target had not accepted when listening was aborted. */
  notSent: number;
}

/** Polls because notifications cover only events that an endpoint subscribes to. */
const POLL_INTERVAL_MS = 500;
/** One lane per rollover. */
const MAX_CONCURRENT_LANES = 20;
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Reports and forwards events until aborted or until `maxEvents`. Writes nothing to the database.
 * @throws Problem `invalid_request` in the live environment, and for too many past events
 */
export async function listenToEvents(
  ctx: ListenContext,
  options: ListenOptions,
  { listener, signal }: { listener: Listener; signal: AbortSignal },
): Promise<ListenSummary> {
  requireTestEnvironment(ctx.environment);
  const maxEvents = options.maxEvents ?? Number.POSITIVE_INFINITY;
  const summary: ListenSummary = { events: 0, accepted: 0, givenUp: 0, notSent: 0 };
  const tail = await openEventTail(ctx, options, options.since);
  const lanes = openLanes(MAX_CONCURRENT_LANES);
  const forwarder =
    options.forward && openForwarder(ctx, options.forward, { signal, retryDelaysMs: options.retryDelaysMs });
  let wake = () => {};
  const stopListening = listenForEvents(options.databaseUrl, ctx.log, {
    onEvent: () => wake(),
    name: "svc-operator-listen",
  });
  listener.onReady();

  async function deliver(event: TailEvent): Promise<void> {
    const outcome = forwarder && (await forwarder.forward(event));
    if (forwarder && !outcome) {
      summary.notSent += 1;
      return;
    }
    if (outcome) summary[outcome.isAccepted ? "accepted" : "givenUp"] += 1;
    listener.onEvent(event, outcome);
  }

  async function poll(): Promise<boolean> {
    const remaining = maxEvents - summary.events;
    const events = (await tail.poll()).slice(0, remaining);
    summary.events += events.length;
    for (const event of events) lanes.add(event.rolloverId ?? event.id, () => deliver(event));
    return events.length > 0;
  }

  let isDatabaseReachable = true;
  const reportDatabase = (isReachable: boolean) => {
    if (isReachable !== isDatabaseReachable) listener.onDatabaseChange(isReachable);
    isDatabaseReachable = isReachable;
  };

  async function tryPoll(): Promise<boolean> {
    try {
      const hasEvents = await poll();
      reportDatabase(true);
      return hasEvents;
    } catch (error) {
      ctx.log.warn({ err: error }, "failed to read events");
      reportDatabase(false);
      return false;
    }
  }

  try {
    while (!signal.aborted && summary.events < maxEvents) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (!(await tryPoll())) await Promise.race([woken, pause(POLL_INTERVAL_MS, signal)]);
    }
    await Promise.race([lanes.waitUntilIdle(), waitForCloseTimeout(signal)]);
    return summary;
  } finally {
    forwarder?.close();
    await lanes.waitUntilIdle();
    await stopListening();
  }
}

/** @throws Problem `invalid_request` in the live environment, which has real customer data */
export function requireTestEnvironment(environment: Environment): void {
  if (environment === "test") return;
  throw new Problem("invalid_request", "You can listen to events only in the test environment.");
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

async function waitForCloseTimeout(signal: AbortSignal): Promise<void> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  await sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false });
}

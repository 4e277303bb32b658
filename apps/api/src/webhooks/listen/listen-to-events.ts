import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@svc/database";
import type { Environment } from "@svc/keys";
import { type Clock, type Logger, Problem } from "@svc/service-kit";
import { listenForEvents } from "../sending/wake-ups.ts";
import { openEventTail } from "./event-tail.ts";
import { type Forwarder, type ForwardOutcome, type ForwardTarget, openForwarder } from "./forward-events.ts";
import { openLanes } from "./lanes.ts";
import type { TailEvent, TailFilter } from "./tail-event.ts";

export interface ListenContext {
  environment: Environment;
  db: Database;
  clock: Clock;
  log: Logger;
}

export interface ListenOptions extends TailFilter {
  databaseUrl: string;
  /** Also replays existing events from this time on. */
  since: Date | null;
  forward: ForwardTarget | null;
  most: number | null;
  /** Test override for `FORWARD_WAITS_MS`. */
  waits?: readonly number[];
}

export interface Listener {
  /** Every event committed from now on will be reported. */
  onReady(): void;
  /** @param outcome null if the event is not forwarded */
  onEvent(event: TailEvent, outcome: ForwardOutcome | null): void;
  onDatabase(isThere: boolean): void;
}

export interface ListenSummary {
  events: number;
  accepted: number;
  givenUp: number;
  notSent: number;
}

/** Polls because notifications are sent only for events that an endpoint subscribes to. */
const LOOK_EVERY_MS = 500;
const MAX_AT_ONCE = 20;
const CLOSE_PATIENCE_MS = 2_000;

/**
 * Reports and forwards events until aborted. Writes nothing to the database.
 *
 * @throws Problem `invalid_request` in `live`, and for too many past events
 */
export async function listenToEvents(
  ctx: ListenContext,
  options: ListenOptions,
  listener: Listener,
  signal: AbortSignal,
): Promise<ListenSummary> {
  requireTest(ctx.environment);
  const summary: ListenSummary = { events: 0, accepted: 0, givenUp: 0, notSent: 0 };
  const tail = await openEventTail(ctx, options, options.since);
  const lanes = openLanes(MAX_AT_ONCE);
  const forwarder = options.forward && openForwarder(ctx, options.forward, signal, options.waits);
  let wake = () => {};
  const stopHearing = listenForEvents(options.databaseUrl, ctx.log, () => wake(), "svc-operator-listen");
  listener.onReady();

  async function tell(event: TailEvent): Promise<void> {
    const outcome = await passOn(forwarder, event);
    if (forwarder && !outcome) {
      summary.notSent += 1;
      return;
    }
    if (outcome) summary[outcome.isAccepted ? "accepted" : "givenUp"] += 1;
    listener.onEvent(event, outcome);
  }

  async function lookOnce(): Promise<boolean> {
    const left = (options.most ?? Number.POSITIVE_INFINITY) - summary.events;
    const events = (await tail.look()).slice(0, left);
    summary.events += events.length;
    for (const event of events) lanes.add(event.rolloverId ?? event.id, () => tell(event));
    return events.length > 0;
  }

  let isDatabaseThere = true;
  const noteDatabase = (isThere: boolean) => {
    if (isThere !== isDatabaseThere) listener.onDatabase(isThere);
    isDatabaseThere = isThere;
  };

  try {
    while (!signal.aborted && summary.events < (options.most ?? Number.POSITIVE_INFINITY)) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const isMore = await lookOnce().then(
        (found) => {
          noteDatabase(true);
          return found;
        },
        (error) => {
          ctx.log.warn({ err: error }, "failed to read events");
          noteDatabase(false);
          return false;
        },
      );
      if (!isMore) await Promise.race([woken, pause(LOOK_EVERY_MS, signal)]);
    }
    await Promise.race([lanes.idle(), patienceAfter(signal)]);
    return summary;
  } finally {
    forwarder?.close();
    await lanes.idle();
    await stopHearing();
  }
}

/** @throws Problem `invalid_request` in `live`, which holds real customer data */
export function requireTest(environment: Environment): void {
  if (environment === "test") return;
  throw new Problem("invalid_request", "You can listen to events only in the test environment.");
}

function passOn(forwarder: Forwarder | null, event: TailEvent): Promise<ForwardOutcome | null> {
  return forwarder ? forwarder.forward(event) : Promise.resolve(null);
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

/** Lets requests in flight finish after the abort. */
async function patienceAfter(signal: AbortSignal): Promise<void> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  await sleep(CLOSE_PATIENCE_MS, undefined, { ref: false });
}

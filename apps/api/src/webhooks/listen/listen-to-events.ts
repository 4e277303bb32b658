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
  /** For the connection that hears of events. */
  databaseUrl: string;
  /** Tells of what is there already from this moment on, too. */
  since: Date | null;
  /** Where events are passed on to; null: nowhere. */
  forward: ForwardTarget | null;
  /** Ends after so many events; null: never by itself. */
  most: number | null;
  /** What tests put in place of `FORWARD_WAITS_MS`. */
  waits?: readonly number[];
}

/** Told of what happens. */
export interface Listener {
  /** Everything that is committed from now on will be told. */
  onReady(): void;
  /** An event, and what became of it; null where it is not passed on. */
  onEvent(event: TailEvent, outcome: ForwardOutcome | null): void;
  onDatabase(isThere: boolean): void;
}

/** What came of all events. */
export interface ListenSummary {
  events: number;
  accepted: number;
  givenUp: number;
  /** Seen, and not passed on before the end. */
  notSent: number;
}

/** Without a wake-up, which comes only for an event that an endpoint asks for. */
const LOOK_EVERY_MS = 500;
const MAX_AT_ONCE = 20;
const CLOSE_PATIENCE_MS = 2_000;

/**
 * Tells of events as they are committed, and passes them on, until it is ended. It writes nothing: no endpoint is made,
 * and none is left.
 *
 * @param signal ends it
 * @throws Problem `invalid_request` in `live`, and for too many earlier events
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
          ctx.log.warn({ err: error }, "events could not be read");
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

/** @throws Problem `invalid_request` in `live`: what happens to people's money is nothing to try a program out with */
export function requireTest(environment: Environment): void {
  if (environment === "test") return;
  throw new Problem("invalid_request", "Events can be listened to in the test environment only.");
}

function passOn(forwarder: Forwarder | null, event: TailEvent): Promise<ForwardOutcome | null> {
  return forwarder ? forwarder.forward(event) : Promise.resolve(null);
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

/** Once it is ended, a while for what is under way. */
async function patienceAfter(signal: AbortSignal): Promise<void> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  await sleep(CLOSE_PATIENCE_MS, undefined, { ref: false });
}

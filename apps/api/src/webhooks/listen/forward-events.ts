import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { toDeliveryRequest } from "../sending/delivery-request.ts";
import { openPosterToAnywhere } from "../sending/post-webhook.ts";
import type { TailEvent } from "./tail-event.ts";

/** How the last try to forward an event ended. */
export interface ForwardOutcome {
  isAccepted: boolean;
  /** Null when there was no answer: `error` says why. */
  statusCode: number | null;
  error: string | null;
  latencyMs: number;
  attempts: number;
}

export interface ForwardTarget {
  url: string;
  /** What it is signed with, `whsec_…`. */
  secret: string;
}

/** Passes events on to one receiver. */
export interface Forwarder {
  /** @returns null when it was ended before there was an outcome */
  forward(event: TailEvent): Promise<ForwardOutcome | null>;
  close(): void;
}

const TIMEOUTS = { connectMs: 10_000, answerMs: 15_000 };
/** What is waited before each further try, in milliseconds. */
export const FORWARD_WAITS_MS = [500, 1_000, 2_000] as const;

/** Opens a forwarder: requests as those of real deliveries, tried a few times each. @param signal ends its waiting */
export function openForwarder(
  ctx: { environment: Environment; clock: Clock },
  { url, secret }: ForwardTarget,
  signal: AbortSignal,
  waits: readonly number[] = FORWARD_WAITS_MS,
): Forwarder {
  const poster = openPosterToAnywhere(TIMEOUTS);

  async function attempt(event: TailEvent, attempts: number): Promise<ForwardOutcome> {
    const { headers, body } = toDeliveryRequest(
      event,
      ctx.environment,
      [secret],
      ctx.clock.now(),
      event.trace,
    );
    const start = performance.now();
    const { statusCode, error } = await poster.post(url, headers, body);
    const latencyMs = Math.round(performance.now() - start);
    const isAccepted = statusCode !== null && statusCode >= 200 && statusCode < 300;
    return { isAccepted, statusCode, error, latencyMs, attempts };
  }

  return {
    async forward(event) {
      for (let attempts = 1; !signal.aborted; attempts += 1) {
        const outcome = await attempt(event, attempts);
        const wait = waits[attempts - 1];
        if (outcome.isAccepted || (wait === undefined && !signal.aborted)) return outcome;
        await sleep(wait, undefined, { signal }).catch(() => {});
      }
      return null;
    },
    close: () => poster.close(),
  };
}

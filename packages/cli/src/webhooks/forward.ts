import { hkdfSync } from "node:crypto";
import { signWebhook } from "@svc/client";
import { now } from "../clock.ts";
import type { FollowedEvent } from "../follow/follow-events.ts";
import { pause } from "../follow/polling.ts";

export interface ForwardOutcome {
  isAccepted: boolean;
  /** Null without a response; see `error`. */
  statusCode: number | null;
  error: string | null;
  latencyMs: number;
  attempts: number;
}

const RETRY_DELAYS_MS = [500, 1_000, 2_000];
const TIMEOUT_MS = 15_000;
const SECRET_BYTES = 32;

/** Derives the signing secret (HKDF, RFC 5869). It is the same in every run, and does not reveal the key. */
export function deriveListenSecret(apiKey: string): string {
  return `whsec_${Buffer.from(hkdfSync("sha256", apiKey, "", "svc webhooks listen", SECRET_BYTES)).toString("base64")}`;
}

/** Imitates a real delivery, with a few retries. @returns null if aborted before a response */
export async function forwardEvent(
  event: FollowedEvent,
  { url, secret }: { url: string; secret: string },
  signal: AbortSignal,
): Promise<ForwardOutcome | null> {
  for (let attempts = 1; !signal.aborted; attempts += 1) {
    const outcome = await sendOnce(event, { url, secret, attempts }, signal);
    if (outcome === null) return null;
    const delayMs = RETRY_DELAYS_MS[attempts - 1];
    if (outcome.isAccepted || delayMs === undefined) return outcome;
    await pause(delayMs, signal);
  }
  return null;
}

async function sendOnce(
  event: FollowedEvent,
  { url, secret, attempts }: { url: string; secret: string; attempts: number },
  signal: AbortSignal,
): Promise<ForwardOutcome | null> {
  const body = JSON.stringify(event);
  const signatureHeaders = await signWebhook(body, secret, { id: event.id });
  const start = now();
  const finish = (statusCode: number | null, error: string | null): ForwardOutcome => ({
    isAccepted: statusCode !== null && statusCode >= 200 && statusCode < 300,
    statusCode,
    error,
    attempts,
    latencyMs: now() - start,
  });
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "svc-webhooks/1",
        ...signatureHeaders,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return finish(response.status, null);
  } catch (error) {
    if (signal.aborted) return null;
    return finish(null, describeFailure(error));
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return `no response within ${TIMEOUT_MS / 1_000} s`;
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return code === "ECONNREFUSED" ? "connection refused" : (code ?? "connection failed");
}

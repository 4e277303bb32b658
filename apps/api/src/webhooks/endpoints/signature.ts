import { createHmac, timingSafeEqual } from "node:crypto";

// The format is defined by Standard Webhooks (standardwebhooks.com).

const PREFIX = "whsec_";

export function decodeSecret(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}

export function formatSecret(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString("base64")}`;
}

/**
 * @param secrets all active ones, because a receiver can still use an older one
 * @param timestamp in seconds since the epoch
 */
export function createSignatureHeaders(
  secrets: readonly string[],
  id: string,
  { timestamp, body }: { timestamp: number; body: string },
): Record<string, string> {
  const signatures = secrets.map((secret) => `v1,${computeSignature(secret, { id, timestamp, body })}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

function computeSignature(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string | Buffer },
): string {
  return createHmac("sha256", decodeSecret(secret))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest("base64");
}

/** Limits replays. The Standard Webhooks libraries have the same tolerance. */
const MAX_AGE_SECONDS = 300;

interface SignedMessage {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

export function isValidSignature(
  secrets: readonly string[],
  { id, timestamp, signature, body }: SignedMessage,
  now: Date,
): boolean {
  if (!id || !signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  const seconds = Number(timestamp);
  if (Math.abs(now.getTime() / 1000 - seconds) > MAX_AGE_SECONDS) return false;
  const received = signature
    .split(" ")
    .flatMap((part) => (part.startsWith("v1,") ? [Buffer.from(part.slice(3))] : []));
  return secrets.some((secret) => {
    const expected = Buffer.from(computeSignature(secret, { id, timestamp: seconds, body }));
    return received.some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    );
  });
}

import { createHmac } from "node:crypto";

// Standard Webhooks (standardwebhooks.com): `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body.

const PREFIX = "whsec_";

/** The bytes of a secret of the form `whsec_…`. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}

/** Bytes as a secret that a receiver is given. */
export function formatSecret(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString("base64")}`;
}

/**
 * Signs a delivery.
 *
 * @param secrets every one that lives: a receiver that knows any of them can verify it
 * @param timestamp when this attempt is made, in seconds since the epoch
 * @returns the three headers
 */
export function signatureHeaders(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): Record<string, string> {
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secretBytes(secret)).update(signed).digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

import { createHmac } from "node:crypto";

// The format is that of Standard Webhooks (standardwebhooks.com).

const PREFIX = "whsec_";

export function decodeSecret(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}

export function formatSecret(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString("base64")}`;
}

/**
 * @param secrets all active secrets, each of which a receiver can use
 * @param timestamp in seconds since the epoch
 */
export function createSignatureHeaders(
  secrets: readonly string[],
  id: string,
  { timestamp, body }: { timestamp: number; body: string },
): Record<string, string> {
  const signedText = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", decodeSecret(secret)).update(signedText).digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

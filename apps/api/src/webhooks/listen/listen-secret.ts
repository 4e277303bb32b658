import { hkdfSync, type KeyObject } from "node:crypto";
import { formatSecret } from "../endpoints/signature.ts";

const SECRET_BYTES = 32;

/**
 * Derives a secret with HKDF (RFC 5869). It is stable per organization and never stored.
 * @param organizationId null when listening to every organization
 */
export function deriveListenSecret(key: KeyObject, organizationId: string | null): string {
  const purpose = `svc webhooks listen ${organizationId ?? "*"}`;
  return formatSecret(Buffer.from(hkdfSync("sha256", key, "", purpose, SECRET_BYTES)));
}

import { hkdfSync, type KeyObject } from "node:crypto";
import { formatSecret } from "../endpoints/signature.ts";

const SECRET_BYTES = 32;

/**
 * The secret that a listener signs with: the same each time for the same organization, so that a receiver's
 * configuration holds from one day to the next, and nothing has to be stored. It is drawn from a key of the service by
 * HKDF (RFC 5869), for this purpose alone: it says nothing of the key.
 *
 * @param organizationId null for every organization's events
 * @returns `whsec_…`
 */
export function listenSecret(key: KeyObject, organizationId: string | null): string {
  const purpose = `svc webhooks listen ${organizationId ?? "*"}`;
  return formatSecret(Buffer.from(hkdfSync("sha256", key, "", purpose, SECRET_BYTES)));
}

import type { Consent } from "@svc/consents";
import { isConsentId } from "./consent-faults.ts";
import { findConsent } from "./consent-store.ts";

type Db = Parameters<typeof findConsent>[0];

/**
 * The consent that a reference names.
 *
 * @returns null where the organization has none with this id; undefined where the reference is no id of one
 */
export async function findConsentNamed(
  db: Db,
  organizationId: string,
  reference: string | undefined,
): Promise<Consent | null | undefined> {
  if (reference === undefined || !isConsentId(reference)) return undefined;
  return findConsent(db, organizationId, reference);
}

import type { Consent } from "@svc/consents";
import { findConsent } from "./consent-store.ts";
import { isConsentId } from "./require-consent.ts";

type Db = Parameters<typeof findConsent>[0];

/** @returns null if there is no such consent; undefined if the reference is not a consent ID */
export async function findReferencedConsent(
  db: Db,
  organizationId: string,
  reference: string | undefined,
): Promise<Consent | null | undefined> {
  if (reference === undefined || !isConsentId(reference)) return undefined;
  return findConsent(db, organizationId, reference);
}

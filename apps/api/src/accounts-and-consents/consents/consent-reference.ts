import type { Consent } from "@svc/consents";
import type { ConsentIssue } from "@svc/rollover-rules/eligibility/consent-issues";
import { isId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { findConsent } from "./consent-store.ts";

/** Returns false for the integrator's own text. */
export function isConsentId(reference: string): boolean {
  return isId("cons", reference);
}

export function requireSufficientConsent(issues: readonly ConsentIssue[]): void {
  if (issues.length === 0) return;
  throw new Problem("consent_insufficient", issues.map(({ detail }) => detail).join(" "), {
    errors: issues.map(({ detail }) => ({ pointer: "#/params/consentReference", detail })),
    extensions: { consentFaults: issues },
  });
}

type Db = Parameters<typeof findConsent>[0];

/** @returns null for an unknown consent; undefined if the reference is not a consent ID */
export async function findReferencedConsent(
  db: Db,
  organizationId: string,
  reference: string | undefined,
): Promise<Consent | null | undefined> {
  if (reference === undefined || !isConsentId(reference)) return undefined;
  return findConsent(db, organizationId, reference);
}

import type { ConsentFault } from "@svc/rollover-rules/eligibility/consent-faults";
import { isId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";

/** Any other reference is the integrator's own text. */
export function isConsentId(reference: string): boolean {
  return isId("cons", reference);
}

export function requireNoFaults(faults: readonly ConsentFault[]): void {
  if (faults.length === 0) return;
  throw new Problem("consent_insufficient", faults.map(({ detail }) => detail).join(" "), {
    errors: faults.map(({ detail }) => ({ pointer: "#/params/consentReference", detail })),
    extensions: { consentFaults: faults },
  });
}

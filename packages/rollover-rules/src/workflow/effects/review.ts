import { requireNewConsent } from "./amend.ts";
import type { Change, Effects } from "./effect.ts";

export const REVIEW_EFFECTS: Effects = {
  sign_consent: (current, { consentReference }, { now }) => {
    requireNewConsent(current, consentReference);
    return withConsent(consentReference, now);
  },
  submit: (_current, { consentReference }, { now }) => withConsent(consentReference, now),
  reject: (_current, { code, reason }) => ({ rejection: { code, reason, by: "operations" } }),
  custodian_reject: (_current, { code }) => ({ rejection: { code, reason: null, by: "source_custodian" } }),
};

function withConsent(reference: string, now: Date): Change {
  return { consent: { reference, givenAt: now.toISOString() } };
}

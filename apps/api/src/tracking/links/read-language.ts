import type { Sql } from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { findReferencedConsent } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { TrackingLanguage } from "./tracking-link-store.ts";

/** Returns the language of the participant's stored consent, otherwise `en`. */
export async function readLanguage(
  db: Sql,
  { organizationId, consent }: Pick<Rollover, "organizationId" | "consent">,
): Promise<TrackingLanguage> {
  const storedConsent = await findReferencedConsent(db, organizationId, consent?.reference);
  return storedConsent?.statements.some(({ language }) => /^es(-|$)/i.test(language)) ? "es" : "en";
}

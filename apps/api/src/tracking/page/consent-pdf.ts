import { notFound } from "@svc/service-kit/errors";
import type { Response } from "express";
import { isConsentId } from "../../accounts-and-consents/consents/consent-reference.ts";
import { readConsentView } from "../../accounts-and-consents/consents/read-consent.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { readRollover } from "../../rollovers/store/read-rollover.ts";
import type { StoredTrackingLink } from "../links/tracking-link-store.ts";

/** @throws Problem `not_found` if the rollover has no consent from the widget */
export async function sendConsentPdf(
  call: ApiCall,
  { rolloverId, accountId }: StoredTrackingLink,
  res: Response,
): Promise<void> {
  const { consent } = await readRollover(call, rolloverId);
  if (!consent || !isConsentId(consent.reference)) throw notFound("consent");
  const view = await readConsentView(call, consent.reference);
  // The integrator chooses the reference, so it could name another participant's consent.
  if (view.accountId !== accountId) throw notFound("consent");
  const { writeConsentLetter } = await import("../../accounts-and-consents/consents/consent-letter.ts");
  res.setHeader("Content-Disposition", 'inline; filename="consent.pdf"');
  res.type("application/pdf").send(await writeConsentLetter(view));
}

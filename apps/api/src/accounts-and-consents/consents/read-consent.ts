import { findAccounts } from "@svc/accounts";
import { notFound } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { findConsent } from "./consent-store.ts";
import { type ConsentView, toConsentView } from "./consent-view.ts";

/** @throws Problem `not_found` */
export async function readConsentView(call: ApiCall, id: string): Promise<ConsentView> {
  const { organizationId } = call.principal;
  const storedConsent = await findConsent(call.db.sql, organizationId, id);
  if (!storedConsent) throw notFound("consent");
  const accounts = await findAccounts(call, organizationId, [storedConsent.accountId]);
  return toConsentView(storedConsent, accounts.get(storedConsent.accountId), call.environment);
}

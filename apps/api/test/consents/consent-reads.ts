import { consentInputSchema, recordConsent } from "@svc/consents";
import type { Sql } from "@svc/database";
import * as consents from "../../src/accounts-and-consents/consents/consent-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";
import { PLAN_STATEMENTS } from "./create-consent.ts";

function insertConsent(
  tx: Sql,
  organizationId: string,
  { accountId }: OrganizationData,
): Promise<string | null> {
  const side = { accountType: "qualified_plan" };
  const rollover = { type: "direct", source: side, destination: side };
  const participant = { organizationId, accountId, sessionId: "ses_1" };
  return recordConsent(tx, participant, consentInputSchema.parse({ rollover, statements: PLAN_STATEMENTS }));
}

export const CONSENT_READS: Record<string, OrganizationRead> = {
  recordConsent: async (tx, org, owner) =>
    (await insertConsent(tx, org, owner)) === null ? "refused" : "recorded",
  findConsent: async (tx, org, owner) => {
    const id = await insertConsent(tx, owner.organizationId, owner);
    return (await consents.findConsent(tx, org, id ?? ""))?.statements ?? "none";
  },
  readConsentsByAccount: async (tx, org, owner) => {
    await insertConsent(tx, owner.organizationId, owner);
    const pages = await consents.readConsentsByAccount(tx, org, {
      accountIds: [owner.accountId],
      after: null,
      limit: 5,
    });
    return [...pages.values()];
  },
  countConsents: async (tx, org, owner) => {
    await insertConsent(tx, owner.organizationId, owner);
    return [...(await consents.countConsents(tx, org, [owner.accountId])).values()];
  },
  eraseConsents: async (tx, org, owner) => {
    const id = await insertConsent(tx, owner.organizationId, owner);
    await tx.query({
      text: "UPDATE accounts SET status = 'erased' WHERE id = $1",
      values: [owner.accountId],
    });
    await consents.eraseConsents(tx, org, owner.accountId);
    const consent = await consents.findConsent(tx, owner.organizationId, id ?? "");
    return consent?.erasedAt === null ? "unchanged" : "erased";
  },
};

import { consentInputSchema, recordConsent } from "@svc/consents";
import type { Sql } from "@svc/database";
import * as consents from "../../src/consents/consent-store.ts";
import type { Ask, Belongings } from "../organization-boundary.ts";
import { OF_PLAN } from "./give-consent.ts";

function give(tx: Sql, organizationId: string, { accountId }: Belongings): Promise<string | null> {
  const side = { accountType: "qualified_plan" };
  const rollover = { type: "direct", source: side, destination: side };
  const giver = { organizationId, accountId, sessionId: "ses_1" };
  return recordConsent(tx, giver, consentInputSchema.parse({ rollover, statements: OF_PLAN }));
}

export const CONSENT_READS: Record<string, Ask> = {
  recordConsent: async (tx, org, owner) => ((await give(tx, org, owner)) === null ? "refused" : "kept"),
  findConsent: async (tx, org, owner) => {
    const id = await give(tx, owner.organizationId, owner);
    return (await consents.findConsent(tx, org, id ?? ""))?.statements ?? "none";
  },
  readConsentsOfAccounts: async (tx, org, owner) => {
    await give(tx, owner.organizationId, owner);
    const pages = await consents.readConsentsOfAccounts(tx, org, [owner.accountId], null, 5);
    return [...pages.values()];
  },
  eraseConsents: async (tx, org, owner) => {
    const id = await give(tx, owner.organizationId, owner);
    await tx.query({
      text: "UPDATE accounts SET status = 'erased' WHERE id = $1",
      values: [owner.accountId],
    });
    await consents.eraseConsents(tx, org, owner.accountId);
    const found = await consents.findConsent(tx, owner.organizationId, id ?? "");
    return found?.erasedAt === null ? "as it was" : "erased";
  },
};

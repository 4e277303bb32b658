import type { Sql } from "@svc/database";
import * as store from "../../src/rollovers/tax/filings/filing-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";

const FILING_ID = "txf_00000000000000000000000001";

async function insertFiling(tx: Sql, { organizationId, rolloverId, accountId }: OrganizationData) {
  await store.insertTaxFilingLines(tx, [
    {
      filingId: FILING_ID,
      position: 1,
      organizationId,
      rolloverId,
      accountId,
      line: "{}",
      recipientDigest: "digest",
    },
  ]);
  await store.insertTaxFiling(tx, {
    id: FILING_ID,
    organizationId,
    year: 2026,
    form: "1099-R",
    number: 1,
    filedOn: "2027-02-01",
    lineCount: 1,
    sha256: "",
    createdBy: { type: "api_key", id: "key_1" },
    createdAt: new Date(0),
  });
}

const withFiling =
  (read: (tx: Sql, organizationId: string, owner: OrganizationData) => Promise<unknown>): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertFiling(tx, owner);
    return read(tx, organizationId, owner);
  };

export const TAX_FILING_READS: Record<string, OrganizationRead> = {
  findTaxFiling: withFiling((tx, org) => store.findTaxFiling(tx, org, FILING_ID)),
  listTaxFilingPage: withFiling((tx, org) => store.listTaxFilingPage(tx, org, { after: null, limit: 5 })),
  countTaxFilings: withFiling((tx, org) => store.countTaxFilings(tx, org, {})),
  findLastTaxFiling: withFiling((tx, organizationId) =>
    store.findLastTaxFiling(tx, { organizationId, year: 2026, form: "1099-R" }),
  ),
  listTaxFilingLines: withFiling((tx, organizationId) =>
    store.listTaxFilingLines(tx, { organizationId, filingId: FILING_ID, after: 0, limit: 5 }),
  ),
  listFiledLinesOfRollover: withFiling((tx, organizationId, { accountId, rolloverId }) =>
    store.listFiledLinesOfRollover(tx, { organizationId, filingId: FILING_ID, accountId, rolloverId }),
  ),
  readRecipientNames: (tx, org, { accountId }) => store.readRecipientNames(tx, org, [accountId]),
  eraseRecipientDigests: withFiling((tx, org, { accountId }) =>
    store.eraseRecipientDigests(tx, org, accountId),
  ),
};

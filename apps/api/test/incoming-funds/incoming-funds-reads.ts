import type { Sql } from "@svc/database";
import { listMatchCandidates } from "../../src/incoming-funds/store/candidates-store.ts";
import * as files from "../../src/incoming-funds/store/incoming-funds-files-store.ts";
import * as store from "../../src/incoming-funds/store/incoming-funds-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const ID = "inf_00000000000000000000000001";
const FILE_ID = "iff_00000000000000000000000001";

async function insertFunds(tx: Sql, organizationId: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO incoming_funds (id, organization_id, status, amount, received_on, method, bank_reference, trace_number, created_at, updated_at)
      VALUES ($1, $2, 'unmatched', 1, '2026-01-02', 'check', 'REF-1', 'TRACE-1', now(), now())`,
    values: [ID, organizationId],
  });
}

type Read = (tx: Sql, organizationId: string) => Promise<unknown>;

const withFunds =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertFunds(tx, owner.organizationId);
    return read(tx, organizationId);
  };

const withFile =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await tx.query({
      text: `INSERT INTO incoming_funds_files (id, organization_id, name, sha256, format, totals, created_at)
        VALUES ($1, $2, 'lockbox.csv', 'digest', 'lockbox_csv', '{}', now())`,
      values: [FILE_ID, owner.organizationId],
    });
    return read(tx, organizationId);
  };

export const INCOMING_FUNDS_READS: Record<string, OrganizationRead> = {
  findIncomingFunds: withFunds((tx, org) => store.findIncomingFunds(tx, org, ID)),
  lockIncomingFunds: withFunds((tx, org) => store.lockIncomingFunds(tx, org, ID)),
  findByReferences: withFunds((tx, org) => store.findByReferences(tx, org, ["REF-1"])),
  listIncomingFundsPage: withFunds((tx, org) => store.listIncomingFundsPage(tx, org, {}, null, 10)),
  sumIncomingFunds: withFunds((tx, org) =>
    store.sumIncomingFunds(tx, org, { from: "2026-01-01", to: "2026-01-31" }),
  ),
  findImportedFile: withFile((tx, org) => files.findImportedFile(tx, org, FILE_ID)),
  findFileByDigest: withFile((tx, org) => files.findFileByDigest(tx, org, "digest")),
  listImportedFilesPage: withFile((tx, org) => files.listImportedFilesPage(tx, org, null, 10)),
  listByTraceNumbers: withFunds((tx, org) => files.listByTraceNumbers(tx, org, ["TRACE-1"])),
  readFundsStatuses: withFunds((tx, org) => files.readFundsStatuses(tx, org, [ID])),
  listMatchCandidates: async (tx, organizationId, { rolloverId }) => {
    await tx.query({ text: "UPDATE rollovers SET state = 'in_review' WHERE id = $1", values: [rolloverId] });
    const search = { amount: "1.00", checkNumber: null, traceNumber: null, mask: null };
    return listMatchCandidates(tx, { organizationId, ...search, references: [rolloverId], names: [] });
  },
};

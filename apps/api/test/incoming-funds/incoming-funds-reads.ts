import type { Sql } from "@svc/database";
import { listMatchCandidates } from "../../src/incoming-funds/store/candidates-store.ts";
import { eraseFunds, lockErasableFunds } from "../../src/incoming-funds/store/erase-store.ts";
import { countFundsHistory, listFundsHistory } from "../../src/incoming-funds/store/funds-history-store.ts";
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

/** Needs no data of the owner, because the wrapper inserts the rows. */
type Read = (tx: Sql, organizationId: string) => Promise<unknown>;

const withFunds =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertFunds(tx, owner.organizationId);
    return read(tx, organizationId);
  };

const withAppliedFunds =
  (read: OrganizationRead): OrganizationRead =>
  async (tx, organizationId, owner, api) => {
    await insertFunds(tx, owner.organizationId);
    const allocations = JSON.stringify([{ rolloverId: owner.rolloverId }]);
    await tx.query({
      text: "UPDATE incoming_funds SET status = 'applied', allocations = $1",
      values: [allocations],
    });
    await tx.query({
      text: `INSERT INTO incoming_funds_entries (incoming_funds_id, sequence, organization_id, type, at, actor, data)
        VALUES ($1, 1, $2, 'applied', now(), '{}', jsonb_build_object('allocations', $3::jsonb))`,
      values: [ID, owner.organizationId, allocations],
    });
    return read(tx, organizationId, owner, api);
  };

const withEntry =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertFunds(tx, owner.organizationId);
    await tx.query({
      text: `INSERT INTO incoming_funds_entries (incoming_funds_id, sequence, organization_id, type, at, actor, data)
        VALUES ($1, 1, $2, 'recorded', now(), '{}', '{}')`,
      values: [ID, owner.organizationId],
    });
    return read(tx, organizationId);
  };

const SUSPEND = `UPDATE incoming_funds SET status = 'suspense', suspense_since = now(), suspense_reason = 'other',
  return_by = '2026-01-03' WHERE id = $1`;

async function insertFile(tx: Sql, organizationId: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO incoming_funds_files (id, organization_id, name, sha256, format, totals, created_at)
      VALUES ($1, $2, 'lockbox.csv', 'digest', 'lockbox_csv', '{}', now())`,
    values: [FILE_ID, organizationId],
  });
}

const withFile =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertFile(tx, owner.organizationId);
    return read(tx, organizationId);
  };

export const INCOMING_FUNDS_READS: Record<string, OrganizationRead> = {
  findIncomingFunds: withFunds((tx, org) => store.findIncomingFunds(tx, org, ID)),
  lockIncomingFunds: withFunds((tx, org) => store.lockIncomingFunds(tx, org, ID)),
  lockAppliedFunds: withAppliedFunds((tx, org, { rolloverId }) =>
    store.lockAppliedFunds(tx, org, rolloverId),
  ),
  lockErasableFunds: withAppliedFunds((tx, org, { rolloverId }) => lockErasableFunds(tx, org, [rolloverId])),
  eraseFunds: withFunds((tx, org) => eraseFunds(tx, { organizationId: org, ids: [ID], at: new Date() })),
  findByReferences: withFunds((tx, org) => store.findByReferences(tx, org, ["REF-1"])),
  listIncomingFundsPage: withFunds((tx, org) =>
    store.listIncomingFundsPage(tx, org, { filter: {}, page: { after: null, limit: 10, sort: "newest" } }),
  ),
  countIncomingFunds: withFunds((tx, org) => store.countIncomingFunds(tx, org, {})),
  countImportedFiles: withFile((tx, org) => files.countImportedFiles(tx, org, {})),
  sumIncomingFunds: withFunds((tx, org) =>
    store.sumIncomingFunds(tx, org, { from: "2026-01-01", to: "2026-01-31" }),
  ),
  "listIncomingFundsPage oldest": withFunds((tx, org) =>
    store.listIncomingFundsPage(tx, org, { filter: {}, page: { after: null, limit: 10, sort: "oldest" } }),
  ),
  sumFiles: async (tx, organizationId, owner) => {
    await insertFile(tx, owner.organizationId);
    await insertFunds(tx, owner.organizationId);
    await tx.query({ text: "UPDATE incoming_funds SET file_id = $1", values: [FILE_ID] });
    return store.sumFiles(tx, organizationId, { from: "2026-01-01", to: "2026-01-31" });
  },
  sumSuspense: async (tx, organizationId, owner) => {
    await insertFunds(tx, owner.organizationId);
    await tx.query({ text: SUSPEND, values: [ID] });
    return store.sumSuspense(tx, organizationId, { today: "2026-01-31", timeZone: "America/New_York" });
  },
  listFundsHistory: withEntry((tx, org) =>
    listFundsHistory(tx, org, { ids: [ID], page: { after: 0, limit: 10 } }),
  ),
  countFundsHistory: withEntry((tx, org) => countFundsHistory(tx, org, [ID])),
  readImportedFiles: withFile((tx, org) => files.readImportedFiles(tx, org, [FILE_ID])),
  findImportedFile: withFile((tx, org) => files.findImportedFile(tx, org, FILE_ID)),
  findFileByDigest: withFile((tx, org) => files.findFileByDigest(tx, org, "digest")),
  listImportedFilesPage: withFile((tx, org) =>
    files.listImportedFilesPage(tx, org, { after: null, limit: 10 }),
  ),
  listByNumbers: withFunds((tx, org) =>
    files.listByNumbers(tx, org, { traceNumbers: ["TRACE-1"], checkNumbers: [] }),
  ),
  listMatchCandidates: async (tx, organizationId, { rolloverId }) => {
    await tx.query({ text: "UPDATE rollovers SET state = 'in_review' WHERE id = $1", values: [rolloverId] });
    const search = { amount: "1.00", checkNumber: null, traceNumber: null, mask: null };
    return listMatchCandidates(tx, { organizationId, ...search, references: [rolloverId], names: [] });
  },
};

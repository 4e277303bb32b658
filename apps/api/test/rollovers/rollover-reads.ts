import type { Sql } from "@svc/database";
import type { Problem } from "@svc/service-kit/errors";
import * as inTransit from "../../src/rollovers/in-transit/in-transit-store.ts";
import * as accountRollovers from "../../src/rollovers/lists/account-rollovers-store.ts";
import * as distributions from "../../src/rollovers/store/distribution-store.ts";
import * as duplicates from "../../src/rollovers/store/duplicate-rollover.ts";
import * as rollovers from "../../src/rollovers/store/rollover-store.ts";
import * as rows from "../../src/rollovers/store/rows-store.ts";
import * as taxYears from "../../src/rollovers/tax/report/tax-year-store.ts";
import { readInstructionVersion } from "../../src/rollovers/timeline/instruction-versions.ts";
import * as movements from "../../src/rollovers/timeline/movement-store.ts";
import * as timeline from "../../src/rollovers/timeline/timeline-store.ts";
import * as timers from "../../src/rollovers/timers/timer-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";
import { WORK_READS } from "../organization-work-reads.ts";

const FAR_FUTURE = new Date("2999-01-01");

const NO_FILTER = { custodianId: null, sentFrom: null, sentTo: null };

const sendMoney = (tx: Sql, rolloverId: string) =>
  tx.query({
    text: `UPDATE rollovers SET state = 'funds_sent', pending_on = 'destination_custodian', transfers =
      '[{"id": "tr_1", "amount": "10.00", "status": "sent", "sentOn": "2026-01-05"}]' WHERE id = $1`,
    values: [rolloverId],
  });

const appendEntry = (tx: Sql, rolloverId: string, data: object) =>
  tx.query({
    text: `INSERT INTO timeline_entries (rollover_id, sequence, organization_id, type, at, actor, to_state, data, prev_hash, hash)
      SELECT rollover_id, 1000, organization_id, type, at, actor, to_state, $2, '', ''
      FROM timeline_entries WHERE rollover_id = $1 AND sequence = 1`,
    values: [rolloverId, data],
  });

export const ROLLOVER_READS: Record<string, OrganizationRead> = {
  findRollover: (_, org, { rolloverId }, { db }) => rollovers.findRollover(db, org, rolloverId),
  findResponseRow: (tx, org, { rolloverId }) => rollovers.findResponseRow(tx, org, rolloverId),
  listResponseRows: (tx, org) => rollovers.listResponseRows(tx, org, { between: {}, after: null, limit: 5 }),
  listSummaryRows: (tx, org) => rollovers.listSummaryRows(tx, org, { between: {}, after: null, limit: 5 }),
  ...WORK_READS,
  sumInTransit: async (tx, org, { rolloverId }) => {
    await sendMoney(tx, rolloverId);
    return (await inTransit.sumInTransit(tx, org, NO_FILTER)).map(({ amount }) => amount);
  },
  listInTransit: async (tx, org, { rolloverId }) => {
    await sendMoney(tx, rolloverId);
    return (await inTransit.listInTransit(tx, org, { ...NO_FILTER, limit: 5 })).map(({ id }) => id);
  },
  countRolloversByAccount: async (tx, org, { accountId }) =>
    (await accountRollovers.countRolloversByAccount(tx, org, [accountId])).filter(({ count }) => count > 0),
  readRolloversByAccount: async (tx, org, { accountId }) => [
    ...(
      await accountRollovers.readRolloversByAccount(tx, org, {
        accountIds: [accountId],
        after: null,
        limit: 5,
      })
    ).values(),
  ],
  lockRollover: (tx, org, { rolloverId }) => rollovers.lockRollover(tx, org, rolloverId),
  listPaidOut: (tx, organizationId, { accountId }) =>
    rollovers.listPaidOut(tx, { id: "rol_other", organizationId, accountIds: [accountId] }),
  explainDuplicate: async (_, organizationId, { rolloverId }, { db }) => {
    const { rows } = await db.pool.query(
      `SELECT account_id AS "accountId", source_custodian_id AS "sourceCustodianId",
         ARRAY[source_account_number_index] AS "sourceIndexes",
         destination_custodian_id AS "destinationCustodianId",
         ARRAY[destination_account_number_index] AS "destinationIndexes" FROM rollovers WHERE id = $1`,
      [rolloverId],
    );
    const error = new duplicates.DuplicateRolloverError({ ...rows[0], organizationId });
    return ((await duplicates.explainDuplicate({ db }, error)) as Partial<Problem>).extensions ?? "none";
  },
  findDistribution: (tx, org, { distributionId }) => distributions.findDistribution(tx, org, distributionId),
  lockDistribution: (tx, org, { distributionId }) => distributions.lockDistribution(tx, org, distributionId),
  readDistributionsById: async (tx, org, { distributionId }) => [
    ...(await distributions.readDistributionsById(tx, org, [distributionId])).values(),
  ],
  listCashPayments: (tx, org) =>
    distributions.listCashPayments(tx, org, { year: 2026, after: null, limit: 5 }),
  listDistributionPage: (tx, org) => distributions.listDistributionPage(tx, org, { after: null, limit: 5 }),
  countDistributions: (tx, org) => distributions.countDistributions(tx, org, {}),
  readRolloversById: async (tx, org, { rolloverId }) => [
    ...(await distributions.readRolloversById(tx, org, [rolloverId])).values(),
  ],
  lockRolloversById: (tx, org, { rolloverId }) => distributions.lockRolloversById(tx, org, [rolloverId]),
  lockAccountRollovers: (tx, org, { accountId }) => rollovers.lockAccountRollovers(tx, org, accountId),
  readEntries: (tx, org, { rolloverId }) =>
    timeline.readEntries(tx, org, { rolloverIds: [rolloverId], after: 0, limit: 5 }),
  countEntries: async (tx, org, { rolloverId }) => [
    ...(await timeline.countEntries(tx, org, [rolloverId])).values(),
  ],
  readInstructionVersion: async (tx, organizationId, { rolloverId: id }) => {
    await appendEntry(tx, id, { instructions: { version: 7 } });
    return readInstructionVersion(tx, { organizationId, id });
  },
  readMovementEntries: async (tx, org, { rolloverId }) => {
    await appendEntry(tx, rolloverId, { movements: [] });
    return movements.readMovementEntries(tx, org, [rolloverId]);
  },
  readLastEntries: async (tx, org, { rolloverId: id, accountId }) => [
    ...(await timeline.readLastEntries(tx, org, [{ id, accountId }])).values(),
  ],
  listRows: (tx, org) => rows.listRows(tx, { after: "", organizationId: org, limit: 5 }),
  listUnsealedIds: async (tx, org) =>
    (await rows.listUnsealedIds(tx, { after: "", organizationId: org, limit: 5, keyId: null })).last,
  listEndedRollovers: (tx, org) =>
    taxYears.listEndedRollovers(tx, org, { year: 2026, after: null, limit: 5 }),
  listOpenRollovers: (tx, org) => taxYears.listOpenRollovers(tx, org, { after: null, limit: 5 }),
  findFirstDue: (tx, org) => timers.findFirstDue(tx, org, { until: FAR_FUTURE, excluded: [] }),
  lockNextDue: (tx, org) => timers.lockNextDue(tx, org, { now: FAR_FUTURE, excluded: [] }),
};

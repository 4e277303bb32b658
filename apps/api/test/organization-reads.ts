import { BlindIndex, ensureTextsKey } from "@svc/accounts";
import {
  eraseCustodianRequests,
  findCustodianRequestsOf,
  recordCustodianRequests,
} from "@svc/custodians/requests";
import type { Sql, WireRows } from "@svc/database";
import { idFromUuid, newId, type Problem, parseSecretsOrOne } from "@svc/service-kit";
import { TEST_BLIND_INDEX, TEST_CIPHER, TEST_SECRETS } from "@svc/testing";
import * as accounts from "../../../packages/accounts/src/account-store.ts";
import * as persons from "../../../packages/accounts/src/accounts-of-person.ts";
import * as checks from "../../../packages/accounts/src/identity-check-store.ts";
import { searchAccounts } from "../../../packages/accounts/src/search-accounts.ts";
import { readActorNames } from "../src/audit/names-store.ts";
import { SAVED_VIEW_ID } from "../src/examples/saved-view.ts";
import * as accountRollovers from "../src/rollovers/account-rollovers-store.ts";
import * as distributions from "../src/rollovers/distributions/distribution-store.ts";
import { lockDraftAccount } from "../src/rollovers/draft-account.ts";
import * as duplicates from "../src/rollovers/duplicate-rollover.ts";
import * as rows from "../src/rollovers/history/rows-store.ts";
import * as brief from "../src/rollovers/lists/brief-rows.ts";
import * as rollovers from "../src/rollovers/rollover-store.ts";
import * as timeline from "../src/rollovers/timeline-store.ts";
import * as timers from "../src/rollovers/timers/timer-store.ts";
import * as views from "../src/saved-views/saved-view-store.ts";
import { KEY_READS } from "./api-keys/key-reads.ts";
import { APPROVAL, APPROVAL_READS } from "./approvals/approval-reads.ts";
import { CONSENT_READS } from "./consents/consent-reads.ts";
import { FILE_READS } from "./documents/file-reads.ts";
import { EVIDENCE_READS } from "./evidence-reads.ts";
import { insertDistribution } from "./insert-distribution.ts";
import { insertRollover } from "./insert-rollover.ts";
import { MEMBER_READS } from "./members/member-reads.ts";
import { buildSavedView, DISTRIBUTION, MEMBER, WORK_READS } from "./organization-work-reads.ts";
import type { TestApi } from "./start-test-api.ts";
import { buildReceiver } from "./webhooks/webhook-calls.ts";
import { RECOVERY, WEBHOOK_READS } from "./webhooks/webhook-store-reads.ts";

const LONG_AGO = new Date(0);
const FAR = new Date("2999-01-01");

/** What an organization has: one of everything that a store can be asked for. */
export interface Belongings {
  organizationId: string;
  accountId: string;
  rolloverId: string;
  distributionId: string;
  /** One that is enabled, and one that is not. */
  endpointIds: [string, string];
  eventId: string;
  deliveryId: string;
  attemptId: string;
  keyId: string;
}

export async function buildBelongings(api: TestApi): Promise<Belongings> {
  const owner = await buildReceiver(api);
  const { organizationId } = owner;
  const endpointIds: [string, string] = [(await owner.create()).id, (await owner.create()).id];
  const rolloverId = await owner.createRollover();
  const { pool } = api.db;
  const { rows } = await pool.query<{ of: string }>("SELECT account_id AS of FROM rollovers WHERE id = $1", [
    rolloverId,
  ]);
  await insertDistribution(api, { id: DISTRIBUTION, organizationId, accountId: rows[0]?.of ?? "" });
  const [{ account_id: accountId }] = (
    await pool.query(
      `UPDATE rollovers SET sixty_day_due_on = '2026-08-01', external_id = 'x-1', assignee_id = 'ops-1', priority = 'urgent', tags = '["vip"]',
         distribution_id = $2
       WHERE id = $1 RETURNING account_id`,
      [rolloverId, DISTRIBUTION],
    )
  ).rows as [{ account_id: string }];
  await buildSavedView(api, organizationId);
  // Nobody works on this one.
  await insertRollover(api, organizationId, { accountId, state: "in_review" });
  const [delivery] = (
    await pool.query<{ id: string; eventId: string }>(
      `UPDATE webhook_deliveries SET status = 'failed', attempts = 1, ended_at = now() WHERE id = (
         SELECT d.id FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
         WHERE d.endpoint_id = $1 AND v.rollover_id = $2) RETURNING id, event_id AS "eventId"`,
      [endpointIds[0], rolloverId],
    )
  ).rows as [{ id: string; eventId: string }];
  const [{ id: attemptId }] = (
    await pool.query(
      `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, response_body)
       VALUES ($1, 'https://hooks.example.com', now(), 1, 500, 'answered') RETURNING id::text`,
      [delivery.id],
    )
  ).rows as [{ id: string }];
  await pool.query("UPDATE webhook_endpoints SET enabled = false WHERE id = $1", [endpointIds[1]]);
  // Followed events come once no older transaction is open, of other tests on the server either.
  await pool.query("UPDATE events SET position = 0 WHERE organization_id = $1", [organizationId]);
  await owner.send("patch", `accounts/${accountId}`, PERSON).expect(200);
  const known = "UPDATE accounts SET external_id = 'x-1', created_by_session_id = 'ses_1' WHERE id = $1";
  await pool.query(known, [accountId]);
  await pool.query("INSERT INTO identity_checks VALUES ($1, $2, '{}', '2990-01-01')", [
    organizationId,
    accountId,
  ]);
  await pool.query(
    `INSERT INTO webhook_recoveries (id, organization_id, endpoint_id, status, since, until, looked_at, created_at)
     VALUES ($1, $2, $3, 'all', now(), now(), now(), now())`,
    [RECOVERY, organizationId, endpointIds[0]],
  );
  const asked = { organizationId, accountId, at: new Date() };
  await recordCustodianRequests(api.db.sql, asked, { source: { name: "Unheard Of" } });
  const distributionId = newId("dst");
  await pool.query(
    `INSERT INTO distributions (id, organization_id, account_id, state, amount, money_sources, paid_out, rollover_ids, created_at, updated_at)
     VALUES ($1, $2, $3, 'draft', 1, '[]', '[]', ARRAY[$4], now(), now())`,
    [distributionId, organizationId, accountId, rolloverId],
  );
  await pool.query(
    `INSERT INTO approvals (id, organization_id, action, rollover_id, params, state, requested_by, requested_at, expires_at)
     VALUES ($1, $2, 'reveal', $3, '{}', 'pending', '{}', now(), '2990-01-01')`,
    [APPROVAL, organizationId, rolloverId],
  );
  const deliveryId = idFromUuid("whd", delivery.id);
  return {
    organizationId,
    accountId,
    rolloverId,
    distributionId,
    endpointIds,
    eventId: delivery.eventId,
    deliveryId,
    attemptId,
    keyId: owner.keyId,
  };
}

/** What is known of the account's participant. */
const PERSON = {
  email: "ada@example.com",
  dateOfBirth: "1960-01-01",
  firstName: "Ada",
  lastName: "Lovelace",
};
const MATCH = { email: PERSON.email, dateOfBirth: PERSON.dateOfBirth, ssnLast4: undefined };
const SECRETS = { cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX };
const TWO_KEYS = {
  cipher: TEST_CIPHER,
  blindIndex: new BlindIndex(parseSecretsOrOne(`${TEST_SECRETS.INDEX_KEY},i2:${TEST_SECRETS.CHAIN_KEY}`)),
};

const EVERY_PART = { bits: 0xffff, ofAccounts: true };

export type Ask = (tx: Sql, organizationId: string, of: Belongings, api: TestApi) => Promise<unknown>;

/** What is in rows that were not read. */
const sentIn = ({ bytes }: WireRows): string => bytes.toString("latin1");

/** Every function of a store that looks within an organization, asked by one for what is another's. */
export const READS: Record<string, Ask> = {
  findRollover: (_, org, { rolloverId }, { db }) => rollovers.findRollover(db, org, rolloverId),
  findRolloverRow: (_, org, { rolloverId }, { db }) => rollovers.findRolloverRow(db, org, rolloverId, sentIn),
  listRolloverRows: (_, org, __, { db }) => rollovers.listRolloverRows(db, org, {}, null, 5, sentIn),
  listRollovers: (_, org, __, { db }) => rollovers.listRollovers(db, org, {}, null, 5),
  "listRollovers by a filter": (_, org, { accountId }, { db }) =>
    rollovers.listRollovers(db, org, { accountId }, null, 5),
  listBriefRollovers: (_, org, __, { db }) => brief.listBriefRollovers(db, org, {}, null, 5, EVERY_PART),
  "listBriefRollovers by a filter": (_, org, { accountId }, { db }) =>
    brief.listBriefRollovers(db, org, { accountId }, null, 5, EVERY_PART),
  "listBriefRollovers without accounts": (_, org, __, { db }) =>
    brief.listBriefRollovers(db, org, {}, null, 5, { ...EVERY_PART, ofAccounts: false }),
  "listBriefRollovers without accounts by a filter": (_, org, { accountId }, { db }) =>
    brief.listBriefRollovers(db, org, { accountId }, null, 5, { ...EVERY_PART, ofAccounts: false }),
  ...WORK_READS,
  ...MEMBER_READS,
  listSavedViews: (tx, organizationId) => views.listSavedViews(tx, { organizationId, memberId: MEMBER }),
  readNamesOf: (tx, organizationId) => views.readNamesOf(tx, { organizationId, memberId: MEMBER }),
  deleteSavedView: (tx, organizationId) =>
    views.deleteSavedView(tx, { organizationId, memberId: MEMBER, id: SAVED_VIEW_ID, ofAnybody: false }),
  readRolloversOfAccounts: async (tx, org, { accountId }) => [
    ...(await accountRollovers.readRolloversOfAccounts(tx, org, [accountId], null, 5)).values(),
  ],
  lockRollover: (tx, org, { rolloverId }) => rollovers.lockRollover(tx, org, rolloverId),
  listPaidOut: (tx, organizationId, { accountId }) =>
    rollovers.listPaidOut(tx, { id: "rol_other", organizationId, accountIds: [accountId] }),
  findAccountsOfPerson: async (tx, organizationId, { accountId }) =>
    (await persons.findAccountsOfPerson(tx, SECRETS, organizationId, accountId)).indexes,
  "findAccountsOfPerson while one index key replaces another": async (tx, organizationId, { accountId }) =>
    (await persons.findAccountsOfPerson(tx, TWO_KEYS, organizationId, accountId)).indexes,
  nameDuplicate: async (_, organizationId, { rolloverId }, { db }) => {
    const { rows } = await db.pool.query(
      `SELECT account_id AS "accountId", source_custodian_id AS "sourceCustodianId",
         ARRAY[source_account_number_index] AS "sourceIndexes",
         destination_custodian_id AS "destinationCustodianId",
         ARRAY[destination_account_number_index] AS "destinationIndexes" FROM rollovers WHERE id = $1`,
      [rolloverId],
    );
    const refused = new duplicates.DuplicateRollover({ ...rows[0], organizationId });
    return ((await duplicates.nameDuplicate({ db }, refused)) as Partial<Problem>).extensions ?? "none";
  },
  ...FILE_READS,
  ...CONSENT_READS,
  ...EVIDENCE_READS,
  findDistribution: (tx, org, { distributionId }) => distributions.findDistribution(tx, org, distributionId),
  lockDistribution: (tx, org, { distributionId }) => distributions.lockDistribution(tx, org, distributionId),
  listDistributionPage: (tx, org) => distributions.listDistributionPage(tx, org, null, 5),
  readRolloversById: async (tx, org, { rolloverId }) => [
    ...(await distributions.readRolloversById(tx, org, [rolloverId])).values(),
  ],
  lockRolloversById: (tx, org, { rolloverId }) => distributions.lockRolloversById(tx, org, [rolloverId]),
  ...APPROVAL_READS,
  readActorNames: async (tx, org, { keyId }) => [...(await readActorNames(tx, org, [keyId]))],
  lockRolloversOf: (tx, org, { accountId }) => rollovers.lockRolloversOf(tx, org, accountId),
  readEntries: (tx, org, { rolloverId }) => timeline.readEntries(tx, org, [rolloverId], 0, 5),
  readLastEntries: async (tx, org, { rolloverId: id, accountId }) => [
    ...(await timeline.readLastEntries(tx, org, [{ id, accountId }])).values(),
  ],
  listRows: (tx, org) => rows.listRows(tx, { after: "", organizationId: org, limit: 5 }),
  listUnsealedIds: async (tx, org) =>
    (await rows.listUnsealedIds(tx, { after: "", organizationId: org, limit: 5, keyId: null })).last,
  findFirstDue: (tx, org) => timers.findFirstDue(tx, org, FAR),
  lockNextDue: (tx, org) => timers.lockNextDue(tx, org, FAR, []),
  ...WEBHOOK_READS,
  "findAccount by its id": (tx, org, { accountId }) =>
    accounts.findAccount(tx, SECRETS, org, { id: accountId }),
  "findAccount by an external id": (tx, org) => accounts.findAccount(tx, SECRETS, org, { externalId: "x-1" }),
  "findAccount by a session": (tx, org) =>
    accounts.findAccount(tx, SECRETS, org, { createdBySessionId: "ses_1" }),
  "findAccount by an email": (tx, org) => accounts.findAccount(tx, SECRETS, org, MATCH),
  readAccountsByEmail: (tx, org) => accounts.readAccountsByEmail(tx, SECRETS, org, MATCH),
  readAccountPage: (tx, org) => accounts.readAccountPage(tx, SECRETS, org, {}, null, 5),
  searchAccounts: (tx, org) =>
    searchAccounts(tx, SECRETS, org, { name: "ada", text: "x-1", emailIndexes: [] }, 5),
  "readAccountPage by an external id": (tx, org) =>
    accounts.readAccountPage(tx, SECRETS, org, { externalId: "x-1" }, null, 5),
  readAccounts: (tx, org, { accountId }) => accounts.readAccounts(tx, SECRETS, org, [accountId]),
  "lockAccount to share": (tx, org, { accountId }) =>
    accounts.lockAccount(tx, SECRETS, org, accountId, "share"),
  lockDraftAccount: (tx, org, { accountId }) => {
    const ctx = { cipher: TEST_CIPHER, clock: { now: () => LONG_AGO }, environment: "test" } as const;
    return lockDraftAccount(ctx, tx, org, accountId);
  },
  "lockAccount to change": (tx, org, { accountId }) =>
    accounts.lockAccount(tx, SECRETS, org, accountId, "change"),
  ensureTextsKey: (tx, org, { accountId }) =>
    ensureTextsKey(tx, TEST_CIPHER, org, accountId).catch(() => "none"),
  findIdentityLock: (tx, org, { accountId }) => checks.findIdentityLock(tx, org, [accountId], LONG_AGO),
  deleteIdentityCheck: (tx, org, { accountId }) => checks.deleteIdentityCheck(tx, org, accountId),
  findCustodianRequestsOf: (tx, organizationId, { accountId }) =>
    findCustodianRequestsOf(tx, { organizationId, accountId }),
  eraseCustodianRequests: (tx, organizationId, { accountId }) =>
    eraseCustodianRequests(tx, { organizationId, accountId }),
  ...KEY_READS,
};

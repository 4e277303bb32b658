import { beforeAll, expect, it } from "@jest/globals";
import { recordCustodianRequests } from "@svc/custodians/requests";
import { inSqlTransaction, type Sql } from "@svc/database";
import { idFromUuid, newId } from "@svc/service-kit";
import { buildOrganization } from "@svc/testing";
import { APPROVAL, REQUESTER } from "./approvals/approval-reads.ts";
import { insertDistribution } from "./insert-distribution.ts";
import { insertRollover } from "./insert-rollover.ts";
import { buildSavedView, DISTRIBUTION_ID, PLAN_ID } from "./organization-work-reads.ts";
import { type TestApi, useTestApi } from "./start-test-api.ts";
import { buildWebhookOwner } from "./webhooks/webhook-calls.ts";
import { RECOVERY_ID } from "./webhooks/webhook-store-reads.ts";

export interface OrganizationData {
  organizationId: string;
  accountId: string;
  rolloverId: string;
  distributionId: string;
  /** The first is enabled, the second disabled. */
  endpointIds: [string, string];
  eventId: string;
  deliveryId: string;
  attemptId: string;
  keyId: string;
}

async function buildOrganizationData(api: TestApi): Promise<OrganizationData> {
  const owner = await buildWebhookOwner(api);
  const { organizationId } = owner;
  const endpointIds: [string, string] = [
    (await owner.createEndpoint()).id,
    (await owner.createEndpoint()).id,
  ];
  const rolloverId = await owner.createRollover();
  const { pool } = api.db;
  const [{ accountId }] = (
    await pool.query('SELECT account_id AS "accountId" FROM rollovers WHERE id = $1', [rolloverId])
  ).rows as [{ accountId: string }];
  // Change the account before the SQL below breaks the rollover's seal, because the change also affects the rollover.
  await owner.send("patch", `accounts/${accountId}`, PERSON).expect(200);
  await insertDistribution(api, { id: DISTRIBUTION_ID, organizationId, accountId });
  await pool.query(
    `UPDATE rollovers SET sixty_day_due_on = '2026-08-01', external_id = 'x-1', assignee_id = 'ops-1', priority = 'urgent', tags = '["vip"]',
       distribution_id = $2, attestations = attestations || $3
     WHERE id = $1`,
    [rolloverId, DISTRIBUTION_ID, { plans: { source: PLAN_ID } }],
  );
  await buildSavedView(api, organizationId);
  await insertRollover(api, organizationId, { accountId, state: "in_review" });
  await insertRollover(api, organizationId, { accountId, state: "funds_sent" });
  const [delivery] = (
    await pool.query<{ id: string; eventId: string }>(
      `UPDATE webhook_deliveries SET status = 'failed', attempts = 1, ended_at = now() WHERE id = (
         SELECT d.id FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
         WHERE d.endpoint_id = $1 AND v.rollover_id = $2 AND v.type = 'rollover.created') RETURNING id, event_id AS "eventId"`,
      [endpointIds[0], rolloverId],
    )
  ).rows as [{ id: string; eventId: string }];
  const [{ id: attemptId }] = (
    await pool.query(
      `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, response_body)
       VALUES ($1, 'https://hooks.example.com', now(), 1, 500, 'response text') RETURNING id::text`,
      [delivery.id],
    )
  ).rows as [{ id: string }];
  await pool.query("INSERT INTO rollover_tax_years VALUES ($1, 2026, now(), $2)", [
    organizationId,
    rolloverId,
  ]);
  await pool.query("UPDATE webhook_endpoints SET enabled = false WHERE id = $1", [endpointIds[1]]);
  // Before it assigns event positions, the service waits for all older transactions on the server, even other tests'.
  await pool.query("UPDATE events SET position = 0 WHERE organization_id = $1", [organizationId]);
  const updateAccount =
    "UPDATE accounts SET external_id = 'x-1', created_by_session_id = 'ses_1' WHERE id = $1";
  await pool.query(updateAccount, [accountId]);
  await pool.query("INSERT INTO identity_checks VALUES ($1, $2, '{}', '2990-01-01')", [
    organizationId,
    accountId,
  ]);
  await pool.query(
    `INSERT INTO webhook_recoveries (id, organization_id, endpoint_id, status, since, until, looked_at, created_at)
     VALUES ($1, $2, $3, 'all', now(), now(), now(), now())`,
    [RECOVERY_ID, organizationId, endpointIds[0]],
  );
  const requester = { organizationId, accountId, at: new Date() };
  await recordCustodianRequests(api.db.sql, requester, { source: { name: "Unheard Of" } });
  const distributionId = newId("dst");
  await pool.query(
    `INSERT INTO distributions (id, organization_id, account_id, state, amount, money_sources, paid_out, rollover_ids, created_at, updated_at)
     VALUES ($1, $2, $3, 'draft', 1, '[]', '[]', ARRAY[$4], now(), now())`,
    [distributionId, organizationId, accountId, rolloverId],
  );
  await pool.query(
    `INSERT INTO approvals (id, organization_id, action, rollover_id, params, state, requested_by, requester_id,
       requested_at, expires_at, covered, decided_by, decided_at)
     VALUES ($1, $2, 'reveal', $3, '{}', 'confirmed', '{}', $4, now(), '2990-01-01', '{}', '{}', now())`,
    [APPROVAL, organizationId, rolloverId, REQUESTER],
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

export type OrganizationRead = (
  tx: Sql,
  organizationId: string,
  owner: OrganizationData,
  api: TestApi,
) => Promise<unknown>;

export const PERSON = {
  email: "ada@example.com",
  dateOfBirth: "1960-01-01",
  firstName: "Ada",
  lastName: "Lovelace",
};

/**
 * Expects store functions neither to read nor to change another organization's data. Rolls each call back.
 *
 * @param executedSql collects the executed SQL
 */
export function testOrganizationBoundary(
  reads: Record<string, OrganizationRead>,
  executedSql = new Set<string>(),
): void {
  const api = useTestApi();
  let owner: OrganizationData;
  let otherOrganizationId: string;
  beforeAll(async () => {
    owner = await buildOrganizationData(api);
    otherOrganizationId = await buildOrganization(api);
  });

  const recordStatements = (sql: Sql): Sql => ({
    query: (statement) => {
      executedSql.add(statement.text);
      return sql.query(statement);
    },
  });

  async function runRead(read: OrganizationRead, organizationId: string): Promise<string> {
    let result: unknown;
    const rollback = new Error("roll back");
    const reading = inSqlTransaction(api.db, async (tx) => {
      const recordingApi = { ...api, db: { ...api.db, sql: recordStatements(api.db.sql) } };
      result = await read(recordStatements(tx), organizationId, owner, recordingApi);
      throw rollback;
    });
    await expect(reading).rejects.toBe(rollback);
    const toSerializable = (_: string, value: unknown) =>
      value instanceof Map ? [...value] : typeof value === "bigint" ? String(value) : value;
    // Rows inserted by the calls differ only in times.
    return JSON.stringify(result, toSerializable)?.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time") ?? "nothing";
  }

  it.each(Object.keys(reads))("%s returns nothing to another organization", async (name) => {
    const read = reads[name] as OrganizationRead;
    const [ownResult, otherResult] = [
      await runRead(read, owner.organizationId),
      await runRead(read, otherOrganizationId),
    ];
    if (otherResult === ownResult)
      throw new Error(
        `${name} returned ${ownResult} to both organizations. Filter its statement by organization. If its entry in organization-reads.ts (or a file imported there) finds no row, insert one first.`,
      );
    const { accountId, rolloverId, eventId, deliveryId } = owner;
    for (const id of [owner.organizationId, accountId, rolloverId, eventId, deliveryId, "response text"]) {
      expect(otherResult).not.toContain(id);
    }
  });
}

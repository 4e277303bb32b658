import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { inSqlTransaction, type Sql } from "@svc/database";
import { idFromUuid } from "@svc/service-kit";
import { buildOrganization } from "@svc/testing";
import * as events from "../src/events/event-store.ts";
import * as rows from "../src/rollovers/history/rows-store.ts";
import * as rollovers from "../src/rollovers/rollover-store.ts";
import * as timeline from "../src/rollovers/timeline-store.ts";
import * as timers from "../src/rollovers/timers/timer-store.ts";
import * as dead from "../src/webhooks/dead-letters/dead-letters-store.ts";
import * as counts from "../src/webhooks/dead-letters/delivery-counts-store.ts";
import * as deliveries from "../src/webhooks/deliveries/delivery-reads-store.ts";
import * as stats from "../src/webhooks/deliveries/stats-store.ts";
import * as endpoints from "../src/webhooks/endpoints/endpoint-store.ts";
import * as tail from "../src/webhooks/listen/event-tail-store.ts";
import * as recoveryDeliveries from "../src/webhooks/recoveries/recovery-deliveries-store.ts";
import * as recoveries from "../src/webhooks/recoveries/recovery-store.ts";
import { startTestApi, type TestApi } from "./start-test-api.ts";
import { buildReceiver } from "./webhooks/webhook-calls.ts";

const LONG_AGO = new Date(0);
const FAR = new Date("2999-01-01");
const RECOVERY = "whr_00000000000000000000000001";

/** What an organization has: one of everything that a store can be asked for. */
interface Belongings {
  organizationId: string;
  accountId: string;
  rolloverId: string;
  /** One that is enabled, and one that is not. */
  endpointIds: [string, string];
  eventId: string;
  deliveryId: string;
  attemptId: string;
}

async function buildBelongings(api: TestApi): Promise<Belongings> {
  const owner = await buildReceiver(api);
  const { organizationId } = owner;
  const endpointIds: [string, string] = [(await owner.create()).id, (await owner.create()).id];
  const rolloverId = await owner.createRollover();
  const { pool } = api.db;
  const [{ account_id: accountId }] = (
    await pool.query(
      "UPDATE rollovers SET sixty_day_due_on = '2026-08-01' WHERE id = $1 RETURNING account_id",
      [rolloverId],
    )
  ).rows as [{ account_id: string }];
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
  await pool.query(
    `INSERT INTO webhook_recoveries (id, organization_id, endpoint_id, status, since, until, looked_at, created_at)
     VALUES ($1, $2, $3, 'all', now(), now(), now(), now())`,
    [RECOVERY, organizationId, endpointIds[0]],
  );
  const deliveryId = idFromUuid("whd", delivery.id);
  return {
    organizationId,
    accountId,
    rolloverId,
    endpointIds,
    eventId: delivery.eventId,
    deliveryId,
    attemptId,
  };
}

type Ask = (tx: Sql, organizationId: string, of: Belongings, api: TestApi) => Promise<unknown>;

/** Every function of a store that looks within an organization, asked by one for what is another's. */
const READS: Record<string, Ask> = {
  findRollover: (_, org, { rolloverId }, { db }) => rollovers.findRollover(db, org, rolloverId),
  listRollovers: (_, org, __, { db }) => rollovers.listRollovers(db, org, {}, null, 5),
  "listRollovers by a filter": (_, org, { accountId }, { db }) =>
    rollovers.listRollovers(db, org, { accountId }, null, 5),
  lockRollover: (tx, org, { rolloverId }) => rollovers.lockRollover(tx, org, rolloverId),
  listDistributions: (tx, organizationId, { accountId }) =>
    rollovers.listDistributions(tx, { id: "rol_other", organizationId, accountId }),
  lockRolloversOf: (tx, org, { accountId }) => rollovers.lockRolloversOf(tx, org, accountId),
  readEntries: (tx, org, { rolloverId }) => timeline.readEntries(tx, org, [rolloverId], 0, 5),
  readLastEntries: async (tx, org, { rolloverId: id, accountId }) => [
    ...(await timeline.readLastEntries(tx, org, [{ id, accountId }])).values(),
  ],
  listRows: (tx, org) => rows.listRows(tx, { after: "", organizationId: org, limit: 5 }),
  listUnsealedIds: async (tx, org) =>
    (await rows.listUnsealedIds(tx, { after: "", organizationId: org, limit: 5 })).last,
  findFirstDue: (tx, org) => timers.findFirstDue(tx, org, FAR),
  findDeadLetters: (tx, organizationId) =>
    dead.findDeadLetters(tx, { organizationId, endpointId: null, since: null }, 5),
  findTroubledEndpoints: (tx, org) => dead.findTroubledEndpoints(tx, org, 5),
  countWaiting: async (tx, org) => (await counts.countWaiting(tx, org)).waiting,
  countHeld: (tx, org) => counts.countHeld(tx, org),
  countDead: (tx, org) => counts.countDead(tx, org),
  countEndpoints: (tx, org) => counts.countEndpoints(tx, org),
  listDeliveries: (tx, org, { endpointIds }) => deliveries.listDeliveries(tx, org, endpointIds, {}, null, 5),
  findDelivery: (tx, org, { deliveryId }) => deliveries.findDelivery(tx, org, deliveryId),
  listAttemptsOfMany: (tx, org, { deliveryId }) => deliveries.listAttemptsOfMany(tx, org, [deliveryId]),
  readResponseBodies: (tx, org, { attemptId }) => deliveries.readResponseBodies(tx, org, [attemptId]),
  readStats: (tx, org, { endpointIds }) =>
    stats.readStats(tx, org, endpointIds, { since: LONG_AGO, newest: 5, mostWaiting: 5 }),
  findEndpoint: (tx, org, { endpointIds }) => endpoints.findEndpoint(tx, org, endpointIds[0]),
  lockEndpoint: (tx, org, { endpointIds }) => endpoints.lockEndpoint(tx, org, endpointIds[0]),
  listEndpoints: (tx, org) => endpoints.listEndpoints(tx, org, null, 5),
  lockEndpointCount: (tx, org) => endpoints.lockEndpointCount(tx, org),
  listSubscribed: (tx, org) => endpoints.listSubscribed(tx, org, "rollover.created"),
  findEvent: (tx, org, { eventId }) => events.findEvent(tx, org, eventId),
  findEvents: (tx, org, { eventId }) => events.findEvents(tx, org, [eventId]),
  listEvents: (tx, org) => events.listEvents(tx, org, {}, null, 5),
  readEventsOfRollovers: (tx, org, { rolloverId }) =>
    events.readEventsOfRollovers(tx, org, [rolloverId], 0, 5),
  findEventsSince: async (tx, organizationId) =>
    (await tail.findEventsSince(tx, { organizationId, types: ["*"] }, LONG_AGO, 5)).events,
  listRecoveries: (tx, org, { endpointIds }) => recoveries.listRecoveries(tx, org, endpointIds, null, 5),
  insertRecoveryDeliveries: async (tx, organizationId, { endpointIds }) => {
    const range = { until: FAR, lookedAt: LONG_AGO, lookedId: "" };
    const step = { id: RECOVERY, organizationId, endpointId: endpointIds[0], ...range };
    return recoveryDeliveries.insertRecoveryDeliveries(tx, { ...step, eventTypes: ["*"], status: "all" }, 5);
  },
};

/** The functions of the stores whose statement names an organization, by reading their sources. */
function findOrganizationReads(): string[] {
  const folder = fileURLToPath(new URL("../src", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith("-store.ts"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split(/^export /m))
    .filter((part) => /organization_id = \$\d/.test(part))
    .flatMap((part) => /^(?:async )?function (\w+)/.exec(part)?.[1] ?? []);
}

describe("what is asked of a store by one organization", () => {
  let api: TestApi;
  let owner: Belongings;
  let stranger: string;
  beforeAll(async () => {
    api = await startTestApi();
    owner = await buildBelongings(api);
    stranger = await buildOrganization(api);
  });
  afterAll(() => api.stop());

  /** What is found, with all that maps and errors hide; nothing that is written stays. */
  async function ask(read: Ask, organizationId: string): Promise<string> {
    let found: unknown;
    const undo = new Error("nothing of this is to stay");
    const reading = inSqlTransaction(api.db, async (tx) => {
      found = await read(tx, organizationId, owner, api);
      throw undo;
    });
    await expect(reading).rejects.toBe(undo);
    const plain = (_: string, value: unknown) =>
      value instanceof Map ? [...value] : typeof value === "bigint" ? String(value) : value;
    return JSON.stringify(found, plain) ?? "nothing";
  }

  it.each(Object.keys(READS))("%s finds nothing of another's", async (name) => {
    const read = READS[name] as Ask;
    const [mine, theirs] = [await ask(read, owner.organizationId), await ask(read, stranger)];
    // It is there to be found; without the organization's condition both would find it.
    expect(theirs).not.toBe(mine);
    const { accountId, rolloverId, eventId, deliveryId } = owner;
    for (const id of [owner.organizationId, accountId, rolloverId, eventId, deliveryId, "answered"]) {
      expect(theirs).not.toContain(id);
    }
  });

  it("is asked above of every function whose statement names an organization", () => {
    const found = findOrganizationReads();
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((name) => !(name in READS))).toEqual([]);
  });
});

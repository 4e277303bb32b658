import { describe, expect, it } from "@jest/globals";
import type { Sql, Statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import { buildOrganization, TestClock } from "@svc/testing";
import { cleanEndpoints, cleanWebhooks } from "../../src/webhooks/clean-webhooks.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const DAY_MS = 86_400_000;

describe("Delivery retention", () => {
  const clock = new TestClock(Date.parse("2026-06-15T12:00:00.000Z"));
  const t = useDeliveryTest({ clock });

  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  let createdCount = 0;
  /** @param idTime time in the event's ID, which selects its partition; by default, outside the monthly partitions */
  async function insertEvent(
    organizationId: string,
    ageMs: number,
    idTime = ago(200 * DAY_MS),
  ): Promise<string> {
    createdCount += 1;
    const [row] = await t.db.sql.query<{ id: string }>({
      text: `INSERT INTO events (id, organization_id, type, data, created_at)
        VALUES (left(partition_bound('events', $1), 14) || lpad($2, 16, '0'), $3, 'account.created', '{}', $4) RETURNING id`,
      values: [idTime, String(createdCount), organizationId, ago(ageMs)],
    });
    return row!.id;
  }

  async function insertAttempt(eventId: string, ageMs: number): Promise<void> {
    const { id } = await t.db.prisma.webhookDelivery.findFirstOrThrow({ where: { eventId } });
    createdCount += 1;
    await t.db.prisma.webhookAttempt.create({
      data: {
        id: createdCount,
        deliveryId: id,
        url: "https://hooks.example.com/",
        attemptedAt: ago(ageMs),
        latencyMs: 1,
        statusCode: 200,
      },
    });
  }

  /** Wraps the database so that each statement appends to `steps` the decrease of each number that `count` returns. */
  async function recordSteps(count: () => Promise<number[]>) {
    const steps: number[] = [];
    let before = await count();
    const sql: Sql = {
      async query<Row>(statement: Statement) {
        const result = await t.ctx.db.sql.query<Row>(statement);
        const after = await count();
        steps.push(...before.map((rows, index) => rows - (after[index] ?? 0)));
        before = after;
        return result;
      },
    };
    return { steps, db: { ...t.ctx.db, sql } };
  }

  it("drops a partition only after everything in it has expired", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    // Ninety days ago is March 17.
    const [february, march] = [Date.parse("2026-02-28T23:59:59.999Z"), Date.parse("2026-03-01T00:00:00Z")];
    const expired = await insertEvent(organizationId, clock.now().getTime() - february, new Date(february));
    const retained = await insertEvent(organizationId, clock.now().getTime() - march, new Date(march));
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 0, events: 1, recoveries: 0 });
    const events = await t.db.prisma.event.findMany({ where: { organizationId } });
    expect(events.map(({ id }) => id)).toEqual([retained]);
    expect(expired).not.toBe(retained);
    await t.db.prisma.event.deleteMany({ where: { organizationId } });
  });

  it("keeps attempts for thirty days and events in other partitions for ninety, to the millisecond", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const expired = await insertEvent(organizationId, 90 * DAY_MS + 1);
    const last = await insertEvent(organizationId, 90 * DAY_MS);
    const today = await insertEvent(organizationId, 0);
    await insertAttempt(expired, 0);
    await insertAttempt(last, 30 * DAY_MS + 1);
    await insertAttempt(today, 30 * DAY_MS);
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 1, events: 1, recoveries: 0 });
    const events = await t.db.prisma.event.findMany({ where: { organizationId } });
    expect(events.map(({ id }) => id).sort()).toEqual([last, today].sort());
    const deliveries = await t.db.prisma.webhookDelivery.findMany({ where: { organizationId } });
    expect(deliveries.map(({ eventId }) => eventId).sort()).toEqual([last, today].sort());
    expect((await t.db.prisma.webhookAttempt.findMany()).map(({ attemptedAt }) => attemptedAt)).toEqual([
      ago(30 * DAY_MS),
    ]);
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 0, events: 0, recoveries: 0 });
    clock.advance(1);
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 1, events: 1, recoveries: 0 });
  });

  it("keeps a recovery for ninety days, and longer while it has a delivery", async () => {
    const { id: endpointId, organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const eventId = await insertEvent(organizationId, 0);
    const [expired, retained, last] = await Promise.all(
      [90 * DAY_MS + 1, 90 * DAY_MS + 1, 90 * DAY_MS].map(async (ms) => {
        const times = { since: ago(ms), until: ago(ms), lookedAt: ago(ms), createdAt: ago(ms) };
        const row = { id: newId("whr"), organizationId, endpointId, status: "all", ...times };
        return (await t.db.prisma.webhookRecovery.create({ data: row })).id;
      }),
    );
    await t.db.prisma.webhookDelivery.create({
      data: {
        organizationId,
        endpointId,
        eventId,
        kind: "recovery",
        lane: "recovery:1",
        recoveryId: retained!,
      },
    });
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 0, events: 0, recoveries: 1 });
    const remaining = await t.db.prisma.webhookRecovery.findMany({ where: { endpointId } });
    expect(remaining.map(({ id }) => id).sort()).toEqual([retained, last].sort());
    expect(remaining.map(({ id }) => id)).not.toContain(expired);
  });

  it("deletes any number of events in steps, and the dispatcher removes the empty lanes", async () => {
    const receiver = await t.startReceiver();
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.db.sql.query({
      text: `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_00' || n, $1, 'account.created', '{}', $2 FROM generate_series(1, 6000) n`,
      values: [organizationId, ago(91 * DAY_MS)],
    });
    const retained = await insertEvent(organizationId, 0);
    expect(await t.countDeliveries("waiting", id)).toBe(6_001);
    expect(await cleanWebhooks(t.ctx)).toEqual({ attempts: 0, events: 6_000, recoveries: 0 });
    expect(await t.countDeliveries("waiting", id)).toBe(1);
    // The dispatcher removes empty lanes. Deleting most here keeps the test short.
    expect(await t.db.prisma.webhookLane.count()).toBe(6_001);
    await t.db.sql.query({
      text: "DELETE FROM webhook_lanes WHERE lane IN (SELECT lane FROM webhook_lanes WHERE lane <> $1 LIMIT 5900)",
      values: [retained],
    });
    t.startDispatcher();
    await t.waitUntil("no lane is left", async () => (await t.db.prisma.webhookLane.count()) === 0);
    expect(receiver.requests.map(({ headers }) => headers["webhook-id"])).toEqual([retained]);
    expect(await t.countDeliveries("succeeded", id)).toBe(1);
  });

  it("deletes in small steps, however many rows an event has", async () => {
    const organizationId = await buildOrganization(t);
    const countAllRows = async () =>
      (await t.db.prisma.event.count()) +
      (await t.db.prisma.webhookDelivery.count()) +
      (await t.db.prisma.webhookAttempt.count());
    const otherRows = await countAllRows();
    // The cleaning must be fast even if its query plans rely on the statistics of almost empty tables.
    await t.db.pool.query("DELETE FROM webhook_endpoints");
    await t.db.pool.query("ANALYZE");
    for (let count = 0; count < 8; count += 1)
      await t.insertEndpoint({ url: "https://hooks.example.com/", organizationId });
    await t.db.sql.query({
      text: `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_00wide_' || n, $1, 'account.created', '{}', $2 FROM generate_series(1, 500) n`,
      values: [organizationId, ago(91 * DAY_MS)],
    });
    await t.db.sql.query({
      text: `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms)
        SELECT id, 'https://hooks.example.com/', $2, 1 FROM webhook_deliveries WHERE organization_id = $1`,
      values: [organizationId, ago(0)],
    });
    // Each event has a delivery to each of the 8 endpoints, with one attempt.
    expect((await countAllRows()) - otherRows).toBe(500 + 4_000 + 4_000);
    const { steps, db } = await recordSteps(async () => [await countAllRows()]);
    expect(await cleanWebhooks({ ...t.ctx, db })).toMatchObject({ events: 500 });
    expect(await countAllRows()).toBe(otherRows);
    expect(Math.max(...steps)).toBe(2_000);
  });

  it("deletes the deliveries and lanes of deleted endpoints in steps, too", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    await t.db.sql.query({
      text: `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_gone_' || n, $1, 'account.created', '{}', now() FROM generate_series(1, 2100) n`,
      values: [organizationId],
    });
    await t.db.prisma.webhookEndpoint.update({
      where: { id },
      data: { deletedAt: new Date(), enabled: false },
    });
    const countByTable = async () => [
      await t.db.prisma.webhookDelivery.count(),
      await t.db.prisma.webhookLane.count(),
    ];
    expect(await countByTable()).toEqual([2_100, 2_100]);
    const { steps, db } = await recordSteps(countByTable);
    expect(await cleanEndpoints({ db })).toBe(1);
    expect(await countByTable()).toEqual([0, 0]);
    expect(Math.max(...steps)).toBe(1_000);
  });
});

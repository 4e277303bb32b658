import { describe, expect, it } from "@jest/globals";
import { recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import { TestClock } from "@svc/testing";
import { continueRecoveries } from "../../src/webhooks/recoveries/recover-endpoint.ts";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner } from "./webhook-calls.ts";

const NOW = Date.parse("2026-06-15T12:00:00Z");
/** How many events of a recovery one statement prepares. */
const BATCH_SIZE = 2_000;
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR_MS);

describe("/v1/webhook-endpoints/{id}/recover", () => {
  const clock = new TestClock(NOW);
  const api = useTestApi({ clock });

  const insertEvents = (organizationId: string, hours: number, ...types: `rollover.${string}`[]) =>
    recordEvents(
      api.db.sql,
      types.map((type) => ({ organizationId, type, data: {}, at: hoursAgo(hours) })),
    );

  const insertManyEvents = (organizationId: string, count: number) =>
    api.db.pool.query(
      `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_' || $1 || n, $1, 'rollover.updated', '{}', $2::timestamptz + n * interval '1 millisecond'
        FROM generate_series(1, $3::int) n`,
      [organizationId, hoursAgo(4), count],
    );

  const recover = async ({ send }: WebhookOwner, id: string, body: object) =>
    (await send("post", `webhook-endpoints/${id}/recover`, body).expect(202)).body;

  /**
   * Returns the ages of a recovery's events in hours, in delivery order. Expects each delivery in its own
   * lane.
   */
  async function readEventAges(recoveryId: string): Promise<number[]> {
    const rows = await api.db.prisma.webhookDelivery.findMany({
      where: { recoveryId },
      orderBy: { position: "asc" },
    });
    for (const { kind, status, lane, id } of rows)
      expect([kind, status, lane]).toEqual(["recovery", "waiting", `recovery:${id}`]);
    const lanes = await api.db.prisma.webhookLane.findMany({
      where: { lane: { in: rows.map(({ lane }) => lane) } },
      orderBy: { dueAt: "asc" },
    });
    expect(lanes.map(({ lane }) => lane)).toEqual(rows.map(({ lane }) => lane));
    const events = await api.db.prisma.event.findMany({
      where: { id: { in: rows.map(({ eventId }) => eventId) } },
    });
    const times = new Map(events.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    return rows.map(({ eventId }) => (NOW - (times.get(eventId) ?? Number.NaN)) / HOUR_MS);
  }

  async function setStatus(endpointId: string, hours: number, status: string) {
    const events = await api.db.prisma.event.findMany({ where: { createdAt: hoursAgo(hours) } });
    const where = { endpointId, eventId: { in: events.map(({ id }) => id) } };
    expect((await api.db.prisma.webhookDelivery.updateMany({ where, data: { status } })).count).toBe(1);
  }

  const markSucceeded = async (recoveryId: string) => {
    const data = { status: "succeeded", endedAt: clock.now() };
    await api.db.prisma.webhookDelivery.updateMany({ where: { recoveryId }, data });
  };

  it("202 resends failed, missing or all events, oldest first and from `since` to `until`", async () => {
    const owner = await buildWebhookOwner(api);
    const { organizationId, createEndpoint, send } = owner;
    // Missing, because there was no endpoint yet.
    await insertEvents(organizationId, 9, "rollover.created");
    const { id } = await createEndpoint({ eventTypes: ["rollover.*"] });
    for (const hours of [8, 7, 6, 5]) await insertEvents(organizationId, hours, "rollover.updated");
    await setStatus(id, 7, "failed");
    await setStatus(id, 6, "succeeded");
    await setStatus(id, 5, "failed");
    const path = `webhook-endpoints/${id}`;
    // Missing, because the endpoint is disabled.
    await send("patch", path, { enabled: false }).expect(200);
    await insertEvents(organizationId, 4, "rollover.updated");
    await send("patch", path, { enabled: true }).expect(200);
    const since = hoursAgo(24).toISOString();

    const failed = await recover(owner, id, { since });
    expect(failed).toEqual({
      id: expect.stringMatching(/^whr_/),
      object: "webhook_recovery",
      environment: "test",
      endpointId: id,
      since,
      until: new Date(NOW).toISOString(),
      status: "failed",
      total: 2,
      waiting: 2,
      succeeded: 0,
      failed: 0,
      createdAt: new Date(NOW).toISOString(),
      preparedAt: new Date(NOW).toISOString(),
    });
    expect(await readEventAges(failed.id)).toEqual([7, 5]);
    expect((await recover(owner, id, { since })).total).toBe(0);

    const missing = await recover(owner, id, { since, status: "missing" });
    expect(await readEventAges(missing.id)).toEqual([9, 4]);
    const all = await recover(owner, id, { since, status: "all" });
    expect(await readEventAges(all.id)).toEqual([9, 8, 7, 6, 5, 4]);
    await markSucceeded(all.id);
    const between = { since: hoursAgo(8).toISOString(), until: hoursAgo(5).toISOString(), status: "all" };
    expect(await readEventAges((await recover(owner, id, between)).id)).toEqual([8, 7, 6, 5]);
  });

  it("202 resends each event once for concurrent calls with status `all`: later calls add nothing", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    for (const hours of [4, 3, 2]) await insertEvents(owner.organizationId, hours, "rollover.updated");
    const since = hoursAgo(5).toISOString();
    const all = { since, status: "all" };
    const recoveries = await Promise.all(Array.from({ length: 4 }, () => recover(owner, id, all)));
    expect(recoveries.map(({ total }) => total).toSorted()).toEqual([0, 0, 0, 3]);
    await insertEvents(owner.organizationId, 1, "rollover.updated");
    const later = await recover(owner, id, all);
    expect(await readEventAges(later.id)).toEqual([1]);
    for (const recovery of [...recoveries, later]) await markSucceeded(recovery.id);
    expect((await recover(owner, id, all)).total).toBe(4);
    const other = await owner.createEndpoint();
    expect((await recover(owner, other.id, all)).total).toBe(4);
  });

  it("prepares a recovery only after earlier ones, even if they take several steps", async () => {
    const owner = await buildWebhookOwner(api);
    await insertManyEvents(owner.organizationId, 2_100);
    const { id } = await owner.createEndpoint();
    const all = { since: hoursAgo(5).toISOString(), status: "all" };
    const first = await recover(owner, id, all);
    const second = await recover(owner, id, all);
    expect([first.total, first.preparedAt]).toEqual([BATCH_SIZE, null]);
    expect([second.total, second.preparedAt]).toEqual([0, null]);
    await Promise.all([continueRecoveries({ db: api.db, clock }), continueRecoveries({ db: api.db, clock })]);
    await continueRecoveries({ db: api.db, clock });
    const list = (await owner.send("get", `webhook-endpoints/${id}/recover`).expect(200)).body.data;
    const totals = Object.fromEntries(
      list.map((recovery: { id: string; total: number }) => [recovery.id, recovery.total]),
    );
    expect(totals).toEqual({ [first.id]: 2_100, [second.id]: 0 });
    expect(list.every(({ preparedAt }: { preparedAt: unknown }) => preparedAt !== null)).toBe(true);
  });

  it("202 resends only the organization's events of subscribed types, and no test events", async () => {
    const owner = await buildWebhookOwner(api);
    const otherOwner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint({ eventTypes: ["rollover.submitted"] });
    const other = await owner.createEndpoint();
    await owner.send("post", `webhook-endpoints/${id}/test`).expect(202);
    await insertEvents(owner.organizationId, 3, "rollover.created", "rollover.submitted");
    await insertEvents(otherOwner.organizationId, 2, "rollover.submitted");
    const since = hoursAgo(5).toISOString();
    const all = { since, status: "all" };
    expect(await readEventAges((await recover(owner, id, all)).id)).toEqual([3]);
    expect(await readEventAges((await recover(owner, other.id, all)).id)).toEqual([3, 3]);
  });

  it("200 returns the progress of recoveries, newest first", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    await insertEvents(
      owner.organizationId,
      3,
      "rollover.created",
      "rollover.submitted",
      "rollover.approved",
    );
    const since = hoursAgo(5).toISOString();
    const first = await recover(owner, id, { since, status: "all" });
    clock.advance(1);
    const second = await recover(owner, id, { since, until: since, status: "all" });
    const rows = await api.db.prisma.webhookDelivery.findMany({ where: { recoveryId: first.id } });
    for (const [index, status] of ["succeeded", "failed"].entries())
      await api.db.prisma.webhookDelivery.update({ where: { id: rows[index]?.id ?? "" }, data: { status } });
    const read = async (query = "") =>
      (await owner.send("get", `webhook-endpoints/${id}/recover?${query}`).expect(200)).body;
    const { data } = await read();
    expect(data).toEqual([second, { ...first, waiting: 1, succeeded: 1, failed: 1 }]);
    expect(second.total).toBe(0);
    const page = await read("limit=1");
    expect([...page.data, ...(await read(`limit=1&cursor=${page.nextCursor}`)).data]).toEqual(data);
  });

  it("202 prepares the remainder of a long recovery in a job, once, even with concurrent workers", async () => {
    const owner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    await insertManyEvents(organizationId, 4_500);
    const { id } = await owner.createEndpoint();
    const started = await recover(owner, id, { since: hoursAgo(5).toISOString(), status: "missing" });
    expect(started).toMatchObject({ total: BATCH_SIZE, waiting: BATCH_SIZE, preparedAt: null });
    const { rows: jobs } = await api.db.pool.query(
      "SELECT state FROM pgboss.job WHERE name = 'webhooks.recover'",
    );
    expect(jobs).toEqual([{ state: "created" }]);
    const ctx = { db: api.db, clock };
    await Promise.all([1, 2, 3].map(() => continueRecoveries(ctx)));
    const [ended] = (await owner.send("get", `webhook-endpoints/${id}/recover`).expect(200)).body.data;
    expect(ended).toMatchObject({ id: started.id, total: 4_500, waiting: 4_500 });
    expect(ended.preparedAt).not.toBeNull();
    const events = await api.db.prisma.webhookDelivery.groupBy({
      by: ["eventId"],
      where: { recoveryId: started.id },
    });
    expect(events).toHaveLength(4_500);
  });

  it("422 for invalid times and unknown statuses", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    const now = clock.now().getTime();
    const since = hoursAgo(1).toISOString();
    const furthest = new Date(now - 90 * 24 * HOUR_MS);
    const invalidBodies: [object, string[]][] = [
      [{}, ["#/since"]],
      [{ since: "yesterday" }, ["#/since"]],
      [{ since: new Date(furthest.getTime() - 1).toISOString() }, ["#/since"]],
      [{ since: "0001-01-01T00:00:00Z", until: "0001-01-01T00:00:00Z" }, ["#/since"]],
      [{ since, until: hoursAgo(2).toISOString() }, ["#/until"]],
      [{ since: new Date(now + 1).toISOString() }, ["#/until"]],
      [{ since, status: "waiting", endpointId: newId("whe") }, ["#/endpointId", "#/status"]],
    ];
    for (const [body, pointers] of invalidBodies) {
      const response = await send("post", `webhook-endpoints/${id}/recover`, body);
      expect(expectIssues(response, "validation_failed")).toEqual(pointers);
    }
    await send("post", `webhook-endpoints/${id}/recover`, { since: furthest.toISOString() }).expect(202);
    expect(await api.db.prisma.webhookRecovery.count({ where: { endpointId: id } })).toBe(1);
  });
});

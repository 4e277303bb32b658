import { describe, expect, it } from "@jest/globals";
import { buildOrganization, createGate } from "@svc/testing";
import { parseEventData, useDeliveryTest } from "./delivery-harness.ts";

/** Longer than any test here, so that only the test ends a request. */
const LONG_TIMEOUTS = { timeouts: { responseMs: 120_000, connectMs: 120_000 } };

describe("Deliveries under load", () => {
  const t = useDeliveryTest({ poolSize: 2 });

  it("lose and duplicate no result when hundreds end together, over a pool of two connections", async () => {
    const gate = createGate();
    const receiver = await t.startReceiver(async () => {
      await gate.opened;
      return {};
    });
    const organizations: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { organizationId } = await t.insertEndpoint({ url: receiver.url });
      await t.insertEndpoint({ url: receiver.url, organizationId });
      organizations.push(organizationId);
    }
    const rolloversPerOrganization = 20;
    const eventsPerRollover = 5;
    for (const id of organizations)
      for (let index = 0; index < rolloversPerOrganization; index += 1)
        await t.recordEvents(id, eventsPerRollover);
    // Each organization has two endpoints.
    const total = organizations.length * 2 * rolloversPerOrganization * eventsPerRollover;
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("hundreds are in flight", () => receiver.requests.length > 250);
    // Take both connections, so that results wait.
    const clients = [await t.ctx.db.pool.connect(), await t.ctx.db.pool.connect()];
    gate.open();
    await t.waitUntil("results wait", () => t.ctx.db.pool.waitingCount > 0);
    expect(t.ctx.db.pool.waitingCount).toBeLessThan(10);
    for (const client of clients) client.release();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded")) === total);
    expect(receiver.requests).toHaveLength(total);
    expect(await t.db.prisma.webhookAttempt.count()).toBe(total);
    expect(await t.db.prisma.webhookDelivery.count({ where: { NOT: { attempts: 1 } } })).toBe(0);
    await t.waitUntil("no lane is left", async () => (await t.db.prisma.webhookLane.count()) === 0);
  });

  it("are sent once, and recorded as soon as the database allows it, even if connections were cut", async () => {
    const gate = createGate();
    const receiver = await t.startReceiver(async () => {
      await gate.opened;
      return {};
    });
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    for (let lane = 0; lane < 15; lane += 1) await t.recordEvents(organizationId, 2);
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("they are in flight", () => receiver.requests.length === 15);
    const blocker = await t.db.pool.connect();
    await blocker.query("BEGIN");
    await blocker.query("LOCK TABLE webhook_attempts IN ACCESS EXCLUSIVE MODE");
    gate.open();
    const listBlocked = () =>
      t.db.sql.query<{ pid: number }>({
        text: `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      });
    await t.waitUntil("a result waits for the table", async () => (await listBlocked()).length > 0);
    const cutPids = (await listBlocked()).map(({ pid }) => pid);
    await blocker.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [cutPids]);
    await t.waitUntil("it is retried", async () =>
      (await listBlocked()).some(({ pid }) => !cutPids.includes(pid)),
    );
    await blocker.query("ROLLBACK");
    blocker.release();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 30);
    expect(receiver.requests).toHaveLength(30);
    expect((await t.listAttempts(id)).length).toBe(30);
  });

  it("leave room for another organization while twenty endpoints never respond", async () => {
    const silent = await t.startReceiver(() => ({ hangs: true }));
    const quick = await t.startReceiver();
    const greedy = await buildOrganization(t);
    for (let index = 0; index < 20; index += 1)
      await t.insertEndpoint({ url: silent.url, organizationId: greedy });
    for (let index = 0; index < 30; index += 1) await t.recordEvents(greedy);
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("all their slots are in use", () => silent.requests.length >= 100);
    const quiet = await t.insertEndpoint({ url: quick.url });
    for (let index = 0; index < 10; index += 1) {
      await t.recordEvents(quiet.organizationId);
      await t.waitUntil(
        "it arrives",
        async () => (await t.countDeliveries("succeeded", quiet.id)) === index + 1,
      );
    }
    // An organization gets less than half of a worker's 400 slots.
    expect(silent.requests.length).toBeLessThan(200);
  });

  it("serve a quiet organization before another's long backlog", async () => {
    let busyRequestsBefore = -1;
    const busy = await t.startReceiver();
    const single = await t.startReceiver(() => {
      busyRequestsBefore = busy.requests.length;
      return {};
    });
    const greedy = await buildOrganization(t);
    for (let index = 0; index < 20; index += 1)
      await t.insertEndpoint({ url: busy.url, organizationId: greedy, ordering: "none" });
    await t.recordEvents(greedy, 100);
    const quiet = await t.insertEndpoint({ url: single.url });
    await t.recordEvents(quiet.organizationId);
    t.startDispatcher();
    await t.waitUntil("it arrives", () => busyRequestsBefore >= 0);
    // The backlog needs 2,000 requests.
    expect(busyRequestsBefore).toBeLessThan(400);
    expect(parseEventData(single.requests[0]!.body).sequence).toBe(1);
  });

  it("give few slots to a failing endpoint until it recovers", async () => {
    let isHealthy = false;
    const receiver = await t.startReceiver(() => (isHealthy ? {} : { hangs: true }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.db.prisma.webhookEndpoint.update({ where: { id }, data: { failingSince: new Date() } });
    for (let index = 0; index < 12; index += 1) await t.recordEvents(organizationId);
    t.startDispatcher({ timeouts: { responseMs: 2_000 }, retryDelay: () => 0 });
    const marker = await t.startReceiver();
    const other = await t.insertEndpoint({ url: marker.url });
    await t.waitUntil("it is attempted", () => receiver.requests.length > 0);
    await t.recordEvents(other.organizationId);
    await t.waitUntil("the other event arrives", () => marker.requests.length === 1);
    // A failing endpoint gets at most four slots.
    expect(receiver.requests.length).toBeLessThanOrEqual(4);
    isHealthy = true;
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 12);
  });
});

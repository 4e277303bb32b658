import { describe, expect, it } from "@jest/globals";
import { buildOrganization, createGate } from "@svc/testing";
import { parseEventData, useDeliveryTest } from "./delivery-harness.ts";

const PATIENT = { timeouts: { responseMs: 120_000, connectMs: 120_000 } };

describe("Deliveries under load", () => {
  const t = useDeliveryTest({ poolSize: 2 });

  it("lose and duplicate no result when hundreds end together, over a pool of two connections", async () => {
    const gate = createGate();
    const receiver = await t.receiver(async () => {
      await gate.opened;
      return {};
    });
    const organizations: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { organizationId } = await t.endpoint({ url: receiver.url });
      await t.endpoint({ url: receiver.url, organizationId });
      organizations.push(organizationId);
    }
    const EVENTS_EACH = 5;
    for (const id of organizations) for (let lane = 0; lane < 20; lane += 1) await t.events(id, EVENTS_EACH);
    const total = organizations.length * 2 * 20 * EVENTS_EACH;
    t.start(PATIENT);
    await t.until("hundreds are in flight", () => receiver.requests.length > 250);
    const clients = [await t.ctx.db.pool.connect(), await t.ctx.db.pool.connect()];
    gate.open();
    await t.until("results wait", () => t.ctx.db.pool.waitingCount > 0);
    expect(t.ctx.db.pool.waitingCount).toBeLessThan(10);
    for (const client of clients) client.release();
    await t.until("all have ended", async () => (await t.count("succeeded")) === total);
    expect(receiver.requests).toHaveLength(total);
    expect(await t.db.prisma.webhookAttempt.count()).toBe(total);
    expect(await t.db.prisma.webhookDelivery.count({ where: { NOT: { attempts: 1 } } })).toBe(0);
    await t.until("no lane is left", async () => (await t.db.prisma.webhookLane.count()) === 0);
  });

  it("are recorded once the database allows it, even if connections were cut, and sent once", async () => {
    const gate = createGate();
    const receiver = await t.receiver(async () => {
      await gate.opened;
      return {};
    });
    const { id, organizationId } = await t.endpoint({ url: receiver.url });
    for (let lane = 0; lane < 15; lane += 1) await t.events(organizationId, 2);
    t.start(PATIENT);
    await t.until("they are in flight", () => receiver.requests.length === 15);
    const blocker = await t.db.pool.connect();
    await blocker.query("BEGIN");
    await blocker.query("LOCK TABLE webhook_attempts IN ACCESS EXCLUSIVE MODE");
    gate.open();
    const listBlocked = () =>
      t.db.sql.query<{ pid: number }>({
        text: `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      });
    await t.until("a result waits for the table", async () => (await listBlocked()).length > 0);
    const cut = (await listBlocked()).map(({ pid }) => pid);
    await blocker.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [cut]);
    await t.until("it is retried", async () => (await listBlocked()).some(({ pid }) => !cut.includes(pid)));
    await blocker.query("ROLLBACK");
    blocker.release();
    await t.until("all have ended", async () => (await t.count("succeeded", id)) === 30);
    expect(receiver.requests).toHaveLength(30);
    expect((await t.attempts(id)).length).toBe(30);
  });

  it("leave room for another organization while twenty endpoints never respond", async () => {
    const silent = await t.receiver(() => ({ hangs: true }));
    const quick = await t.receiver();
    const greedy = await buildOrganization(t);
    for (let index = 0; index < 20; index += 1) await t.endpoint({ url: silent.url, organizationId: greedy });
    for (let index = 0; index < 30; index += 1) await t.events(greedy);
    t.start(PATIENT);
    await t.until("all their slots are in use", () => silent.requests.length >= 100);
    const quiet = await t.endpoint({ url: quick.url });
    for (let index = 0; index < 10; index += 1) {
      await t.events(quiet.organizationId);
      await t.until("it arrives", async () => (await t.count("succeeded", quiet.id)) === index + 1);
    }
    expect(silent.requests.length).toBeLessThan(200);
  });

  it("serve a quiet organization before another's long backlog", async () => {
    let before = -1;
    const busy = await t.receiver();
    const single = await t.receiver(() => {
      before = busy.requests.length;
      return {};
    });
    const greedy = await buildOrganization(t);
    for (let index = 0; index < 20; index += 1)
      await t.endpoint({ url: busy.url, organizationId: greedy, ordering: "none" });
    await t.events(greedy, 100);
    const quiet = await t.endpoint({ url: single.url });
    await t.events(quiet.organizationId);
    t.start();
    await t.until("it arrives", () => before >= 0);
    expect(before).toBeLessThan(400);
    expect(parseEventData(single.requests[0]!.body).sequence).toBe(1);
  });

  it("give few slots to a failing endpoint until it recovers", async () => {
    let isHealthy = false;
    const receiver = await t.receiver(() => (isHealthy ? {} : { hangs: true }));
    const { id, organizationId } = await t.endpoint({ url: receiver.url });
    await t.db.prisma.webhookEndpoint.update({ where: { id }, data: { failingSince: new Date() } });
    for (let index = 0; index < 12; index += 1) await t.events(organizationId);
    t.start({ timeouts: { responseMs: 2_000 }, retryDelay: () => 0 });
    const marker = await t.receiver();
    const other = await t.endpoint({ url: marker.url });
    await t.until("it is attempted", () => receiver.requests.length > 0);
    await t.events(other.organizationId);
    await t.until("the other event arrives", () => marker.requests.length === 1);
    expect(receiver.requests.length).toBeLessThanOrEqual(4);
    isHealthy = true;
    await t.until("all have ended", async () => (await t.count("succeeded", id)) === 12);
  });
});

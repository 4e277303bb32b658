import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import type { ReceivedRequest, ScriptedResponse } from "@svc/testing";
import { createGate } from "@svc/testing";
import { insertDeliveries } from "../../src/webhooks/deliveries/new-deliveries-store.ts";
import { parseEventData, useDeliveryTest } from "./delivery-harness.ts";

const LANES_PER_ENDPOINT = 20;
const HOUR_MS = 3_600_000;
/** Longer than any test here, so that only the test ends a request. */
const LONG_TIMEOUTS = { timeouts: { responseMs: 120_000 } };

/** Creates a receiver that fails at random, and records events received out of order or concurrently. */
function watchOrder(failureRate: number) {
  const lastAccepted = new Map<string, number>();
  const open = new Set<string>();
  const violations: string[] = [];
  const script = async ({ body }: ReceivedRequest): Promise<ScriptedResponse> => {
    const { rolloverId, sequence } = parseEventData(body);
    const last = lastAccepted.get(rolloverId) ?? 0;
    if (sequence !== last + 1) violations.push(`${rolloverId}: ${sequence} after ${last}`);
    if (open.has(rolloverId)) violations.push(`${rolloverId}: ${sequence} concurrently with another`);
    open.add(rolloverId);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    open.delete(rolloverId);
    if (Math.random() < failureRate) return { status: 503 };
    lastAccepted.set(rolloverId, sequence);
    return {};
  };
  return { script, violations };
}

describe("Delivery order", () => {
  const t = useDeliveryTest();

  const listSequences = (requests: readonly ReceivedRequest[], rolloverId?: string) =>
    requests
      .map(({ body }) => parseEventData(body))
      .filter((event) => rolloverId === undefined || event.rolloverId === rolloverId)
      .map(({ sequence }) => sequence);
  const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it("is kept per rollover when the receiver fails at random and more events arrive", async () => {
    const { script, violations } = watchOrder(0.3);
    const receiver = await t.startReceiver(script);
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    const rollovers = await Promise.all(countTo(25).map(() => t.recordEvents(organizationId, 4)));
    t.startDispatcher({ retryDelay: () => 0 });
    for (const rolloverId of rollovers)
      await t.recordEvents(organizationId, 2, { rolloverId, firstSequence: 5 });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 25 * 6);
    expect(violations).toEqual([]);
    expect(receiver.requests.length).toBeGreaterThan(25 * 6);
    await t.waitUntil("no lane is left", async () => (await t.db.prisma.webhookLane.count()) === 0);
  });

  it("is kept across a permanent failure: the next delivery is sent only after the last failed attempt", async () => {
    const receiver = await t.startReceiver(({ body }) => ({
      status: parseEventData(body).sequence === 2 ? 500 : 200,
    }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 3);
    t.startDispatcher({ retryDelay: (attempts) => (attempts < 3 ? 0 : null) });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("waiting", id)) === 0);
    expect(listSequences(receiver.requests)).toEqual([1, 2, 2, 2, 3]);
    expect([await t.countDeliveries("succeeded", id), await t.countDeliveries("failed", id)]).toEqual([2, 1]);
  });

  it("blocks only the rollover that is stuck; the others continue", async () => {
    const gate = createGate();
    let stuck = "";
    const receiver = await t.startReceiver(async ({ body }) => {
      if (parseEventData(body).rolloverId === stuck) await gate.opened;
      return {};
    });
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    stuck = await t.recordEvents(organizationId, 3);
    for (let index = 0; index < 30; index += 1) await t.recordEvents(organizationId, 2);
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("the others have ended", async () => (await t.countDeliveries("succeeded", id)) === 60);
    expect(listSequences(receiver.requests, stuck)).toEqual([1]);
    gate.open();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 63);
    expect(listSequences(receiver.requests, stuck)).toEqual([1, 2, 3]);
  });

  it("is enforced with the ordering `per_rollover`, and not with the ordering `none`", async () => {
    const failFirst = ({ body }: ReceivedRequest) => ({
      status: parseEventData(body).sequence === 1 ? 500 : 200,
    });
    const [strict, loose] = await Promise.all([t.startReceiver(failFirst), t.startReceiver(failFirst)]);
    const { id, organizationId } = await t.insertEndpoint({ url: strict.url });
    const other = await t.insertEndpoint({ url: loose.url, organizationId, ordering: "none" });
    const rolloverId = await t.recordEvents(organizationId, 3);
    t.startDispatcher({ retryDelay: () => HOUR_MS });
    await t.waitUntil("two have ended", async () => (await t.countDeliveries("succeeded", other.id)) === 2);
    await t.waitUntil("the first was tried", async () => (await t.listAttempts(id)).length === 1);
    const laterRollover = await t.recordEvents(organizationId, 2);
    await t.waitUntil("it is tried", () => listSequences(strict.requests, laterRollover).length === 1);
    await t.waitUntil("three have ended", async () => (await t.countDeliveries("succeeded", other.id)) === 3);
    expect(listSequences(loose.requests, rolloverId).sort()).toEqual([1, 2, 3]);
    expect(listSequences(strict.requests, rolloverId)).toEqual([1]);
    // All events of both rollovers wait.
    expect(await t.countDeliveries("waiting", id)).toBe(5);
    // Only each rollover's first event waits, because it failed.
    expect(await t.countDeliveries("waiting", other.id)).toBe(2);
  });

  it("is not delayed at an endpoint while another one hangs forever", async () => {
    const [slow, quick] = await Promise.all([t.startReceiver(() => ({ hangs: true })), t.startReceiver()]);
    const slowEndpoint = await t.insertEndpoint({ url: slow.url });
    const { organizationId } = slowEndpoint;
    const quickEndpoint = await t.insertEndpoint({ url: quick.url, organizationId });
    for (let index = 0; index < 60; index += 1) await t.recordEvents(organizationId);
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil(
      "the quick endpoint has received all",
      async () => (await t.countDeliveries("succeeded", quickEndpoint.id)) === 60,
    );
    expect(await t.countDeliveries("waiting", slowEndpoint.id)).toBe(60);
    expect(slow.requests.length).toBeLessThanOrEqual(LANES_PER_ENDPOINT);
  });

  it("lets an endpoint's single event go before another endpoint's thousand", async () => {
    let heavyRequestsBefore = -1;
    const heavyReceiver = await t.startReceiver();
    const lightReceiver = await t.startReceiver(() => {
      heavyRequestsBefore = heavyReceiver.requests.length;
      return {};
    });
    const heavy = await t.insertEndpoint({ url: heavyReceiver.url, ordering: "none" });
    const light = await t.insertEndpoint({ url: lightReceiver.url });
    for (let index = 0; index < 5; index += 1) await t.recordEvents(heavy.organizationId, 200);
    await t.recordEvents(light.organizationId);
    t.startDispatcher();
    await t.waitUntil("it arrives", () => heavyRequestsBefore >= 0);
    expect(heavyRequestsBefore).toBeLessThan(500);
    await t.waitUntil(
      "all have ended",
      async () => (await t.countDeliveries("succeeded", heavy.id)) === 1_000,
    );
    expect(new Set(heavyReceiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1_000);
  });

  it("holds deliveries while the endpoint is disabled, and continues once it is enabled", async () => {
    const [off, on] = await Promise.all([t.startReceiver(), t.startReceiver()]);
    const { id, organizationId } = await t.insertEndpoint({ url: off.url });
    const other = await t.insertEndpoint({ url: on.url, organizationId });
    const rolloverId = await t.recordEvents(organizationId, 4);
    const where = { id };
    await t.db.prisma.webhookEndpoint.update({ where, data: { enabled: false } });
    t.startDispatcher();
    await t.waitUntil(
      "the other endpoint has received all",
      async () => (await t.countDeliveries("succeeded", other.id)) === 4,
    );
    await t.recordEvents(organizationId, 1, { rolloverId, firstSequence: 5 });
    await t.waitUntil(
      "the other endpoint has received one more",
      async () => (await t.countDeliveries("succeeded", other.id)) === 5,
    );
    expect([off.connections(), await t.countDeliveries("waiting", id)]).toEqual([0, 4]);
    await t.db.prisma.webhookEndpoint.update({ where, data: { enabled: true } });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 4);
    expect(listSequences(off.requests)).toEqual([1, 2, 3, 4]);
  });

  it("does not delay redeliveries", async () => {
    const receiver = await t.startReceiver((_request, index) => ({ status: index === 0 ? 500 : 200 }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 2);
    t.startDispatcher({ retryDelay: () => HOUR_MS });
    await t.waitUntil("the first was tried", async () => (await t.listAttempts(id)).length === 1);
    const event = await t.db.prisma.event.findFirstOrThrow({ where: { organizationId, sequence: 2 } });
    await inSqlTransaction(t.db, (tx) =>
      insertDeliveries(tx, organizationId, { eventId: event.id, kind: "redelivery", endpointIds: [id] }),
    );
    await t.waitUntil("it is sent", async () => (await t.countDeliveries("succeeded", id)) === 1);
    expect(listSequences(receiver.requests)).toEqual([1, 2]);
    expect(receiver.requests[1]?.headers["webhook-id"]).toBe(event.id);
    const ended = await t.db.prisma.webhookDelivery.findMany({ where: { status: "succeeded" } });
    expect(ended).toMatchObject([{ kind: "redelivery", eventId: event.id }]);
  });

  it("is kept by two concurrent dispatchers, and each event is sent once", async () => {
    const { script, violations } = watchOrder(0);
    const receiver = await t.startReceiver(script);
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    const rollovers = await Promise.all(countTo(30).map(() => t.recordEvents(organizationId, 5)));
    t.startDispatcher();
    t.startDispatcher();
    for (const rolloverId of rollovers)
      await t.recordEvents(organizationId, 2, { rolloverId, firstSequence: 6 });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 30 * 7);
    expect(violations).toEqual([]);
    expect(receiver.requests).toHaveLength(30 * 7);
  });

  it("continues in another dispatcher when one closes, which releases its lanes immediately", async () => {
    const gate = createGate();
    const receiver = await t.startReceiver(async (_request, index) => {
      if (index < 10) await gate.opened;
      return {};
    });
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    for (let index = 0; index < 10; index += 1) await t.recordEvents(organizationId, 30);
    const first = t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("it has claimed ten lanes", () => receiver.requests.length === 10);
    const closed = first.close();
    await t.waitUntil("it has stopped listening", async () => {
      const text = `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'svc-worker-listen'`;
      return (await t.db.sql.query({ text })).length === 0;
    });
    gate.open();
    await closed;
    const sent = receiver.requests.length;
    expect(await t.countDeliveries("succeeded", id)).toBe(sent);
    expect(sent).toBeLessThan(300);
    const [lanes] = await t.db.sql.query({
      text: `SELECT count(*) > 0 AS remain, count(claimed_by)::int AS claimed,
        (count(*) FILTER (WHERE due_at > now()))::int AS later FROM webhook_lanes`,
    });
    expect(lanes).toEqual({ remain: true, claimed: 0, later: 0 });
    t.startDispatcher(LONG_TIMEOUTS);
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 300);
    const rollovers = new Set(receiver.requests.map(({ body }) => parseEventData(body).rolloverId));
    for (const rolloverId of rollovers)
      expect(listSequences(receiver.requests, rolloverId)).toEqual(countTo(30));
  });
});

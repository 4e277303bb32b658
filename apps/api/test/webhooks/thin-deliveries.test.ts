import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { ReceivedRequest } from "@svc/testing";
import { Webhook } from "standardwebhooks";
import { insertDeliveries } from "../../src/webhooks/deliveries/new-deliveries-store.ts";
import { EVENT_TYPE_NAMES, EVENT_TYPES } from "../../src/webhooks/events/event-types.ts";
import { toSentBody } from "../../src/webhooks/events/sent-body.ts";
import { toThinData } from "../../src/webhooks/events/thin-data.ts";
import { startRecovery } from "../../src/webhooks/recoveries/recover-endpoint.ts";
import { SECRET, useDeliveryTest } from "./delivery-harness.ts";

const HOUR_MS = 3_600_000;
const ID_PATTERN = /^[a-z]+_[0-9a-z]+$/;

function listValues(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listValues) : [value];
}

describe("Thin payloads", () => {
  it.each(EVENT_TYPE_NAMES)("contain only IDs for %s", (type) => {
    const event = {
      id: "evt_1",
      type,
      createdAt: "2026-06-15T12:00:00.000Z",
      data: EVENT_TYPES[type].example,
    };
    const { data, ...envelope } = toSentBody(event, "test", "thin");
    const { data: _, ...fullEnvelope } = toSentBody(event, "test", "full");
    expect(envelope).toEqual(fullEnvelope);
    expect(listValues(data).length).toBeGreaterThan(0);
    for (const value of listValues(data)) expect(value).toMatch(ID_PATTERN);
  });

  it("have the IDs at the same places as the full payload", () => {
    expect(toThinData(EVENT_TYPES["rollover.funds_received"].example)).toEqual({
      rolloverId: expect.stringMatching(/^rol_/),
      accountId: expect.stringMatching(/^acct_/),
      receipt: { id: "rcp_1", transferId: "tr_1" },
    });
  });

  it("have no names, amounts, dates or text, whatever the name of their field", () => {
    const hostile = {
      accountId: "Ada Lovelace",
      id: "1000.00",
      planId: "ada@example.com",
      ids: ["123-45-6789", "rol_1", 7, null],
      externalId: "ext_1",
      externalIds: { externalId: "ext_2" },
      paid: "rol_1",
      rolloverId: { amount: "1.00" },
      keyId: `key_${"a".repeat(40)}`,
      endpointId: "whe_1\n",
      amount: "80000.00",
      transfer: { id: null, amount: "5.00", sentTo: "destination" },
      items: [{ code: "x" }, "text", []],
    };
    expect(toThinData(hostile)).toEqual({});
  });
});

describe("Deliveries to thin and full endpoints", () => {
  const t = useDeliveryTest();

  const verify = ({ body, headers }: ReceivedRequest) =>
    new Webhook(SECRET).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  const listPayloads = async (endpointId: string) =>
    (
      await t.db.sql.query<{ payload: string }>({
        text: `SELECT a.payload FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id
          WHERE d.endpoint_id = $1 ORDER BY a.id`,
        values: [endpointId],
      })
    ).map(({ payload }) => payload);

  async function insertFundsReceivedEvent(organizationId: string) {
    const data = {
      ...EVENT_TYPES["rollover.funds_received"].example,
      rolloverId: newId("rol"),
      externalId: "Ada Lovelace",
    };
    const rollover = { id: data.rolloverId, sequence: 1 };
    const event = {
      organizationId,
      type: "rollover.funds_received" as const,
      data,
      rollover,
      at: new Date(),
    };
    await inSqlTransaction(t.db, (tx) => recordEvents(tx, [event]));
    return data;
  }

  it("have no details if thin, contain the whole event if full, and are signed", async () => {
    const [fullReceiver, thinReceiver] = [await t.startReceiver(), await t.startReceiver()];
    const full = await t.insertEndpoint({ url: fullReceiver.url });
    const { organizationId } = full;
    const thin = await t.insertEndpoint({ url: thinReceiver.url, organizationId, payload: "thin" });
    const data = await insertFundsReceivedEvent(organizationId);
    t.startDispatcher();
    await t.waitUntil("both are delivered", async () => (await t.countDeliveries("succeeded")) === 2);
    const [fullRequest, thinRequest] = [fullReceiver.requests[0]!, thinReceiver.requests[0]!];
    const event = await t.db.prisma.event.findFirstOrThrow({ where: { organizationId } });
    const envelope = {
      id: event.id,
      object: "event",
      type: "rollover.funds_received",
      apiVersion: "v1",
      environment: "test",
      createdAt: event.createdAt.toISOString(),
    };
    expect(verify(fullRequest)).toEqual({ ...envelope, data });
    expect(verify(thinRequest)).toEqual({
      ...envelope,
      data: {
        rolloverId: data.rolloverId,
        accountId: EVENT_TYPES["rollover.funds_received"].example.accountId,
        receipt: { id: "rcp_1", transferId: "tr_1" },
      },
    });
    expect(thinRequest.body).not.toMatch(/Ada|Lovelace|amount|\d\.\d\d"|state|sequence/);
    expect(Object.keys(thinRequest.headers)).toEqual(Object.keys(fullRequest.headers));
    expect(await listPayloads(full.id)).toEqual(["full"]);
    expect(await listPayloads(thin.id)).toEqual(["thin"]);
  });

  it("keep the order and are retried, also if thin", async () => {
    const receiver = await t.startReceiver((_, index) => ({ status: index % 2 === 0 ? 500 : 200 }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url, payload: "thin" });
    const rolloverId = await t.recordEvents(organizationId, 3);
    t.startDispatcher({ retryDelay: () => 0 });
    await t.waitUntil("all are delivered", async () => (await t.countDeliveries("succeeded", id)) === 3);
    const events = await t.db.prisma.event.findMany({
      where: { organizationId },
      orderBy: { sequence: "asc" },
    });
    const bodies = receiver.requests.map(verify);
    expect(bodies.map((body) => body.id)).toEqual(events.flatMap((event) => [event.id, event.id]));
    for (const { data } of bodies) expect(data).toEqual({ rolloverId });
  });

  it("are thin for a thin endpoint's redeliveries and recoveries, too", async () => {
    const receiver = await t.startReceiver();
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url, payload: "thin" });
    const rolloverId = await t.recordEvents(organizationId);
    const { id: eventId } = await t.db.prisma.event.findFirstOrThrow({ where: { organizationId } });
    await inSqlTransaction(t.db, (tx) =>
      insertDeliveries(tx, organizationId, { eventId, kind: "redelivery", endpointIds: [id] }),
    );
    const input = { since: new Date(t.ctx.clock.now().getTime() - HOUR_MS), status: "all" as const };
    await inSqlTransaction(t.db, (tx) =>
      startRecovery({ ...t.ctx, tx }, organizationId, { endpointId: id, input }),
    );
    t.startDispatcher();
    await t.waitUntil("all are delivered", async () => (await t.countDeliveries("succeeded", id)) === 3);
    for (const request of receiver.requests) expect(verify(request).data).toEqual({ rolloverId });
  });

  it.each([
    ["full", "thin"],
    ["thin", "full"],
  ] as const)("follow a change from %s to %s from the next retry on", async (before, after) => {
    let id = "";
    const receiver = await t.startReceiver(async (_, index) => {
      if (index > 0) return {};
      await t.db.prisma.webhookEndpoint.update({ where: { id }, data: { payload: after } });
      return { status: 500 };
    });
    const endpoint = await t.insertEndpoint({ url: receiver.url, payload: before });
    id = endpoint.id;
    const rolloverId = await t.recordEvents(endpoint.organizationId);
    t.startDispatcher({ retryDelay: () => 0 });
    await t.waitUntil("it is delivered", async () => (await t.countDeliveries("succeeded", id)) === 1);
    const thin = { rolloverId };
    const full = { rolloverId, sequence: 1, state: "requested", previousState: "draft" };
    const expected = { full, thin };
    expect(receiver.requests.map((request) => verify(request).data)).toEqual([
      expected[before],
      expected[after],
    ]);
    expect(await listPayloads(id)).toEqual([before, after]);
  });

  it("are full for an endpoint that the previous release wrote, and so are its attempts", async () => {
    const receiver = await t.startReceiver();
    const { id: existingId, organizationId } = await t.insertEndpoint({
      url: receiver.url,
      eventTypes: ["plan.*"],
    });
    // The previous release does not set `payload`.
    const id = newId("whe");
    await t.db.sql.query({
      text: `INSERT INTO webhook_endpoints (id, organization_id, url, description, event_types, enabled, ordering, secrets, created_at, updated_at)
        SELECT $1, organization_id, url, description, '{*}', enabled, ordering, '[]', created_at, updated_at
        FROM webhook_endpoints WHERE id = $2`,
      values: [id, existingId],
    });
    const data = await insertFundsReceivedEvent(organizationId);
    t.startDispatcher();
    await t.waitUntil("it is delivered", async () => (await t.countDeliveries("succeeded", id)) === 1);
    expect(JSON.parse(receiver.requests[0]!.body).data).toEqual(data);
    await t.db.sql.query({
      text: `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature)
        SELECT delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature
        FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id WHERE d.endpoint_id = $1`,
      values: [id],
    });
    expect(await listPayloads(id)).toEqual(["full", "full"]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { newId, uuidFromId } from "@svc/service-kit";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL, type WebhookOwner, writeAttempt } from "./webhook-calls.ts";

type ListedDelivery = { id: string; eventId: string; eventType: string; endpointId: string };

describe("Deliveries", () => {
  const api = useTestApi();

  const list = async ({ send }: WebhookOwner, endpointId: string, query = "") =>
    (await send("get", `webhook-endpoints/${endpointId}/deliveries?${query}`).expect(200)).body;

  it("200 lists an endpoint's deliveries, newest first, page by page", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    await owner.createEndpoint({ eventTypes: ["rollover.created"] });
    const rolloverId = await owner.createRollover();
    const all = await list(owner, id);
    expect(all.data).toEqual(
      ["rollover.created", "account.created"].map((eventType) => ({
        id: expect.stringMatching(/^whd_/),
        object: "webhook_delivery",
        environment: "test",
        endpointId: id,
        eventId: expect.stringMatching(/^evt_/),
        eventType,
        kind: "event",
        recoveryId: null,
        status: "waiting",
        attempts: 0,
        nextAttemptAt: null,
        createdAt: expect.any(String),
        endedAt: null,
      })),
    );
    const firstPage = await list(owner, id, "limit=1");
    const secondPage = await list(owner, id, `limit=1&cursor=${firstPage.nextCursor}`);
    expect([...firstPage.data, ...secondPage.data]).toEqual(all.data);
    expect([firstPage.hasMore, secondPage.hasMore]).toEqual([true, false]);

    const [rolloverDelivery, accountDelivery] = all.data;
    await writeAttempt(api, accountDelivery.id, { statusCode: 200 }, new Date());
    const listIds = async (query: string) =>
      (await list(owner, id, query)).data.map((delivery: ListedDelivery) => delivery.id);
    expect(await listIds("status=waiting")).toEqual([rolloverDelivery.id]);
    expect(await listIds("status=succeeded")).toEqual([accountDelivery.id]);
    expect(await listIds("status=failed")).toEqual([]);
    expect(await listIds("type=account.created")).toEqual([accountDelivery.id]);
    expect(await listIds(`rolloverId=${rolloverId}`)).toEqual([rolloverDelivery.id]);
    expect(await listIds(`eventId=${accountDelivery.eventId}`)).toEqual([accountDelivery.id]);
    expect(await listIds(`eventId=${accountDelivery.eventId}&status=waiting`)).toEqual([]);
  });

  it("400 for invalid filters", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    for (const [name, value] of [
      ["status", "done"],
      ["status", "waiting'"],
      ["type", "rollover.*"],
      ["rolloverId", "evt_1"],
      ["eventId", "x"],
    ] as const) {
      const query = `${name}=${encodeURIComponent(value)}`;
      const response = await send("get", `webhook-endpoints/${id}/deliveries?${query}`);
      expect(expectIssues(response, "invalid_request")).toEqual([name]);
    }
  });

  it("200 shows each attempt with its request and response", async () => {
    const owner = await buildWebhookOwner(api);
    const { id: endpointId } = await owner.createEndpoint({ eventTypes: ["rollover.*"] });
    await owner.createRollover();
    const [delivery] = (await list(owner, endpointId)).data;
    const firstAt = new Date("2026-06-15T12:00:00.900Z");
    const secondAt = new Date("2026-06-15T12:00:05.000Z");
    await writeAttempt(api, delivery.id, { statusCode: null, error: "the connection was refused" }, firstAt);
    await writeAttempt(api, delivery.id, { statusCode: 200 }, secondAt);
    const shown = (await owner.send("get", `deliveries/${delivery.id}`).expect(200)).body;
    const event = (await owner.send("get", `events/${delivery.eventId}`).expect(200)).body;
    const { history, ...view } = shown;
    expect(view).toEqual({ ...delivery, status: "succeeded", attempts: 2, endedAt: secondAt.toISOString() });
    expect(history).toMatchObject([
      { statusCode: null, error: "the connection was refused", responseBody: null, latencyMs: 12 },
      { statusCode: 200, error: null, responseBody: "response text", attemptedAt: secondAt.toISOString() },
    ]);
    expect(history[0].request).toEqual({
      url: TEST_WEBHOOK_URL,
      headers: { "webhook-id": event.id, "webhook-timestamp": String(Math.floor(firstAt.getTime() / 1000)) },
      body: expect.any(String),
    });
    expect(JSON.parse(history[0].request.body)).toEqual(event);
    expect(JSON.stringify(shown)).not.toContain("signature");

    const stats = (await owner.send("get", `webhook-endpoints/${endpointId}/stats`).expect(200)).body;
    expect(stats).toMatchObject({
      attempts: 2,
      succeeded: 1,
      failed: 1,
      successRate: 0.5,
      waiting: 0,
      oldestWaitingAt: null,
    });
  });

  it("200 counts waiting deliveries, and returns no success rate without attempts", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    const read = async () => (await owner.send("get", `webhook-endpoints/${id}/stats`).expect(200)).body;
    const noAttempts = { attempts: 0, succeeded: 0, failed: 0, successRate: null };
    expect(await read()).toMatchObject({ ...noAttempts, waiting: 0, oldestWaitingAt: null });
    await owner.createRollover();
    const oldest = (await list(owner, id)).data.at(-1);
    expect(await read()).toMatchObject({ ...noAttempts, waiting: 2, oldestWaitingAt: oldest.createdAt });
  });

  it("202 sends a test event in its own lane, regardless of the endpoint's event types", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint({ eventTypes: ["api_key.revoked"] });
    await owner.createEndpoint();
    const path = `webhook-endpoints/${id}/test`;
    const response = await owner.send("post", path).expect(202);
    expect(response.body).toMatchObject({ endpointId: id, eventType: "webhook.test", kind: "test" });
    expect(response.headers.location).toBe(`/v1/deliveries/${response.body.id}`);
    const { organizationId } = owner;
    expect(await api.db.prisma.webhookDelivery.count({ where: { organizationId } })).toBe(1);
    expect(await api.db.prisma.webhookLane.findMany({ where: { endpointId: id } })).toMatchObject([
      { lane: `test:${uuidFromId(response.body.id)}`, claimedBy: null },
    ]);
    const event = (await owner.send("get", `events/${response.body.eventId}`).expect(200)).body;
    expect(event).toMatchObject({ type: "webhook.test", data: { webhookEndpointId: id } });
  });
});

describe("POST /v1/events/{id}/redeliver", () => {
  const api = useTestApi();

  it("202 resends an event under its own ID to subscribed endpoints, each time in a new lane", async () => {
    const { createEndpoint, createRollover, send } = await buildWebhookOwner(api);
    const rolloverId = await createRollover();
    const allEventsId = (await createEndpoint()).id;
    const rolloverEventsId = (await createEndpoint({ eventTypes: ["rollover.*"] })).id;
    await createEndpoint({ eventTypes: ["account.created"] });
    await createEndpoint({ enabled: false });
    const [event] = (await send("get", `events?rolloverId=${rolloverId}`).expect(200)).body.data;
    const { data } = (await send("post", `events/${event.id}/redeliver`).expect(202)).body;
    expect(data.map(({ endpointId }: ListedDelivery) => endpointId).sort()).toEqual(
      [allEventsId, rolloverEventsId].sort(),
    );
    for (const delivery of data)
      expect(delivery).toMatchObject({ eventId: event.id, kind: "redelivery", status: "waiting" });
    const named = { endpointId: rolloverEventsId };
    const toOneEndpoint = (await send("post", `events/${event.id}/redeliver`, named).expect(202)).body.data;
    expect(toOneEndpoint).toMatchObject([{ endpointId: rolloverEventsId, eventId: event.id }]);
    const lanes = await api.db.prisma.webhookLane.findMany({ where: { endpointId: rolloverEventsId } });
    expect(lanes.map(({ lane }) => lane).sort()).toEqual(
      [...data, ...toOneEndpoint]
        .filter(({ endpointId }) => endpointId === rolloverEventsId)
        .map(({ id }) => `redelivery:${uuidFromId(id)}`)
        .sort(),
    );
  });

  it("202 returns an empty list when no endpoint is subscribed, unless the request names an endpoint", async () => {
    const { createEndpoint, createRollover, send, organizationId } = await buildWebhookOwner(api);
    await createRollover();
    const { id } = await createEndpoint({ eventTypes: ["api_key.revoked"], enabled: false });
    const [event] = (await send("get", "events?limit=1").expect(200)).body.data;
    const path = `events/${event.id}/redeliver`;
    expect((await send("post", path).expect(202)).body).toEqual({ object: "list", data: [] });
    await send("post", path, { endpointId: id }).expect(202);
    expect(await api.db.prisma.webhookDelivery.count({ where: { organizationId } })).toBe(1);
  });

  it("404 and 422 for endpoints that are unknown, another organization's or invalid", async () => {
    const otherEndpoint = await (await buildWebhookOwner(api)).createEndpoint();
    const { createRollover, send, organizationId } = await buildWebhookOwner(api);
    await createRollover();
    const [event] = (await send("get", "events?limit=1").expect(200)).body.data;
    const redeliver = (body: object) => send("post", `events/${event.id}/redeliver`, body);
    for (const endpointId of [otherEndpoint.id, newId("whe")])
      expectProblem(await redeliver({ endpointId }), "not_found");
    expect(expectIssues(await redeliver({ endpointId: "x" }), "validation_failed")).toEqual(["#/endpointId"]);
    expect(expectIssues(await redeliver({ to: "x" }), "validation_failed")).toEqual(["#/to"]);
    expect(await api.db.prisma.webhookDelivery.count({ where: { organizationId } })).toBe(0);
  });
});

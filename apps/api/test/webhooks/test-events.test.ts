import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describeEventTypes } from "../../src/webhooks/events/event-type-list.ts";
import { EVENT_TYPE_NAMES, EVENT_TYPES } from "../../src/webhooks/events/event-types.ts";
import { toSentBody } from "../../src/webhooks/events/sent-body.ts";
import { toDeliveryRequest } from "../../src/webhooks/sending/delivery-request.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, writeAttempt } from "./webhook-calls.ts";

const EVENT = {
  id: "evt_01m7zh400eenbshkcr3rdw9v4t",
  type: "webhook.test",
  createdAt: "2026-06-15T12:00:00.000Z",
};

describe("Payload of a test event", () => {
  it.each(EVENT_TYPE_NAMES)(
    "is the example of %s, marked as a test, and valid against its schema",
    (type) => {
      const { body, headers } = toDeliveryRequest({ ...EVENT, data: { sampleType: type } }, "test", {
        secrets: ["whsec_d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3"],
        attemptedAt: new Date(EVENT.createdAt),
      });
      expect(JSON.parse(body)).toEqual({
        ...EVENT,
        object: "event",
        type,
        apiVersion: "v1",
        environment: "test",
        data: EVENT_TYPES[type].example,
        test: true,
      });
      expect(headers["webhook-id"]).toBe(EVENT.id);
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      const { schema = {} } = describeEventTypes("test").find(({ name }) => name === type) ?? {};
      const validate = ajv.compile(schema);
      expect([validate(JSON.parse(body)), validate.errors]).toEqual([true, null]);
    },
  );

  it("ignores a sample type in other events, and an unknown sample type", () => {
    const data = { webhookEndpointId: "whe_1", sampleType: "rollover.completed" };
    const account = { ...EVENT, type: "account.created", data };
    expect(toSentBody(account, "test")).toMatchObject({ type: "account.created", data });
    expect(toSentBody(account, "test")).not.toHaveProperty("test");
    for (const sampleType of ["constructor", "rollover.unknown", 1, null])
      expect(toSentBody({ ...EVENT, data: { sampleType } }, "test")).toMatchObject({ type: "webhook.test" });
  });
});

describe("POST /v1/webhook-endpoints/{id}/test", () => {
  const api = useTestApi();

  it("202 sends the example of an event type only to this endpoint, and lists it as webhook.test", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint({ eventTypes: ["api_key.revoked"] });
    await owner.createEndpoint();
    const body = { type: "rollover.completed" };
    const { body: delivery } = await owner.send("post", `webhook-endpoints/${id}/test`, body).expect(202);
    expect(delivery).toMatchObject({ endpointId: id, eventType: "webhook.test", kind: "test" });
    const { organizationId } = owner;
    expect(await api.db.prisma.webhookDelivery.count({ where: { organizationId } })).toBe(1);
    const { data } = (await owner.send("get", "events").expect(200)).body;
    expect(data).toMatchObject([
      { type: "webhook.test", data: { webhookEndpointId: id, sampleType: "rollover.completed" } },
    ]);
    const completed = await owner.send("get", "events?type=rollover.completed").expect(200);
    expect(completed.body.data).toEqual([]);

    await writeAttempt(api, delivery.id, { statusCode: 200 }, new Date());
    const { history } = (await owner.send("get", `deliveries/${delivery.id}`).expect(200)).body;
    expect(JSON.parse(history[0].request.body)).toMatchObject({
      id: delivery.eventId,
      type: "rollover.completed",
      data: EVENT_TYPES["rollover.completed"].example,
      test: true,
    });
  });

  it("202 sends webhook.test without a body, with an empty body, and with its own type", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    for (const body of [undefined, {}, { type: "webhook.test" }]) {
      const { eventId } = (await owner.send("post", `webhook-endpoints/${id}/test`, body).expect(202)).body;
      const event = (await owner.send("get", `events/${eventId}`).expect(200)).body;
      expect(event.data).toEqual({ webhookEndpointId: id });
    }
  });

  it("keeps `test: true` when the event is redelivered", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    const body = { type: "account.created" };
    const { eventId } = (await owner.send("post", `webhook-endpoints/${id}/test`, body).expect(202)).body;
    const redelivered = await owner
      .send("post", `events/${eventId}/redeliver`, { endpointId: id })
      .expect(202);
    const [delivery] = redelivered.body.data;
    await writeAttempt(api, delivery.id, { statusCode: 200 }, new Date());
    const { history } = (await owner.send("get", `deliveries/${delivery.id}`).expect(200)).body;
    expect(JSON.parse(history[0].request.body)).toMatchObject({ type: "account.created", test: true });
  });

  it("sends the same event over GraphQL", async () => {
    const owner = await buildWebhookOwner(api);
    const { id: endpointId } = await owner.createEndpoint();
    const document = `mutation ($input: TestWebhookEndpointInput!) { testWebhookEndpoint(input: $input) {
      delivery { event { type data } } } }`;
    const input = { endpointId, type: "plan.created" };
    const { data } = await runGraphql(api, document, { input }, owner.key);
    expect(data).toMatchObject({
      testWebhookEndpoint: {
        delivery: {
          event: {
            type: "webhook.test",
            data: { webhookEndpointId: endpointId, sampleType: "plan.created" },
          },
        },
      },
    });
  });

  it("422 for an unknown type, and nothing is sent", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    for (const type of ["rollover.*", "*", "constructor", "", 1, null, ["account.created"]]) {
      const response = await owner.send("post", `webhook-endpoints/${id}/test`, { type });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/type"]);
    }
    const { organizationId } = owner;
    expect(await api.db.prisma.event.count({ where: { organizationId } })).toBe(0);
  });

  it("404 for an endpoint of another organization, and 403 without the scope", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    const other = await buildWebhookOwner(api);
    const body = { type: "rollover.completed" };
    expectProblem(await other.send("post", `webhook-endpoints/${id}/test`, body), "not_found");
    const { organizationId } = owner;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["webhooks:read"] });
    const refused = await api.call("post", `/v1/webhook-endpoints/${id}/test`, key).send(body);
    expectProblem(refused, "insufficient_scope");
    expect(await api.db.prisma.event.count({ where: { organizationId } })).toBe(0);
  });
});

describe("POST /v1/webhook-endpoints/{id}/test in the live environment", () => {
  const api = useTestApi({ environment: "live" });

  it("422 for the example of another type, which a receiver could mistake for a real event", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    const response = await owner.send("post", `webhook-endpoints/${id}/test`, {
      type: "rollover.completed",
    });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/type"]);
    const { organizationId } = owner;
    expect(await api.db.prisma.event.count({ where: { organizationId } })).toBe(0);
    await owner.send("post", `webhook-endpoints/${id}/test`).expect(202);
  });
});

import { describe, expect, it } from "@jest/globals";
import { uuidFromId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { EVENT_TYPES } from "../../src/webhooks/events/event-types.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { mutateFor } from "../graphql/payloads.ts";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL } from "./webhook-calls.ts";

describe("The payload format of an endpoint", () => {
  const api = useTestApi();

  /** Stores an attempt for each format, as if the setting had changed between them. */
  async function writeAttempts(id: string) {
    const attempt = {
      deliveryId: uuidFromId(id),
      url: TEST_WEBHOOK_URL,
      attemptedAt: new Date(),
      latencyMs: 1,
      statusCode: 500,
    };
    for (const payload of ["full", "thin"])
      await api.db.prisma.webhookAttempt.create({ data: { ...attempt, payload } });
  }

  it("is full by default, and can be set and changed", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    expect((await createEndpoint()).payload).toBe("full");
    const { id, version } = await createEndpoint({ payload: "thin" });
    const path = `webhook-endpoints/${id}`;
    expect((await send("get", path).expect(200)).body.payload).toBe("thin");
    expect((await send("get", "webhook-endpoints").expect(200)).body.data).toMatchObject([
      { payload: "thin" },
      { payload: "full" },
    ]);
    const described = (await send("patch", path, { description: "Ledger" }).expect(200)).body;
    expect(described.payload).toBe("thin");
    const stale = await send("patch", path, { payload: "full" }).set("If-Match", `"${version}"`);
    expectProblem(stale, "version_conflict");
    const changed = await send("patch", path, { payload: "full" }).set("If-Match", '"2"').expect(200);
    expect(changed.body).toMatchObject({ payload: "full", version: 3 });
  });

  it("is the same over GraphQL", async () => {
    const owner = await buildWebhookOwner(api);
    const caller = { api, key: owner.key };
    const input = { url: TEST_WEBHOOK_URL, eventTypes: ["*"], payload: "thin" };
    const fields = "endpoint { id payload }";
    const created = await mutateFor(caller, "createWebhookEndpoint", input, fields);
    expect(created).toMatchObject({ endpoint: { payload: "thin" }, errors: [] });
    const endpointId = created.endpoint?.id ?? "";
    expect((await owner.send("get", `webhook-endpoints/${endpointId}`)).body.payload).toBe("thin");
    const change = { endpointId, ifVersion: 1, payload: "full" };
    expect(await mutateFor(caller, "updateWebhookEndpoint", change, fields)).toMatchObject({
      endpoint: { payload: "full" },
    });
    const unknown = `mutation { createWebhookEndpoint(input: {
      url: "${TEST_WEBHOOK_URL}", eventTypes: ["*"], payload: SNAPSHOT }) { endpoint { id } } }`;
    const { errors } = await runGraphql(api, unknown, {}, owner.key);
    expect(errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
  });

  it("422 for other values, and nothing changes", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    const before = await countRows(api);
    for (const payload of [
      "",
      "THIN",
      " thin",
      "snapshot",
      "constructor",
      null,
      1,
      ["thin"],
      { thin: true },
    ]) {
      const body = { url: TEST_WEBHOOK_URL, eventTypes: ["*"], payload };
      for (const response of [
        await send("post", "webhook-endpoints", body),
        await send("patch", `webhook-endpoints/${id}`, { payload }),
      ])
        expect(expectIssues(response, "validation_failed")).toEqual(["#/payload"]);
    }
    expect(await countRows(api)).toEqual(before);
    expect((await send("get", `webhook-endpoints/${id}`).expect(200)).body).toMatchObject({
      payload: "full",
      version: 1,
    });
  });

  it("404 for an endpoint of another organization, 403 without the scope or with a publishable key", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    const path = `/v1/webhook-endpoints/${id}`;
    const { organizationId } = owner;
    const otherOwner = await buildWebhookOwner(api);
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["webhooks:read"] });
    const publishable = await buildKey(api, "pk", { organizationId });
    for (const [key, code] of [
      [otherOwner.key, "not_found"],
      [reader.key, "insufficient_scope"],
      [publishable.key, "key_type_not_allowed"],
    ] as const)
      expectProblem(await api.call("patch", path, key).send({ payload: "thin" }), code);
    expect((await owner.send("get", `webhook-endpoints/${id}`).expect(200)).body.payload).toBe("full");
  });

  it("is shown in each attempt as it was sent, in REST, in GraphQL and in the portal", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint({ payload: "thin", eventTypes: ["rollover.*"] });
    const rolloverId = await owner.createRollover();
    const [delivery] = (await owner.send("get", `webhook-endpoints/${id}/deliveries`).expect(200)).body.data;
    await writeAttempts(delivery.id);
    // The receiver of a thin payload reads the full event with the organization's key.
    const event = (await owner.send("get", `events/${delivery.eventId}`).expect(200)).body;
    expect(event.data).toMatchObject({ rolloverId, state: "draft" });
    const { accountId } = event.data;
    const expected = [event, { ...event, data: { rolloverId, accountId } }];

    const { history } = (await owner.send("get", `deliveries/${delivery.id}`).expect(200)).body;
    const readBodies = (attempts: { request: { body: string } }[]) =>
      attempts.map(({ request }) => JSON.parse(request.body));
    expect(readBodies(history)).toEqual(expected);

    const document = "query ($id: ID!) { webhookDelivery(id: $id) { history { request { body } } } }";
    const { data } = await runGraphql<{ webhookDelivery: { history: { request: { body: string } }[] } }>(
      api,
      document,
      { id: delivery.id },
      owner.key,
    );
    expect(readBodies(data.webhookDelivery.history)).toEqual(expected);

    const viewer = await signInAs(api, "viewer", { organizationId: owner.organizationId });
    const path = `/portal/api/deliveries/${delivery.id}/attempts`;
    expect(readBodies((await callAs(api, viewer, "get", path).expect(200)).body.data)).toEqual(expected);
  });

  it("applies to test events, which keep `test: true`", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint({ payload: "thin" });
    const body = { type: "rollover.funds_received" };
    const { body: delivery } = await owner.send("post", `webhook-endpoints/${id}/test`, body).expect(202);
    await writeAttempts(delivery.id);
    const viewer = await signInAs(api, "viewer", { organizationId: owner.organizationId });
    const path = `/portal/api/deliveries/${delivery.id}/attempts`;
    const { history } = (await owner.send("get", `deliveries/${delivery.id}`).expect(200)).body;
    const { example } = EVENT_TYPES["rollover.funds_received"];
    for (const attempts of [history, (await callAs(api, viewer, "get", path).expect(200)).body.data]) {
      const [full, thin] = attempts.map(({ request }: { request: { body: string } }) =>
        JSON.parse(request.body),
      );
      expect(full).toMatchObject({ type: body.type, data: example, test: true });
      expect(thin).toEqual({
        ...full,
        data: {
          rolloverId: example.rolloverId,
          accountId: example.accountId,
          receipt: { id: "rcp_1", transferId: "tr_1" },
        },
      });
    }
  });
});

import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, writeAttempt } from "./webhook-calls.ts";

const FULL_URL = "https://hooks.example.com/in?token=s3cr3t-of-theirs&tenant=7";
const MASKED_URL = "https://hooks.example.com/in?***";

describe("The query of a webhook URL", () => {
  const api = useTestApi();

  it("is shown in single reads to keys that can change the endpoint, and masked otherwise", async () => {
    const { createEndpoint, send, organizationId, key } = await buildWebhookOwner(api);
    const created = await createEndpoint({ url: FULL_URL });
    const path = `webhook-endpoints/${created.id}`;
    expect(created.url).toBe(FULL_URL);
    expect((await send("get", path).expect(200)).body.url).toBe(FULL_URL);
    expect((await send("patch", path, { description: "x" }).expect(200)).body.url).toBe(FULL_URL);
    expect((await send("get", "webhook-endpoints").expect(200)).body.data[0].url).toBe(MASKED_URL);
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["webhooks:read"] });
    expect((await api.call("get", `/v1/${path}`, reader.key).expect(200)).body.url).toBe(MASKED_URL);

    const document = `query Q($id: ID!) {
      webhookEndpoint(id: $id) { url }
      node(id: $id) { ... on WebhookEndpoint { url } }
      webhookEndpoints(first: 1) { edges { node { url } } }
    }`;
    const readUrls = async (apiKey: string) => {
      const { data } = await runGraphql<Record<string, unknown>>(api, document, { id: created.id }, apiKey);
      return data;
    };
    const listed = { edges: [{ node: { url: MASKED_URL } }] };
    const [full, masked] = [{ url: FULL_URL }, { url: MASKED_URL }];
    expect(await readUrls(key)).toEqual({ webhookEndpoint: full, node: full, webhookEndpoints: listed });
    expect(await readUrls(reader.key)).toEqual({
      webhookEndpoint: masked,
      node: masked,
      webhookEndpoints: listed,
    });
  });

  it("is masked in attempts", async () => {
    const { createEndpoint, send, key } = await buildWebhookOwner(api);
    const { id } = await createEndpoint({ url: FULL_URL });
    const deliveryId = (await send("post", `webhook-endpoints/${id}/test`).expect(202)).body.id;
    await writeAttempt(api, deliveryId, { statusCode: 500 }, new Date());
    await api.db.prisma.webhookAttempt.updateMany({ data: { url: FULL_URL } });
    const read = await send("get", `deliveries/${deliveryId}`).expect(200);
    expect(read.body.history[0].request.url).toBe(MASKED_URL);
    expect(read.text).not.toContain("s3cr3t");
    const document = "query Q($id: ID!) { webhookDelivery(id: $id) { history { request { url } } } }";
    const { data } = await runGraphql(api, document, { id: deliveryId }, key);
    expect(data).toEqual({ webhookDelivery: { history: [{ request: { url: MASKED_URL } }] } });
  });

  it("422 rejects a masked URL that is sent back: events would go there without the token", async () => {
    const { createEndpoint, send, key } = await buildWebhookOwner(api);
    const { id } = await createEndpoint({ url: FULL_URL });
    const path = `webhook-endpoints/${id}`;
    const { url } = (await send("get", "webhook-endpoints").expect(200)).body.data[0];
    expect(expectIssues(await send("patch", path, { url, enabled: false }), "validation_failed")).toEqual([
      "#/url",
    ]);
    expect(
      expectIssues(await send("post", "webhook-endpoints", { url, eventTypes: ["*"] }), "validation_failed"),
    ).toEqual(["#/url"]);
    const document = `mutation M($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) { errors { code path } } }`;
    const { data } = await runGraphql(api, document, { input: { endpointId: id, url } }, key);
    const errors = [{ code: "validation_failed", path: ["input", "url"] }];
    expect(data).toEqual({ updateWebhookEndpoint: { errors } });
    expect((await send("get", path).expect(200)).body).toMatchObject({
      url: FULL_URL,
      enabled: true,
      version: 1,
    });
  });

  it.each([
    ["https://hooks.example.com/in", "https://hooks.example.com/in"],
    ["https://hooks.example.com/in?", "https://hooks.example.com/in?"],
    ["https://hooks.example.com/?a", "https://hooks.example.com/?***"],
    ["https://hooks.example.com?a?b=c", "https://hooks.example.com?***"],
  ])("in %s is listed as %s", async (url, shown) => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    await createEndpoint({ url });
    expect((await send("get", "webhook-endpoints").expect(200)).body.data[0].url).toBe(shown);
  });
});

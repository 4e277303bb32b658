import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type AnyEndpoint, newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { buildSchema, isInputObjectType, isObjectType } from "graphql";
import type { ApiContext } from "../../src/context.ts";
import { printGraphqlSchema } from "../../src/transport/graphql/schema.ts";
import { endpointsIn } from "../../src/transport/rest/endpoints.ts";
import { expectProblem } from "../problem-answers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";

const ENDPOINTS: readonly AnyEndpoint<ApiContext>[] = endpointsIn("test");
const POSTS = ENDPOINTS.filter(({ method }) => method === "POST");

/** A request, and another one to the same address that is not the same. */
interface Sent {
  path: string;
  body: object;
  other: object;
}

const EMPTY = { body: {}, other: { x: 1 } };

async function makeRollover(api: TestApi): Promise<string> {
  const account = await buildAccount(api, api.ak.organizationId, { externalId: newId("acct") });
  const body = await buildRolloverBody(api, account.id);
  return (await api.call("post", "/v1/rollovers").send(body).expect(201)).body.id;
}

async function makeEndpoint(api: TestApi): Promise<string> {
  const body = { url: "https://hooks.example.com/in", eventTypes: ["*"] };
  return (await api.call("post", "/v1/webhook-endpoints").send(body).expect(201)).body.id;
}

async function makeEvent(api: TestApi): Promise<string> {
  const id = await makeRollover(api);
  return (await api.call("get", `/v1/events?rolloverId=${id}`).expect(200)).body.data[0].id;
}

/** What is sent to each address that takes a POST. */
const REQUESTS: Readonly<Record<string, (api: TestApi) => Promise<Sent>>> = {
  createRollover: async (api) => {
    const account = await buildAccount(api, api.ak.organizationId, { externalId: newId("acct") });
    const body = await buildRolloverBody(api, account.id);
    return { path: "", body, other: { ...body, externalId: "x" } };
  },
  checkEligibility: async () => {
    const body = {
      type: "direct",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "roth_ira" },
    };
    return { path: "", body, other: { ...body, type: "in_plan" } };
  },
  executeAction: async (api) => ({
    path: await makeRollover(api),
    body: { action: "hold", params: { reason: "checked" } },
    other: { action: "hold", params: { reason: "checked again" } },
  }),
  createOrRetrieveAccount: async () => {
    const body = { externalId: newId("acct"), firstName: "Ada", email: "ada@example.com" };
    return { path: "", body, other: { ...body, firstName: "Eva" } };
  },
  createWebhookEndpoint: async () => {
    const body = { url: "https://hooks.example.com/in", eventTypes: ["*"] };
    return { path: "", body, other: { ...body, description: "x" } };
  },
  rotateWebhookSecret: async (api) => ({ path: await makeEndpoint(api), ...EMPTY }),
  testWebhookEndpoint: async (api) => ({ path: await makeEndpoint(api), ...EMPTY }),
  recoverWebhookEndpoint: async (api) => {
    const body = { since: new Date(Date.now() - 60_000).toISOString(), status: "all" };
    return { path: await makeEndpoint(api), body, other: { ...body, status: "failed" } };
  },
  redeliverEvent: async (api) => {
    const other = { endpointId: await makeEndpoint(api) };
    return { path: await makeEvent(api), body: {}, other };
  },
  advanceSandboxRollover: async (api) => ({
    path: await makeRollover(api),
    body: {},
    other: { to: "approved" },
  }),
  simulateSandboxHappening: async (api) => {
    const id = await makeRollover(api);
    const to = { to: "requested" };
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send(to).expect(200);
    return { path: id, body: { happening: "acknowledged" }, other: { happening: "rejected" } };
  },
  advanceSandboxClock: async () => ({ path: "", body: { days: 1 }, other: { days: 2 } }),
};

describe("An Idempotency-Key", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  it("is taken by everything that a POST or a PATCH does", () => {
    const writes = ENDPOINTS.filter(({ method }) => method === "POST" || method === "PATCH");
    expect(writes.filter(({ isRepeatable }) => !isRepeatable).map(({ path }) => path)).toEqual([]);
    // A rotation has its own way, which keeps the answer sealed under the key that was sent.
    const tried = Object.keys(REQUESTS).concat("rotateApiKey");
    expect(tried.toSorted()).toEqual(POSTS.map(({ operationId }) => operationId).toSorted());
  });

  it("is taken by every mutation, whose payload says whether it was a repetition", () => {
    const schema = buildSchema(printGraphqlSchema("test"));
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    const without = fields.filter(({ args: [input], type }) => {
      const named = input && String(input.type).replace("!", "");
      const inputType = named === undefined ? undefined : schema.getType(named);
      const payload = schema.getType(String(type).replace("!", ""));
      return !(
        isInputObjectType(inputType) &&
        inputType.getFields().idempotencyKey &&
        isObjectType(payload) &&
        payload.getFields().replayed
      );
    });
    expect(fields.length).toBeGreaterThan(30);
    // What shows a secret does nothing that a repetition could do twice.
    expect(without.map(({ name }) => name)).toEqual(["revealWebhookSecret"]);
  });

  it.each(POSTS.filter(({ operationId }) => REQUESTS[operationId]).map(({ operationId }) => operationId))(
    "makes a repetition of %s harmless",
    async (operationId) => {
      const endpoint = POSTS.find((one) => one.operationId === operationId);
      const sent = await REQUESTS[operationId]?.(api);
      const path = endpoint?.path.replace("{id}", sent?.path ?? "") ?? "";
      const post = (body: object | undefined) =>
        api.call("post", path).set("Idempotency-Key", `once-${operationId}`).send(body);
      const first = await post(sent?.body);
      expect([first.status, first.headers["idempotency-replayed"]]).toEqual([expect.any(Number), undefined]);
      const again = await post(sent?.body);
      expect([again.status, again.headers["idempotency-replayed"]]).toEqual([first.status, "true"]);
      // A secret is shown once.
      const seen = "secret" in first.body ? { ...first.body, secret: null } : first.body;
      expect(again.body).toEqual(seen);
      expect(again.headers.location).toBe(first.headers.location);
      const reused = await post(sent?.other);
      // Where the body has nothing to say, another one is refused as such.
      expectProblem(
        reused,
        Object.keys(sent?.body ?? {}).length === 0 && sent?.other === EMPTY.other
          ? "validation_failed"
          : "idempotency_key_reused",
      );
    },
  );
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { runGraphql } from "./graphql-calls.ts";

describe("/graphql", () => {
  const api = useTestApi();
  let rolloverId: string;
  beforeAll(async () => {
    rolloverId = await insertRollover(api, api.ak.organizationId);
  });

  const getErrorCodes = (response: { errors: { extensions: { code: string } }[] }) =>
    response.errors.map(({ extensions }) => extensions.code);

  it.each([
    { argument: `after: "${"A".repeat(10_000)}"`, parameter: "after" },
    { argument: 'filter: {accountId: "me"}', parameter: "filter.accountId" },
    { argument: 'filter: {externalId: ""}', parameter: "filter.externalId" },
    { argument: 'filter: {externalId: "a\\u0000"}', parameter: "filter.externalId" },
    { argument: 'filter: {createdAfter: "yesterday"}', parameter: "filter.createdAfter" },
  ])("rejects rollovers($argument) with invalid_request", async ({ argument, parameter }) => {
    const response = await runGraphql(api, `{ rollovers(${argument}) { edges { cursor } } }`);
    expect(response.data).toBeNull();
    const [error] = response.errors;
    const extensions = { code: "invalid_request", status: 400 };
    expect(error).toMatchObject({ path: ["rollovers"], extensions });
    expect(new Set(error?.extensions.errors?.map((issue) => issue.parameter))).toEqual(new Set([parameter]));
  });

  it("reports a missing scope for each field", async () => {
    const { key } = await buildKey(api, "ak", { scopes: ["rollovers:write"] });
    const query = `{ __typename rollover(id: "${rolloverId}") { id } }`;
    const response = await runGraphql(api, query, {}, key);
    expect(response.data).toEqual({ __typename: "Query", rollover: null });
    expect(getErrorCodes(response)).toEqual(["insufficient_scope"]);
    expect(getErrorCodes(await runGraphql(api, "{ rollovers { edges { cursor } } }", {}, key))).toEqual([
      "insufficient_scope",
    ]);
  });

  it("400 rejects invalid variables and operations", async () => {
    const send = async (body: object) => (await api.call("post", "/graphql").send(body)).status;
    const query = "{ __typename }";
    expect(await send({ query, variables: "x" })).toBe(400);
    expect(await send({ query, variables: [1] })).toBe(400);
    expect(await send({ query, operationName: "none" })).toBe(400);
    expect(await send({ query: { text: query } })).toBe(400);
    for (const body of [{}, { query: "" }]) expect(await send(body)).toBe(400);
    expect(await send({ query })).toBe(200);
  });

  it("rejects subscriptions", async () => {
    const response = await runGraphql(api, "subscription { none }");
    expect(response.errors).toHaveLength(1);
    expect(response.data ?? null).toBeNull();
  });

  const getAsUrql = (headers: Record<string, string>) => {
    const query = "query Name {\n  __typename\n}";
    const search = new URLSearchParams({ query, operationName: "Name", variables: "{}", extensions: "{}" });
    const accept =
      "application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed";
    return fetch(`${api.url}/graphql?${search}`, { headers: { accept, ...headers } });
  };

  it("accepts a GET query as urql sends it, without a content type", async () => {
    const response = await getAsUrql({ authorization: `Bearer ${api.ak.key}` });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("does not accept a cookie as a credential, so that other sites cannot act for a user", async () => {
    const { headers } = await signInAs(api, "owner", { organizationId: api.ak.organizationId });
    const response = await getAsUrql({ cookie: headers.Cookie, "svc-organization": api.ak.organizationId });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "missing_credentials" });
  });

  it("rejects mutations by GET", async () => {
    const get = (query: string) => api.call("get", "/graphql").query({ query });
    const input =
      '{accountId: "a", type: direct, deliveryMethod: check, amount: {kind: full}, source: SIDE, destination: SIDE}';
    const side = '{custodianId: "c", accountType: roth_ira, accountNumber: "1234"}';
    const mutation = `mutation { createRollover(input: ${input.replaceAll("SIDE", side)}) { errors { code } } }`;
    for (const name of ["apollo-require-preflight", "x-other"]) {
      const refused = await get(mutation).set(name, "yes");
      expect([refused.status, refused.headers.allow]).toEqual([405, "POST"]);
    }
  });

  it("hides the details of internal errors", async () => {
    await api.db.pool.query("ALTER TABLE rollovers RENAME TO rollovers_away");
    try {
      const response = await runGraphql(api, "{ rollovers { edges { cursor } } }");
      expect(response.errors).toEqual([
        expect.objectContaining({
          message: expect.stringContaining("An unexpected error occurred"),
          extensions: { code: "internal_error", status: 500, errors: [] },
        }),
      ]);
    } finally {
      await api.db.pool.query("ALTER TABLE rollovers_away RENAME TO rollovers");
    }
  });
});

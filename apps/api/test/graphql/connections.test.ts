import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { type BuiltKey, buildAccount, buildKey, findCustodianId } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { runGraphql } from "./graphql-calls.ts";

interface Connection {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const REST_PATHS = {
  rollovers: "rollovers",
  accounts: "accounts",
  custodians: "custodians",
  apiKeys: "api-keys",
  webhookEndpoints: "webhook-endpoints",
  events: "events",
} as const;
const LISTS = Object.keys(REST_PATHS) as (keyof typeof REST_PATHS)[];

describe("Connections and nodes", () => {
  const api = useTestApi();
  let ak: BuiltKey;
  let rolloverId: string;
  let accountId: string;
  const hooks = { whe: "", whd: "", evt: "" };
  beforeAll(async () => {
    ak = await buildKey(api, "ak");
    for (let count = 0; count < 5; count += 1) {
      accountId = (await buildAccount(api, ak.organizationId)).id;
      rolloverId = await insertRollover(api, ak.organizationId, { accountId });
      if (count > 0) await buildKey(api, "pk", { organizationId: ak.organizationId });
      const call = (path: string) => api.call("post", `/v1/webhook-endpoints${path}`, ak.key);
      const endpoint = { url: "https://hooks.example.com/", eventTypes: ["*"] };
      hooks.whe = (await call("").send(endpoint).expect(201)).body.id;
      const { body } = await call(`/${hooks.whe}/test`).expect(202);
      hooks.whd = body.id;
      hooks.evt = body.eventId;
    }
  });

  async function read(list: string, args = "", key = ak.key) {
    const document = `{ ${list}${args} { edges { cursor node { id } } pageInfo {
      hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const { data, errors } = await runGraphql<Record<string, Connection> | null>(api, document, {}, key);
    return { page: data?.[list], errors };
  }

  it.each(LISTS)("paginate %s as REST does, starting after any cursor", async (list) => {
    const restIds: string[] = [];
    for (let cursor = ""; cursor !== "null"; ) {
      const query = cursor === "" ? "limit=2" : `limit=2&cursor=${cursor}`;
      const { body } = await api.call("get", `/v1/${REST_PATHS[list]}?${query}`, ak.key).expect(200);
      restIds.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = String(body.nextCursor);
      if (restIds.length >= 6) break;
    }
    const pagedEdges: Connection["edges"] = [];
    let after: string | null = null;
    while (pagedEdges.length < restIds.length) {
      const { page } = await read(list, `(first: 2, after: ${JSON.stringify(after)})`);
      expect(page?.pageInfo).toMatchObject({
        hasPreviousPage: false,
        startCursor: page?.edges[0]?.cursor,
        endCursor: page?.edges.at(-1)?.cursor,
      });
      pagedEdges.push(...(page?.edges ?? []));
      after = page?.pageInfo.endCursor ?? null;
    }
    expect(pagedEdges.map(({ node }) => node.id).slice(0, restIds.length)).toEqual(restIds);
    for (const [index, { cursor }] of pagedEdges.slice(0, 4).entries()) {
      const { page } = await read(list, `(first: 1, after: "${cursor}")`);
      expect(page?.edges[0]?.node.id).toBe(restIds[index + 1]);
    }
  });

  it.each(LISTS)("reject %s with a size of 0 or over 100, or with another list's cursor", async (list) => {
    const other = list === "accounts" ? "rollovers" : "accounts";
    const foreign = (await read(other, "(first: 1)")).page?.edges[0]?.cursor;
    for (const [args, parameter] of [
      ["(first: 0)", "first"],
      ["(first: 101)", "first"],
      ["(first: -1)", "first"],
      ['(after: "")', "after"],
      [`(after: "${foreign}")`, "after"],
    ] as const) {
      const { page, errors } = await read(list, args);
      expect(page).toBeUndefined();
      expect(errors).toMatchObject([
        { path: [list], extensions: { code: "invalid_request", status: 400, errors: [{ parameter }] } },
      ]);
    }
  });

  it("are empty without data, and never include another organization's objects", async () => {
    const otherKey = await buildKey(api, "ak");
    for (const list of ["rollovers", "accounts", "webhookEndpoints", "events"]) {
      expect((await read(list, "", otherKey.key)).page).toEqual({
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      });
    }
    const keys = (await read("apiKeys", "", otherKey.key)).page?.edges.map(({ node }) => node.id);
    expect(keys).toEqual([otherKey.id]);
  });

  it("filter custodians as REST does", async () => {
    const filter = '{q: "massmutual", accountType: plan_403b, role: delivering}';
    const { page } = await read("custodians", `(filter: ${filter})`);
    const query = "q=massmutual&accountType=403b&role=delivering";
    const { body } = await api.call("get", `/v1/custodians?${query}`, ak.key).expect(200);
    expect(page?.edges.map(({ node }) => node.id)).toEqual(body.data.map(({ id }: { id: string }) => id));
    expect(body.data.length).toBeGreaterThan(0);
  });

  it("refetch any object by ID, but not for another organization", async () => {
    const readNode = async (id: string, key = ak.key) => {
      const document = `query ($id: ID!) { node(id: $id) { __typename id ... on Rollover { state }
        ... on Account { status } ... on Custodian { slug } ... on WebhookEndpoint { url }
        ... on WebhookDelivery { kind } ... on Event { type } } }`;
      const { data, errors } = await runGraphql<{ node: object | null }>(api, document, { id }, key);
      return data.node ?? errors[0]?.extensions.code;
    };
    expect(await readNode(rolloverId)).toEqual({ __typename: "Rollover", id: rolloverId, state: "draft" });
    expect(await readNode(accountId)).toEqual({ __typename: "Account", id: accountId, status: "active" });
    const custodian = await findCustodianId(api, "fidelity");
    expect(await readNode(custodian)).toEqual({ __typename: "Custodian", id: custodian, slug: "fidelity" });
    const { whe, whd, evt } = hooks;
    const url = "https://hooks.example.com/";
    expect(await readNode(whe)).toEqual({ __typename: "WebhookEndpoint", id: whe, url });
    expect(await readNode(whd)).toEqual({ __typename: "WebhookDelivery", id: whd, kind: "test" });
    expect(await readNode(evt)).toEqual({ __typename: "Event", id: evt, type: "webhook.test" });
    const otherKey = await buildKey(api, "ak");
    for (const id of [rolloverId, accountId, whe, whd, evt])
      expect(await readNode(id, otherKey.key)).toBe("not_found");
    // The prefix of `__proto___` is `__proto__`.
    const malformed = ["rol_", "", "acct_\u0000", "whe_\u0000", "whd_", "evt_x", "constructor", "__proto___"];
    for (const id of [newId("rol"), newId("whd"), ak.id, ...malformed])
      expect(await readNode(id)).toBe("not_found");
    const { key } = await buildKey(api, "ak", { organizationId: ak.organizationId, scopes: ["keys:read"] });
    for (const id of [rolloverId, accountId, custodian, whe, whd, evt])
      expect(await readNode(id, key)).toBe("insufficient_scope");
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildTwin, executeActionOn } from "./transports.ts";

// Apollo Server caches documents after their first use. The second response must equal the first, at equal
// cost.

interface Body {
  query?: string;
  variables?: unknown;
  operationName?: unknown;
  [field: string]: unknown;
}

const NODE = "id state account { id firstName email } source { custodian { id name } } createdAt";
const LIST = `edges { cursor node { ${NODE} } } pageInfo { hasNextPage endCursor }`;

const REQUESTS: Readonly<Record<string, Body>> = {
  "a page": { query: `{ rollovers(first: 2) { ${LIST} } }` },
  "a page size from a variable": buildPageQuery({ first: 2 }),
  "a default page size": buildPageQuery({}),
  "null variables": buildPageQuery(null),
  "a null page size": buildPageQuery({ first: null }),
  "an invalid page size": buildPageQuery({ first: "two" }),
  "a page size over the limit": buildPageQuery({ first: 101 }),
  "an unknown variable": buildPageQuery({ first: 1, more: [1, 2] }),
  "a missing variable": { query: "query ($id: ID!) { rollover(id: $id) { id } }" },
  "null for a required variable": {
    query: "query ($id: ID!) { rollover(id: $id) { state } }",
    variables: { id: null },
  },
  "an unknown ID": { query: '{ rollover(id: "rol_01kq3v9k0rf5atxg2m1n8p7q6s") { id } }' },
  "a malformed ID": { query: '{ rollover(id: "me") { id } currentApiKey { id } }' },
  "an invalid cursor": { query: '{ rollovers(after: "me") { edges { cursor } } }' },
  "an invalid filter": { query: '{ rollovers(filter: {accountId: "me"}) { edges { cursor } } }' },
  "one of two operations": {
    query: "query A { __typename } query B { currentApiKey { name } }",
    operationName: "B",
  },
  "neither of two operations": { query: "query A { __typename } query B { b: __typename }" },
  "an unknown operation": { query: "query A { a: __typename }", operationName: "C" },
  "an empty operation name": { query: "query D { __typename }", operationName: "" },
  fragments: {
    query: `{ ...A } fragment A on Query { rollovers { edges { node { ...B } } } } fragment B on Rollover { ${NODE} }`,
  },
  "aliases with special names": {
    query: "{ __proto__: __typename toJSON: __typename constructor: __typename }",
  },
  "included and skipped fields": buildSkipQuery({ yes: true, no: false }),
  "the opposite included and skipped fields": buildSkipQuery({ yes: false, no: true }),
  "the schema": { query: '{ __type(name: "Rollover") { name fields { name } } }' },
  "lists of enum values": {
    query: "{ custodians(first: 3) { edges { node { id supportedAccountTypes processingDays { min } } } } }",
  },
  "a page of pages": {
    query: `query ($n: Int) { rollovers(first: $n) { edges { node { timeline(first: $n) { edges { node { id type actor } } } } } } }`,
    variables: { n: 100 },
  },
  "an unparsable document": { query: "{" },
  "an unknown field": { query: "{ nothing }" },
  "a mutation": {
    query:
      'mutation { submitRollover(input: {rolloverId: "rol_01kq3v9k0rf5atxg2m1n8p7q6s"}) { errors { code } } }',
  },
  extensions: { query: "{ a: __typename }", extensions: {} },
  "only a persisted query hash": { extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } },
  "variables as text": { query: "{ b: __typename }", variables: "{}" },
  "an empty body": {},
};

function buildPageQuery(variables: unknown): Body {
  return { query: `query ($first: Int = 3) { rollovers(first: $first) { ${LIST} } }`, variables };
}

function buildSkipQuery(variables: object): Body {
  const query = `query ($yes: Boolean!, $no: Boolean!) { rollovers(first: 1) @include(if: $yes) { edges { node {
    id @skip(if: $yes) state @skip(if: $no) ... on Rollover @include(if: $no) { type }
  } } } currentApiKey { id @include(if: $yes) name } }`;
  return { query, variables };
}

/** Makes each document unique, so that its first request is not cached. */
let documentCount = 0;

describe("Repeated GraphQL request", () => {
  const api = useTestApi({ env: { GRAPHQL_MAX_COST: "20000" } });
  let rolloverId: string;
  beforeAll(async () => {
    const twin = await buildTwin(api);
    await executeActionOn(twin, "submit");
    for (let index = 0; index < 3; index += 1) rolloverId = await insertRollover(api, api.ak.organizationId);
  });

  const sendTwice = async (body: Body, { key, limit = 1_000 }: { key?: BuiltKey; limit?: number } = {}) => {
    const { organizationId } = api.ak;
    const caller = key ?? (await buildKey(api, "ak", { organizationId, rateLimitPerMinute: limit }));
    documentCount += 1;
    const query = body.query === undefined ? {} : { query: `${body.query} # ${documentCount}` };
    const send = async () => {
      const response = await api.call("post", "/graphql", caller.key).send({ ...body, ...query });
      const { date, "x-request-id": _id, ratelimit, ...headers } = response.headers;
      const remaining = Number(/r=(\d+)/.exec(String(ratelimit))?.[1]);
      return { remaining, response: { status: response.status, headers, text: response.text } };
    };
    const [first, second] = [await send(), await send()];
    return { first, second, limit };
  };

  it.each(Object.entries(REQUESTS))("gets the same response: %s", async (_, body) => {
    const { first, second, limit } = await sendTwice(body);
    expect(second.response).toEqual(first.response);
    expect(first.remaining - second.remaining).toBe(limit - first.remaining);
  });

  it("gets the same response for each media type", async () => {
    const accepts = ["*/*", "application/json", "application/graphql-response+json", "text/html, */*;q=0.1"];
    for (const accept of accepts) {
      const query = `{ currentApiKey { id } } # ${accept}`;
      const send = () => api.call("post", "/graphql").set("Accept", accept).send({ query });
      const [first, second] = [await send(), await send()];
      const pick = ({ status, headers, text }: typeof first) => [status, headers["content-type"], text];
      expect(pick(second)).toEqual(pick(first));
    }
  });

  it("gets the same response if a scope is missing", async () => {
    const { organizationId } = api.ak;
    const scopes = ["rollovers:read"];
    const key = await buildKey(api, "ak", { organizationId, scopes, rateLimitPerMinute: 1_000 });
    const { first, second } = await sendTwice({ query: `{ rollovers(first: 2) { ${LIST} } }` }, { key });
    expect(second.response).toEqual(first.response);
    expect(second.response.text).toContain("insufficient_scope");
  });

  it("gets the same response for an internal error", async () => {
    await api.db.pool.query("ALTER TABLE accounts RENAME TO accounts_away");
    try {
      const query = `{ rollover(id: "${rolloverId}") { id account { id } } }`;
      const { first, second } = await sendTwice({ query });
      expect(second.response).toEqual(first.response);
      expect(second.response.text).toContain("internal_error");
    } finally {
      await api.db.pool.query("ALTER TABLE accounts_away RENAME TO accounts");
    }
  });

  it("429 returns the same response for a cached document and a new one", async () => {
    const { organizationId } = api.ak;
    const query = `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(" ")} }`;
    const { first, second } = await sendTwice({ query }, { limit: 10 });
    // The document costs 6 requests.
    expect([first.response.status, first.remaining, second.remaining]).toEqual([200, 4, 0]);
    const key = await buildKey(api, "ak", { organizationId, rateLimitPerMinute: 10 });
    // Uses 6 of 10 requests, so that the next document's first use is rejected.
    await sendTwice({ query: "{ a: __typename b: __typename c: __typename }" }, { key });
    const { first: limited } = await sendTwice({ query }, { key });
    const toComparable = ({ response: { status, headers, text } }: typeof limited) => {
      const { "retry-after": seconds, "ratelimit-policy": policy, ...otherHeaders } = headers;
      return { status, others: otherHeaders, text, seconds: typeof seconds, policy: typeof policy };
    };
    expect(toComparable(second)).toEqual(toComparable(limited));
    expect(second.response).toMatchObject({ status: 429, text: expect.stringContaining('"rate_limited"') });
  });

  it("gets the same response by GET and HEAD", async () => {
    const query = "{ currentApiKey { id name } } # by GET and HEAD";
    const posted = await api.call("post", "/graphql").send({ query });
    const get = () => api.call("get", "/graphql").query({ query }).set("Content-Type", "application/json");
    const responses = [await get(), await get()];
    expect(responses.map(({ status, text }) => [status, text])).toEqual(
      responses.map(() => [posted.status, posted.text]),
    );
    const head = await api.call("head", "/graphql").query({ query }).set("Content-Type", "application/json");
    const length = posted.headers["content-length"];
    expect([head.status, head.text ?? "", head.headers["content-length"]]).toEqual([200, "", length]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { getIntrospectionQuery } from "graphql";
import { useTestApi } from "../start-test-api.ts";

const LIMIT = 1_000;

describe("GraphQL rate limit", () => {
  const api = useTestApi({ env: { GRAPHQL_MAX_COST: "20000" } });

  /** Sends a query with a new key. Returns the remaining requests, and a function to repeat the query. */
  const sendFirst = async (query: string, rateLimitPerMinute = LIMIT, variables = {}) => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute });
    const send = () => api.call("post", "/graphql", key).send({ query, variables });
    return { send, remaining: Number(/r=(\d+)/.exec(String((await send()).headers.ratelimit))?.[1]) };
  };
  const buildAliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

  it.each([
    ["one object", "{ currentApiKey { id name } }", 1],
    ["a page of twenty", "{ rollovers { edges { node { id state version createdAt } } } }", 2],
    [
      "a page of pages",
      "{ rollovers(first: 20) { edges { node { timeline(first: 20) { edges { cursor } } } } } }",
      9,
    ],
    ["a total count", "{ rollovers { totalCount edges { node { id state version } } } }", 2],
    [
      "a total count of each item",
      "{ accounts(first: 100) { edges { node { rollovers { totalCount } } } } }",
      24,
    ],
    ["twenty aliased fields", `{ ${buildAliases(20, "__typename")} }`, 20],
    [
      "twenty fields through fragments",
      `{ ...A ... { ...A } } fragment A on Query { ${buildAliases(10, "__typename")} }`,
      20,
    ],
    ["the schema", getIntrospectionQuery(), 50],
    [
      "a document rejected for its cost",
      "{ rollovers(first: 100) { edges { node { events(first: 100) { edges { node { data } } } } } } }",
      1,
    ],
    ["an unparsable document", "{", 1],
  ])("counts the cost of %s", async (_, query, cost) => {
    expect((await sendFirst(query)).remaining).toBe(LIMIT - cost);
  });

  it("counts a page size given by a variable", async () => {
    const query =
      "query ($n: Int) { rollovers(first: $n) { edges { node { id state version createdAt } } } }";
    expect((await sendFirst(query, LIMIT, { n: 100 })).remaining).toBe(LIMIT - 7);
  });

  it("ignores variables that the document does not declare, also for the next caller of the same document", async () => {
    const query = `mutation {
      bulkUpdateRollovers(input: { rollovers: [{ rolloverId: "rol_01m7zh3ya3enbshk7cpns2c2fe" }], addTags: ["a"] }) {
        results { rolloverId status rollover { id state } }
      }
    }`;
    const undeclared = { ids: Array.from({ length: 200 }, () => "a") };
    const { remaining, send } = await sendFirst(query, LIMIT, undeclared);
    expect((await send()).body.errors).toBeUndefined();
    expect(remaining).toBe(LIMIT - 1);
    expect((await sendFirst(query)).remaining).toBe(LIMIT - 1);
  });

  it("429 rejects a document over the limit before it runs, with Retry-After", async () => {
    const { send, remaining } = await sendFirst(
      `mutation { ${buildAliases(8, "advanceSandboxClock(input: {days: 1}) { clock { now } }")} }`,
      10,
    );
    expect(remaining).toBe(2);
    const readOffset = async () =>
      (await api.db.pool.query("SELECT max(clock_offset_ms)::text AS ms FROM organizations")).rows;
    const before = await readOffset();
    const response = await send();
    expect(response.status).toBe(429);
    expect(response.body.errors[0].extensions).toMatchObject({ code: "rate_limited", status: 429 });
    expect(response.body.data).toBeUndefined();
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
    expect(response.headers.ratelimit).toContain("r=0;");
    expect(await readOffset()).toEqual(before);
  });

  it("accepts, once a minute, a document that costs more than a key's whole limit", async () => {
    const { send, remaining } = await sendFirst(`{ ${buildAliases(20, "__typename")} }`, 5);
    expect(remaining).toBe(0);
    expect((await send()).status).toBe(429);
  });
});

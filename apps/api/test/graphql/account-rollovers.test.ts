import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildAccount, buildKey } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql, toGraphqlObject } from "./graphql-calls.ts";
import { selectAll } from "./select-all.ts";

interface Rollovers {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGE = `edges { node ${selectAll("Rollover")} } pageInfo { hasNextPage endCursor }`;

describe("Rollovers of accounts", () => {
  const api = useTestApi();
  let ak: BuiltKey;
  const accountIds: string[] = [];
  beforeAll(async () => {
    ak = await buildKey(api, "ak");
    const { organizationId } = ak;
    for (const rolloverCount of [0, 1, 5]) {
      const { id } = await buildAccount(api, organizationId, { externalId: `has-${rolloverCount}` });
      accountIds.unshift(id);
      for (let createdCount = 0; createdCount < rolloverCount; createdCount += 1)
        await insertRollover(api, organizationId, { accountId: id });
    }
  });

  const listWithRollovers = (first: number, key = ak.key) =>
    runGraphql<{ accounts: { edges: { node: { id: string; rollovers: Rollovers | null } }[] } }>(
      api,
      `{ accounts(first: ${first}) { edges { node { id rollovers(first: 2) { ${PAGE} } } } } }`,
      {},
      key,
    );

  it("are the same as in REST, in one read for all accounts", async () => {
    // The first call also fills caches.
    await listWithRollovers(1);
    const counts: number[] = [];
    for (const first of [1, 3]) counts.push(await countStatements(() => listWithRollovers(first)));
    expect(counts[0]).toBe(counts[1]);
    const { data, errors } = await listWithRollovers(3);
    expect(errors).toEqual([]);
    expect(data.accounts.edges.map(({ node }) => node.id)).toEqual(accountIds);
    for (const { node } of data.accounts.edges) {
      const path = `/v1/rollovers?accountId=${node.id}&limit=2`;
      const { body } = await api.call("get", path, ak.key).expect(200);
      expect(node.rollovers?.edges.map((edge) => edge.node)).toMatchObject(
        body.data.map(({ id, version }: { id: string; version: number }) => toGraphqlObject({ id, version })),
      );
      expect(node.rollovers?.pageInfo.hasNextPage).toBe(body.hasMore);
    }
  });

  it("are paginated, and an invalid cursor or page size is rejected", async () => {
    const read = (args: string) =>
      runGraphql<{ account: { rollovers: Rollovers | null } }>(
        api,
        `query ($id: ID!) { account(id: $id) { rollovers(${args}) { ${PAGE} } } }`,
        { id: accountIds[0] },
        ak.key,
      );
    const pagedIds: string[] = [];
    for (let after = "null"; after !== "end"; ) {
      const { rollovers } = (await read(`first: 2, after: ${after}`)).data.account;
      if (!rollovers) throw new Error("the rollovers are null");
      pagedIds.push(...rollovers.edges.map(({ node }) => node.id));
      after = rollovers.pageInfo.hasNextPage ? JSON.stringify(rollovers.pageInfo.endCursor) : "end";
    }
    const { body } = await api.call("get", `/v1/rollovers?accountId=${accountIds[0]}`, ak.key).expect(200);
    expect(pagedIds).toEqual(body.data.map(({ id }: { id: string }) => id));
    for (const [args, parameter] of [
      ['after: "x"', "after"],
      ["first: 101", "first"],
    ] as const) {
      expect((await read(args)).errors).toMatchObject([
        { path: ["account", "rollovers"], extensions: { code: "invalid_request", errors: [{ parameter }] } },
      ]);
    }
  });

  it("require the scope to read rollovers, and cost one page per account", async () => {
    const { organizationId } = ak;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["accounts:read"] });
    const unscoped = await listWithRollovers(2, key);
    expect(unscoped.data.accounts.edges.map(({ node }) => node.rollovers)).toEqual([null, null]);
    expect(unscoped.errors).toMatchObject(Array(2).fill({ extensions: { code: "insufficient_scope" } }));
    const expensive =
      "{ accounts(first: 100) { edges { node { rollovers(first: 100) { edges { node { id state type version updatedAt } } } } } } }";
    expect((await runGraphql(api, expensive, {}, ak.key)).errors).toMatchObject([
      { extensions: { limit: "cost" } },
    ]);
    const { key: limitedKey } = await buildKey(api, "ak", { organizationId, rateLimitPerMinute: 1_000 });
    const query =
      "{ accounts(first: 10) { edges { node { rollovers(first: 10) { edges { node { id } } } } } } }";
    const response = await api.call("post", "/graphql", limitedKey).send({ query }).expect(200);
    // The cost is 1 + 10 * (1 + 1 + 1 + 10 * (1 + 1 + 1)) = 331. Each 100 count as one request.
    expect(response.headers.ratelimit).toContain(`r=${1_000 - 4}`);
  });
});

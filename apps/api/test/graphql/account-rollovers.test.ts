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
    for (const count of [0, 1, 5]) {
      const { id } = await buildAccount(api, organizationId, { externalId: `has-${count}` });
      accountIds.unshift(id);
      for (let createdCount = 0; createdCount < count; createdCount += 1)
        await insertRollover(api, organizationId, { accountId: id });
    }
  });

  const list = (first: number, key = ak.key) =>
    runGraphql<{ accounts: { edges: { node: { id: string; rollovers: Rollovers | null } }[] } }>(
      api,
      `{ accounts(first: ${first}) { edges { node { id rollovers(first: 2) { ${PAGE} } } } } }`,
      {},
      key,
    );

  it("are the same as in REST, in one read for all accounts", async () => {
    await list(1);
    const counts: number[] = [];
    for (const first of [1, 3]) counts.push(await countStatements(() => list(first)));
    expect(counts[0]).toBe(counts[1]);
    const { data, errors } = await list(3);
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

  it("require the scope to read rollovers, and cost as much as one page per account", async () => {
    const { organizationId } = ak;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["accounts:read"] });
    const without = await list(2, key);
    expect(without.data.accounts.edges.map(({ node }) => node.rollovers)).toEqual([null, null]);
    expect(without.errors).toMatchObject(Array(2).fill({ extensions: { code: "insufficient_scope" } }));
    const expensive =
      "{ accounts(first: 100) { edges { node { rollovers(first: 100) { edges { node { id state type version updatedAt } } } } } } }";
    expect((await runGraphql(api, expensive, {}, ak.key)).errors).toMatchObject([
      { extensions: { limit: "cost" } },
    ]);
    const { key: counted } = await buildKey(api, "ak", { organizationId, rateLimitPerMinute: 1_000 });
    const query =
      "{ accounts(first: 10) { edges { node { rollovers(first: 10) { edges { node { id } } } } } } }";
    const response = await api.call("post", "/graphql", counted).send({ query }).expect(200);
    // 1 + 10 * (1 + 1 + 1 + 10 * (1 + 1 + 1)) fields.
    expect(response.headers.ratelimit).toContain(`r=${1_000 - 4}`);
  });
});

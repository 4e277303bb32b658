import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildAccount, buildKey } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { ADDRESS } from "../patchable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";
import { selectAll } from "./select-all.ts";
import { buildTwin, callGraphql, executeActionOn } from "./transports.ts";

const LIST = `query ($first: Int!) { rollovers(first: $first) { edges { node {
  id account { id firstName email } source { custodian { id name } } destination { custodian { slug } }
  timeline(first: 3) { edges { node { sequence type } } pageInfo { hasNextPage endCursor } }
} } } }`;

interface RolloverPage {
  rollovers: {
    edges: {
      node: {
        id: string;
        account: { id: string; firstName: string } | null;
        source: { custodian: { name: string } | null };
        timeline: { edges: { node: { sequence: number; type: string } }[] };
      };
    }[];
  };
}

describe("Related objects of rollovers", () => {
  const api = useTestApi();
  let ak: BuiltKey;
  beforeAll(async () => {
    ak = await buildKey(api, "ak");
    for (let count = 0; count < 30; count += 1) {
      const { id: accountId } = await buildAccount(api, ak.organizationId, {
        externalId: `participant-${count % 20}`,
      });
      await insertRollover(api, ak.organizationId, { accountId });
    }
  });

  const list = (first: number, key = ak.key) => runGraphql<RolloverPage>(api, LIST, { first }, key);

  it("are read with as many statements for 30 rollovers as for one", async () => {
    await list(1); // warms the custodian cache
    const counts: number[] = [];
    for (const first of [1, 2, 20, 30]) counts.push(await countStatements(() => list(first)));
    expect(counts).toEqual([3, 3, 3, 3]);
    const { data, errors } = await list(30);
    expect(errors).toEqual([]);
    expect(data.rollovers.edges).toHaveLength(30);
    for (const { node } of data.rollovers.edges) {
      expect(node.account?.firstName).toBe("Ada");
      expect(node.source.custodian?.name).toContain("Fidelity");
    }
    expect(new Set(data.rollovers.edges.map(({ node }) => node.account?.id)).size).toBe(20);
  });

  it("belong to their own rollover", async () => {
    const twin = await buildTwin(api);
    await executeActionOn(twin, "submit");
    const second = await insertRollover(api, twin.organizationId);
    const { data } = await list(20, twin.key);
    const listTypes = (id: string) =>
      data.rollovers.edges
        .find(({ node }) => node.id === id)
        ?.node.timeline.edges.map(({ node }) => [node.sequence, node.type]);
    expect(listTypes(twin.rolloverId)).toEqual([
      [1, "rollover.created"],
      [2, "rollover.submitted"],
    ]);
    expect(listTypes(second)).toEqual([]);
  });

  it("are null, with an error at their path, without the scope to read them", async () => {
    const { organizationId } = ak;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const { data, errors } = await list(2, key);
    const related = data.rollovers.edges.map(({ node }) => [node.account, node.source.custodian]);
    expect(related).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(["insufficient_scope"]));
    expect(errors.map(({ path }) => path?.slice(3).join("."))).toEqual(
      expect.arrayContaining(["node.account", "node.source.custodian", "node.destination.custodian"]),
    );
  });

  it("include a timeline that is paginated oldest first and rejects an invalid cursor", async () => {
    const twin = await buildTwin(api);
    for (const action of ["submit", "start_review", "approve", "send_to_custodian"] as const)
      await executeActionOn(twin, action);
    const read = (args: string) =>
      runGraphql<{
        rollover: {
          timeline: {
            edges: { cursor: string; node: { sequence: number } }[];
            pageInfo: { hasNextPage: boolean; endCursor: string | null };
          };
        } | null;
      }>(
        api,
        `query ($id: ID!) { rollover(id: $id) { timeline(${args}) {
          edges { cursor node { sequence } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
        { id: twin.rolloverId },
        twin.key,
      );
    const sequences: number[] = [];
    let after = "null";
    for (let page = 0; page < 3; page += 1) {
      const { data } = await read(`first: 2, after: ${after}`);
      const { edges = [], pageInfo } = data.rollover?.timeline ?? {};
      sequences.push(...edges.map(({ node }) => node.sequence));
      expect(pageInfo).toMatchObject({ hasNextPage: page < 2, endCursor: edges.at(-1)?.cursor });
      after = JSON.stringify(pageInfo?.endCursor);
    }
    expect(sequences).toEqual([1, 2, 3, 4, 5]);
    expect((await read('after: "99"')).data.rollover?.timeline.edges).toEqual([]);
    for (const [args, parameter] of [
      ['after: "nonsense"', "after"],
      ['after: "0"', "after"],
      ["first: 0", "first"],
      ["first: 101", "first"],
    ] as const) {
      const { errors } = await read(args);
      expect(errors).toMatchObject([
        { path: ["rollover", "timeline"], extensions: { code: "invalid_request", errors: [{ parameter }] } },
      ]);
    }
  });

  it("include the account exactly as the account query returns it", async () => {
    const twin = await buildTwin(api);
    const details = { phone: "+14155550123", ssnLast4: "1234", address: ADDRESS };
    const input = { accountId: twin.accountId, ...details };
    await callGraphql(api, twin.key, "mutation", "updateAccount", { input });
    const document = `query ($id: ID!) { rollover(id: $id) { account ${selectAll("Account")} } }`;
    const { data } = await runGraphql<{ rollover: object }>(api, document, { id: twin.rolloverId }, twin.key);
    const account = await callGraphql(api, twin.key, "query", "account", { id: twin.accountId });
    expect(data.rollover).toEqual({ account });
    expect(account).toMatchObject(details);
  });

  it("reflect earlier mutations in the same document", async () => {
    const twin = await buildTwin(api);
    const document = `mutation ($account: ID!, $rollover: ID!) {
      submitRollover(input: {rolloverId: $rollover, consentReference: "c"}) { rollover { account { firstName } } }
      updateAccount(input: {accountId: $account, firstName: "Grace"}) { account { firstName } }
      startRolloverReview(input: {rolloverId: $rollover}) { rollover { account { firstName } } }
    }`;
    const variables = { account: twin.accountId, rollover: twin.rolloverId };
    const { data } = await runGraphql<object>(api, document, variables, twin.key);
    expect(data).toEqual({
      submitRollover: { rollover: { account: { firstName: "Ada" } } },
      updateAccount: { account: { firstName: "Grace" } },
      startRolloverReview: { rollover: { account: { firstName: "Grace" } } },
    });
  });
});

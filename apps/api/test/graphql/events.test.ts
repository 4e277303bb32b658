import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner } from "../webhooks/webhook-calls.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql, toGraphqlObject } from "./graphql-calls.ts";
import { selectAll } from "./select-all.ts";

interface Events {
  edges: { cursor: string; node: { id: string; type: string; data: { sequence: number } } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGE = `edges { cursor node ${selectAll("Event")} } pageInfo { hasNextPage endCursor }`;

describe("Events", () => {
  const api = useTestApi();
  let owner: WebhookOwner;
  /** Newest first. The rollovers have 5, 4 and 3 events. */
  const rolloverIds: string[] = [];
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    for (let count = 0; count < 3; count += 1) {
      const id = await owner.createRollover();
      rolloverIds.unshift(id);
      for (let step = 0; step < 2 + count; step += 1)
        await owner.send("patch", `rollovers/${id}`, { metadata: { step: String(step) } }).expect(200);
    }
  });

  const runQuery = <Data>(document: string, variables: object = {}, key = owner.key) =>
    runGraphql<Data>(api, document, variables, key);
  const toSequences = ({ edges }: Events) => edges.map(({ node }) => node.data.sequence);

  it("are filtered and paginated as in REST", async () => {
    const [rolloverId = ""] = rolloverIds;
    const filters: Record<string, string | number | null>[] = [
      {},
      { type: "rollover.created", rolloverId: null },
      { rolloverId },
      { rolloverId, afterSequence: 0 },
      { rolloverId, afterSequence: 2, type: "rollover.updated" },
      { rolloverId, afterSequence: 99 },
    ];
    const counts: number[] = [];
    for (const filter of filters) {
      const activeFilters = Object.entries(filter).filter(([, value]) => value !== null);
      const query = new URLSearchParams(activeFilters.map(([name, value]) => [name, String(value)]));
      const restEvents: object[] = [];
      const graphqlEvents: object[] = [];
      let [cursor, after]: (string | null)[] = [null, null];
      do {
        const params = new URLSearchParams([...query, ["limit", "4"], ["cursor", cursor ?? ""]]);
        if (!cursor) params.delete("cursor");
        const page = (await owner.send("get", `events?${params}`).expect(200)).body;
        restEvents.push(...page.data.map(toGraphqlObject));
        cursor = page.nextCursor;
        const document = `query ($after: String, $filter: EventFilter) {
          events(first: 4, after: $after, filter: $filter) { ${PAGE} } }`;
        const variables = { after, filter };
        const response: { data: { events: Events }; errors: unknown[] } = await runQuery(document, variables);
        expect(response.errors).toEqual([]);
        const { edges, pageInfo }: Events = response.data.events;
        graphqlEvents.push(...edges.map(({ node }) => node));
        after = pageInfo.endCursor;
        expect(pageInfo.hasNextPage).toBe(page.hasMore);
      } while (cursor);
      expect(graphqlEvents).toEqual(restEvents);
      counts.push(restEvents.length);
    }
    // 12 rollover events, and one event for each of the three accounts.
    expect(counts).toEqual([15, 3, 5, 5, 3, 0]);
  });

  it("reject invalid filters, and name them", async () => {
    const rolloverId = newId("rol");
    for (const [filter, parameter] of [
      [{ afterSequence: 1 }, "filter.afterSequence"],
      [{ rolloverId, afterSequence: -1 }, "filter.afterSequence"],
      [{ rolloverId, afterSequence: 2_147_483_647 }, "filter.afterSequence"],
      [{ rolloverId: "x" }, "filter.rolloverId"],
      [{ type: "rollover.*" }, "filter.type"],
    ] as const) {
      const document = "query ($filter: EventFilter) { events(filter: $filter) { edges { cursor } } }";
      expect((await runQuery(document, { filter })).errors).toMatchObject([
        { path: ["events"], extensions: { code: "invalid_request", errors: [{ parameter }] } },
      ]);
    }
  });

  it("are also available on rollovers, in order, with one read for all rollovers", async () => {
    const list = (first: number, key = owner.key) =>
      runQuery<{ rollovers: { edges: { node: { id: string; events: Events | null } }[] } }>(
        `{ rollovers(first: ${first}) { edges { node { id events(first: 3) { ${PAGE} } } } } }`,
        {},
        key,
      );
    await list(1);
    const counts: number[] = [];
    for (const first of [1, 3]) counts.push(await countStatements(() => list(first)));
    expect(counts).toEqual([2, 2]);
    const { data, errors } = await list(3);
    expect(errors).toEqual([]);
    for (const [index, { node }] of data.rollovers.edges.entries()) {
      expect(node.id).toBe(rolloverIds[index]);
      const query = `events?rolloverId=${node.id}&afterSequence=0&limit=3`;
      const { body } = await owner.send("get", query).expect(200);
      expect(node.events?.edges.map((edge) => edge.node)).toEqual(body.data.map(toGraphqlObject));
      expect(node.events?.pageInfo.hasNextPage).toBe(body.hasMore);
    }

    const { organizationId } = owner;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const withoutScope = await list(2, key);
    expect(withoutScope.data.rollovers.edges.map(({ node }) => node.events)).toEqual([null, null]);
    expect(withoutScope.errors).toMatchObject(Array(2).fill({ extensions: { code: "insufficient_scope" } }));
  });

  it("are paginated on a rollover, and an invalid cursor is rejected", async () => {
    const read = async (args: string) => {
      const document = `query ($id: ID!) { rollover(id: $id) { events(${args}) { ${PAGE} } } }`;
      return runQuery<{ rollover: { events: Events | null } }>(document, { id: rolloverIds[0] });
    };
    const sequences: number[] = [];
    for (let after = "null"; after !== "end"; ) {
      const { events } = (await read(`first: 2, after: ${after}`)).data.rollover;
      if (!events) throw new Error("the events are null");
      sequences.push(...toSequences(events));
      after = events.pageInfo.hasNextPage ? JSON.stringify(events.pageInfo.endCursor) : "end";
    }
    expect(sequences).toEqual([1, 2, 3, 4, 5]);
    for (const [args, parameter] of [
      ['after: "x"', "after"],
      ['after: "0"', "after"],
      ["first: 0", "first"],
    ] as const) {
      expect((await read(args)).errors).toMatchObject([
        { path: ["rollover", "events"], extensions: { code: "invalid_request", errors: [{ parameter }] } },
      ]);
    }
  });
});

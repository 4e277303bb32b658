import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, findCustodianId } from "@svc/testing";
import { copyRollovers } from "../copy-rollovers.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner } from "../webhooks/webhook-calls.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";

interface Counted {
  totalCount: number | null;
}

describe("The total count of a list", () => {
  const api = useTestApi();
  let owner: WebhookOwner;
  let endpointId: string;
  let rolloverId: string;
  const accountIds: string[] = [];
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    endpointId = (await owner.createEndpoint()).id;
    rolloverId = await owner.createRollover();
    await owner.send("patch", `rollovers/${rolloverId}`, { metadata: { a: "b" } }).expect(200);
    for (const count of [0, 3]) {
      const { id } = await buildAccount(api, owner.organizationId, { externalId: `has-${count}` });
      accountIds.push(id);
      for (let created = 0; created < count; created += 1)
        await insertRollover(api, owner.organizationId, { accountId: id });
    }
    await api.db.pool.query(
      `UPDATE rollovers SET external_id = 'x-1', assignee_id = 'ops-1', priority = 'urgent', tags = '["vip"]' WHERE id = $1`,
      [rolloverId],
    );
  });

  const read = <Data>(document: string, variables: object = {}, key = owner.key) =>
    runGraphql<Data>(api, document, variables, key);

  async function countByPaging(path: string): Promise<number> {
    let count = 0;
    for (let cursor = ""; ; ) {
      const { body } = await api.call("get", `${path}${cursor}`, owner.key).expect(200);
      count += body.data.length;
      if (!body.hasMore) return count;
      cursor = `&cursor=${body.nextCursor}`;
    }
  }

  const FILTERS: [string, () => Record<string, unknown>][] = [
    ["no filter", () => ({})],
    ["a state", () => ({ state: "draft" })],
    ["an account", () => ({ accountId: accountIds[1] })],
    ["an account without rollovers", () => ({ accountId: accountIds[0] })],
    ["an account, by deadline", () => ({ accountId: accountIds[1], sort: "deadline" })],
    ["an external ID", () => ({ externalId: "x-1" })],
    ["an assignee", () => ({ assigneeId: "ops-1" })],
    ["no assignee", () => ({ unassigned: true })],
    ["a priority and a tag", () => ({ priority: "urgent", tag: "vip" })],
    ["an unknown distribution", () => ({ distributionId: newId("dst") })],
    ["an unknown plan", () => ({ planId: newId("pln") })],
    ["a time of creation", () => ({ createdAfter: "2020-01-01T00:00:00.000Z" })],
    ["a time of change", () => ({ updatedAfter: "2020-01-01T00:00:00.000Z" })],
    ["a deadline", () => ({ dueBefore: "2990-01-01T00:00:00.000Z" })],
  ];

  it.each(FILTERS)("counts rollovers with %s on all pages, as REST lists them", async (_, toFilter) => {
    const filter = toFilter();
    const query = new URLSearchParams({ limit: "100", ...(filter as Record<string, string>) });
    const expected = await countByPaging(`/v1/rollovers?${query}`);
    const document =
      "query ($filter: RolloverFilter) { rollovers(first: 1, filter: $filter) { totalCount edges { cursor } } }";
    const { data, errors } = await read<{ rollovers: Counted }>(document, { filter });
    expect(errors).toEqual([]);
    expect(data.rollovers.totalCount).toBe(expected);
  });

  it("counts rollovers of a custodian and rollovers that match a search", async () => {
    const custodianId = await findCustodianId(api, "fidelity");
    const { data } = await read<Record<string, Counted>>(
      `query ($id: ID) { custodian: rollovers(filter: {custodianId: $id}) { totalCount }
        text: rollovers(filter: {q: "x-1"}) { totalCount } none: rollovers(filter: {q: "nothing"}) { totalCount } }`,
      { id: custodianId },
    );
    expect(data.custodian?.totalCount).toBe(
      await countByPaging(`/v1/rollovers?limit=100&custodianId=${custodianId}`),
    );
    expect(data.text?.totalCount).toBe(1);
    expect(data.none?.totalCount).toBe(0);
  });

  it("is the same on each page", async () => {
    const document =
      "query ($after: String) { rollovers(first: 1, after: $after) { totalCount pageInfo { endCursor } } }";
    type Data = { rollovers: Counted & { pageInfo: { endCursor: string } } };
    const first = (await read<Data>(document)).data.rollovers;
    const second = (await read<Data>(document, { after: first.pageInfo.endCursor })).data.rollovers;
    expect(second.totalCount).toBe(first.totalCount);
  });

  it("counts accounts, custodians and events", async () => {
    const { data, errors } = await read<Record<string, Counted>>(
      `query ($ids: [String!], $rollover: ID, $externalId: String) {
        accounts { totalCount } some: accounts(filter: {ids: $ids}) { totalCount }
        external: accounts(filter: {externalId: $externalId}) { totalCount }
        custodians(first: 1) { totalCount } named: custodians(filter: {q: "Test: Manual"}) { totalCount }
        events { totalCount } ofRollover: events(filter: {rolloverId: $rollover}) { totalCount }
        created: events(filter: {type: "rollover.created"}) { totalCount }
        after: events(filter: {rolloverId: $rollover, afterSequence: 1}) { totalCount }
        oldest: events(filter: {order: oldest}) { totalCount } }`,
      { ids: [...accountIds, newId("acct")], rollover: rolloverId, externalId: "has-3" },
    );
    expect(errors).toEqual([]);
    const counts = Object.fromEntries(Object.entries(data).map(([name, list]) => [name, list.totalCount]));
    const count = (path: string) => countByPaging(`/v1/${path}`);
    expect(counts).toEqual({
      accounts: await count("accounts?limit=100"),
      some: 2,
      external: 1,
      custodians: await count("custodians?limit=100"),
      named: await count("custodians?limit=100&q=Test%3A%20Manual"),
      events: await count("events?limit=100"),
      ofRollover: await count(`events?limit=100&rolloverId=${rolloverId}`),
      created: await count("events?limit=100&type=rollover.created"),
      after: await count(`events?limit=100&rolloverId=${rolloverId}&afterSequence=1`),
      oldest: await count("events?limit=100"),
    });
  });

  it("counts nested lists in one statement for all parents", async () => {
    const list = (first: number) =>
      read<{ accounts: { edges: { node: { id: string; rollovers: Counted } }[] } }>(
        `{ accounts(first: ${first}) { edges { node { id rollovers(first: 1) { totalCount } } } } }`,
      );
    const statements = [await countStatements(() => list(1)), await countStatements(() => list(3))];
    expect(statements[0]).toBe(statements[1]);
    const { data } = await list(3);
    const counts = new Map(data.accounts.edges.map(({ node }) => [node.id, node.rollovers.totalCount]));
    expect(accountIds.map((id) => counts.get(id))).toEqual([0, 3]);
  });

  it("counts the events of a rollover and the deliveries of an endpoint, with filters", async () => {
    const { data } = await read<{
      rollover: { events: Counted };
      webhookEndpoint: Record<string, Counted>;
    }>(
      `query ($rollover: ID!, $endpoint: ID!) {
        rollover(id: $rollover) { events(first: 1) { totalCount } }
        webhookEndpoint(id: $endpoint) { deliveries(first: 1) { totalCount }
          failed: deliveries(filter: {status: failed}) { totalCount }
          created: deliveries(filter: {type: "rollover.created"}) { totalCount } } }`,
      { rollover: rolloverId, endpoint: endpointId },
    );
    const count = (path: string) => countByPaging(`/v1/${path}`);
    const deliveries = `webhook-endpoints/${endpointId}/deliveries?limit=100`;
    expect(data.rollover.events.totalCount).toBe(await count(`events?limit=100&rolloverId=${rolloverId}`));
    expect(data.webhookEndpoint).toEqual({
      deliveries: { totalCount: await count(deliveries) },
      failed: { totalCount: await count(`${deliveries}&status=failed`) },
      created: { totalCount: await count(`${deliveries}&type=rollover.created`) },
    });
  });

  it("runs a statement only if it is selected", async () => {
    const count = (fields: string) =>
      countStatements(() => read(`{ rollovers(first: 1) { ${fields} edges { cursor } } }`));
    const [without, counted] = [await count(""), await count("totalCount")];
    expect(counted).toBe(without + 1);
  });

  it("excludes other organizations", async () => {
    const { key } = await buildWebhookOwner(api);
    const { data } = await read<Record<string, Counted>>(
      "{ rollovers { totalCount } accounts { totalCount } events { totalCount } }",
      {},
      key,
    );
    expect(data).toEqual({
      rollovers: { totalCount: 0 },
      accounts: { totalCount: 0 },
      events: { totalCount: 0 },
    });
  });

  it("is null above 1,000", async () => {
    const other = await buildWebhookOwner(api);
    const { id: accountId } = await buildAccount(api, other.organizationId);
    const originalId = await insertRollover(api, other.organizationId, { accountId });
    await copyRollovers(api, originalId, { count: 999, from: new Date("2026-01-01T00:00:00.000Z") });
    const readCounts = () =>
      read<{ rollovers: Counted; account: { rollovers: Counted } }>(
        "query ($id: ID!) { rollovers(first: 1) { totalCount } account(id: $id) { rollovers(first: 1) { totalCount } } }",
        { id: accountId },
        other.key,
      );
    expect((await readCounts()).data).toEqual({
      rollovers: { totalCount: 1_000 },
      account: { rollovers: { totalCount: 1_000 } },
    });
    await insertRollover(api, other.organizationId, { accountId });
    expect((await readCounts()).data).toEqual({
      rollovers: { totalCount: null },
      account: { rollovers: { totalCount: null } },
    });
  });
});

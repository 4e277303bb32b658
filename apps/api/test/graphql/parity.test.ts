import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, DELIVERY_METHODS } from "@svc/custodians";
import { buildAccount, buildKey, buildRolloverBody, custodianId } from "@svc/testing";
import { ELIGIBILITY_OUTCOMES } from "../../src/rollovers/eligibility.ts";
import {
  PENDING_ON,
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  ROLLOVER_TYPES,
} from "../../src/rollovers/rollover-states.ts";
import { insertRollover } from "../insert-rollover.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { asGraphql, CREATE, type Created, EVERY_FIELD, runGraphql } from "./graphql-calls.ts";

interface Connection {
  rollovers: {
    edges: { cursor: string; node: Record<string, unknown> }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

const LIST = `query List($first: Int, $after: String, $filter: RolloverFilter) {
  rollovers(first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${EVERY_FIELD} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

describe("REST and GraphQL", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  const buildBody = async () =>
    buildRolloverBody(
      api,
      (await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1950-01-01" })).id,
    );

  it("show one rollover alike, whichever of the two created it", async () => {
    const wanted = {
      externalId: "both",
      metadata: { desk: "west" },
      amount: { kind: "partial", requested: "7.50" },
    };
    const byRest = await api
      .call("post", "/v1/rollovers")
      .send({ ...(await buildBody()), ...wanted })
      .expect(201);
    const input = { ...(await buildBody()), ...wanted };
    const byGraphql = (await runGraphql<Created>(api, CREATE, { input })).data.createRollover;
    expect(byGraphql.errors).toEqual([]);
    // All but what is each one's own.
    const own = ["id", "accountId", "deadlines", "createdAt", "updatedAt"];
    const withoutOwn = (rollover: object) =>
      Object.fromEntries(Object.entries(rollover).filter(([name]) => !own.includes(name)));
    expect(withoutOwn(byGraphql.rollover ?? {})).toEqual(withoutOwn(asGraphql(byRest.body)));

    for (const id of [byRest.body.id, byGraphql.rollover?.id]) {
      const get = await api.call("get", `/v1/rollovers/${id}`).expect(200);
      const query = `query ($id: ID!) { rollover(id: $id) { ${EVERY_FIELD} } }`;
      const { data } = await runGraphql<{ rollover: object }>(api, query, { id });
      expect(data.rollover).toEqual(asGraphql(get.body));
    }
    const events = await api.db.prisma.event.findMany({
      where: { rolloverId: byGraphql.rollover?.id ?? "" },
    });
    expect(events).toMatchObject([{ type: "rollover.created", sequence: 1 }]);
  });

  it("name a 403(b) each in their way, in and out", async () => {
    const body = await buildBody();
    const source = { ...body.source, accountType: "403b" };
    const rest = await api
      .call("post", "/v1/rollovers")
      .send({ ...body, source })
      .expect(201);
    expect(rest.body.source.accountType).toBe("403b");
    const input = { ...(await buildBody()), source: { ...source, accountType: "plan_403b" } };
    const { data } = await runGraphql<Created>(api, CREATE, { input });
    expect(data.createRollover.rollover).toMatchObject({ source: { accountType: "plan_403b" } });
    const id = data.createRollover.rollover?.id;
    expect((await api.call("get", `/v1/rollovers/${id}`)).body.source.accountType).toBe("403b");
    const { rows } = await api.db.pool.query(
      "SELECT source_account_type AS type FROM rollovers WHERE id = $1",
      [id],
    );
    expect(rows).toEqual([{ type: "403b" }]);

    const restRefuses = await api.call("post", "/v1/rollovers").send(input);
    expect(restRefuses.body.code).toBe("validation_failed");
    const graphqlRefuses = await runGraphql(api, CREATE, { input: { ...input, source } });
    expect(graphqlRefuses.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it.each([1, 2, 5, 100])("page alike in pages of %d, cursors included", async (size) => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    for (let count = 0; count < 5; count += 1) await insertRollover(api, organizationId, { accountId });
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: String(size), ...(cursor ? { cursor } : {}) };
      const { body: page } = await api.call("get", "/v1/rollovers", key).query(query).expect(200);
      const { data } = await runGraphql<Connection>(api, LIST, { first: size, after: cursor }, key);
      const { edges, pageInfo } = data.rollovers;
      expect(edges.map(({ node }) => node)).toEqual(page.data.map(asGraphql));
      expect(pageInfo).toEqual({
        hasNextPage: page.hasMore,
        hasPreviousPage: false,
        startCursor: edges[0]?.cursor,
        endCursor: edges.at(-1)?.cursor,
      });
      if (page.hasMore) expect(pageInfo.endCursor).toBe(page.nextCursor);
      cursor = page.nextCursor;
    } while (cursor);
  });

  it("answer an empty list, and twenty unless told otherwise", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const empty = await runGraphql<Connection>(api, LIST, {}, key);
    expect(empty.data.rollovers).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
    const { id: accountId } = await buildAccount(api, organizationId);
    await Promise.all(Array.from({ length: 21 }, () => insertRollover(api, organizationId, { accountId })));
    for (const variables of [{}, { first: null, after: null, filter: null }]) {
      const { data, errors } = await runGraphql<Connection>(api, LIST, variables, key);
      expect(errors).toEqual([]);
      expect(data.rollovers.edges).toHaveLength(20);
    }
  });

  it("filter alike", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    const createdAt = new Date("2026-05-01T12:00:00.000Z");
    const row = { accountId, createdAt };
    await insertRollover(api, organizationId, { ...row, state: "failed", externalId: "x-1" });
    await insertRollover(api, organizationId, { ...row, source: "ally" });
    await insertRollover(api, organizationId);
    const filters = [
      { state: "failed" },
      { status: "failed" },
      { state: "draft", status: "failed" },
      { accountId },
      { externalId: "x-1", state: null },
      { custodianId: await custodianId(api, "ally") },
      { createdAfter: createdAt.toISOString() },
      { createdBefore: "2026-05-01T14:00:00.001+02:00", externalId: null },
    ];
    const counts: number[] = [];
    for (const filter of filters) {
      const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
      const { body } = await api.call("get", "/v1/rollovers", key).query(query).expect(200);
      const { data } = await runGraphql<Connection>(api, LIST, { filter }, key);
      expect(data.rollovers.edges.map(({ node }) => node)).toEqual(body.data.map(asGraphql));
      counts.push(body.data.length);
    }
    expect(counts).toEqual([1, 1, 0, 2, 1, 1, 1, 2]);
  });

  it("know the same names of everything that is one of several", async () => {
    const enums: Record<string, readonly string[]> = {
      RolloverType: ROLLOVER_TYPES,
      RolloverState: ROLLOVER_STATES,
      RolloverStatus: ROLLOVER_STATUSES,
      PendingOn: PENDING_ON,
      AccountType: ACCOUNT_TYPES.map((type) => (type === "403b" ? "plan_403b" : type)),
      DeliveryMethod: DELIVERY_METHODS,
      EligibilityOutcome: ELIGIBILITY_OUTCOMES,
      Environment: ["test", "live"],
      AmountKind: ["full", "partial"],
    };
    for (const [name, values] of Object.entries(enums)) {
      const query = `{ __type(name: "${name}") { enumValues { name } } }`;
      const { data } = await runGraphql<{ __type: { enumValues: { name: string }[] } }>(api, query);
      expect(data.__type.enumValues.map((value) => value.name).sort()).toEqual([...values].sort());
    }
  });
});

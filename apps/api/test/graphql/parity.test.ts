import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, findCustodianId } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  CREATE_ROLLOVER,
  type CreateRolloverData,
  ROLLOVER_FIELDS,
  runGraphql,
  toGraphqlObject,
} from "./graphql-calls.ts";

interface RolloverList {
  rollovers: { edges: { node: Record<string, unknown> }[] };
}

const LIST = `query List($first: Int, $after: String, $filter: RolloverFilter) {
  rollovers(first: $first, after: $after, filter: $filter) { edges { node { ${ROLLOVER_FIELDS} } } }
}`;

describe("REST and GraphQL", () => {
  const api = useTestApi();

  const buildBody = async () =>
    buildRolloverBody(
      api,
      (await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1950-01-01" })).id,
    );

  it("each use their own name for a 403(b), in requests and responses", async () => {
    const body = await buildBody();
    const source = { ...body.source, accountType: "403b" };
    const sent = { ...body, source };
    const restResponse = await api.call("post", "/v1/rollovers").send(sent).expect(201);
    expect(restResponse.body.source.accountType).toBe("403b");
    const input = { ...(await buildBody()), source: { ...source, accountType: "plan_403b" } };
    const { data } = await runGraphql<CreateRolloverData>(api, CREATE_ROLLOVER, { input });
    expect(data.createRollover.rollover).toMatchObject({ source: { accountType: "plan_403b" } });
    const id = data.createRollover.rollover?.id;
    expect((await api.call("get", `/v1/rollovers/${id}`)).body.source.accountType).toBe("403b");
    const select = "SELECT source_account_type AS type FROM rollovers WHERE id = $1";
    const { rows } = await api.db.pool.query(select, [id]);
    expect(rows).toEqual([{ type: "403b" }]);

    const restRefusal = await api.call("post", "/v1/rollovers").send(input);
    expect(restRefusal.body.code).toBe("validation_failed");
    const graphqlRefusal = await runGraphql(api, CREATE_ROLLOVER, { input: { ...input, source } });
    expect(graphqlRefusal.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("return 20 items by default", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    await Promise.all(Array.from({ length: 21 }, () => insertRollover(api, organizationId, { accountId })));
    for (const variables of [{}, { first: null, after: null, filter: null }]) {
      const { data, errors } = await runGraphql<RolloverList>(api, LIST, variables, key);
      expect(errors).toEqual([]);
      expect(data.rollovers.edges).toHaveLength(20);
    }
  });

  it("filter rollovers the same way", async () => {
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
      { custodianId: await findCustodianId(api, "ally") },
      { createdAfter: createdAt.toISOString() },
      { createdBefore: "2026-05-01T14:00:00.001+02:00", externalId: null },
    ];
    const counts: number[] = [];
    for (const filter of filters) {
      const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
      const { body } = await api.call("get", "/v1/rollovers", key).query(query).expect(200);
      const { data } = await runGraphql<RolloverList>(api, LIST, { filter }, key);
      expect(data.rollovers.edges.map(({ node }) => node)).toEqual(body.data.map(toGraphqlObject));
      counts.push(body.data.length);
    }
    expect(counts).toEqual([1, 1, 0, 2, 1, 1, 1, 2]);
  });
});

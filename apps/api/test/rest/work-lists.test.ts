import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, findCustodianId } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { insertDistribution } from "../insert-distribution.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";

const DISTRIBUTION_ID = "dst_01m81zzzzzfqd8r985x1zkc84c";
const NOON = "2026-05-01T12:00:00.000Z";
const atMinute = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);
const toIsoTime = (minutes: number) => atMinute(minutes).toISOString();

describe("GET /v1/rollovers for operations work lists", () => {
  const api = useTestApi();
  let fidelity: string;
  let account: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const { organizationId } = api.ak;
    fidelity = await findCustodianId(api, "fidelity");
    account = (await buildAccount(api, organizationId)).id;
    const other = (await buildAccount(api, organizationId)).id;
    await insertDistribution(api, { id: DISTRIBUTION_ID, organizationId, accountId: account });
    const rows: Record<string, Parameters<typeof insertRollover>[2]> = {
      draft: {
        createdAt: atMinute(0),
        columns: {
          nextDueAt: atMinute(500),
          updatedAt: atMinute(90),
          pendingOn: "integrator",
          tags: ["vip"],
        },
      },
      late: {
        createdAt: atMinute(1),
        state: "requested",
        source: "ally",
        columns: {
          isOverdue: true,
          deadlines: [{ type: "acknowledgement", status: "passed", dueAt: toIsoTime(-60) }],
          assigneeId: "ops-1",
          priority: "urgent",
          updatedAt: atMinute(20),
        },
      },
      short: {
        createdAt: atMinute(2),
        state: "funds_received",
        columns: {
          pendingOn: "operations",
          hasOpenMismatch: true,
          assigneeId: "ops-1",
          updatedAt: atMinute(30),
        },
      },
      due: {
        createdAt: atMinute(3),
        state: "in_review",
        destination: "fidelity",
        source: "fidelity",
        columns: { nextDueAt: atMinute(300), type: "in_plan", assigneeId: "ops-2", updatedAt: atMinute(30) },
      },
      done: {
        createdAt: atMinute(4),
        state: "completed",
        columns: { distributionId: DISTRIBUTION_ID, updatedAt: atMinute(80) },
      },
      held: {
        accountId: other,
        createdAt: atMinute(5),
        state: "on_hold",
        columns: {
          distributionId: DISTRIBUTION_ID,
          nextDueAt: atMinute(300),
          priority: "urgent",
          tags: ["a", "vip"],
          updatedAt: atMinute(6),
        },
      },
    };
    for (const [name, row] of Object.entries(rows)) {
      ids[name] = await insertRollover(api, organizationId, { accountId: account, ...row });
    }
    const stranger = await buildKey(api, "ak");
    for (const row of Object.values(rows)) {
      const { accountId: _, columns: { distributionId: __, ...columns } = {}, ...fields } = row ?? {};
      await insertRollover(api, stranger.organizationId, { ...fields, columns });
    }
  });

  const toNames = (rollovers: { id: string }[]) => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return rollovers.map(({ id }) => names.get(id) ?? id);
  };
  const find = async (query: Record<string, string | string[]>) =>
    toNames((await api.call("get", "/v1/rollovers").query(query).expect(200)).body.data);

  const CASES: { query: Record<string, string | string[]>; found: string[] }[] = [
    { query: { state: ["draft", "completed"] }, found: ["done", "draft"] },
    { query: { state: "draft,completed" }, found: ["done", "draft"] },
    { query: { state: ["draft,completed", "on_hold"] }, found: ["held", "done", "draft"] },
    // List syntax of axios and PHP.
    { query: { "state[]": ["draft", "completed"] }, found: ["done", "draft"] },
    { query: { "state[]": "draft", state: "completed" }, found: ["done", "draft"] },
    { query: { "pendingOn[]": ["integrator", "none"] }, found: ["done", "draft"] },
    { query: { state: "draft,draft" }, found: ["draft"] },
    { query: { state: "draft,completed", status: "completed" }, found: ["done"] },
    { query: { pendingOn: "operations" }, found: ["held", "due", "short"] },
    { query: { pendingOn: "operations", state: "on_hold,in_review" }, found: ["held", "due"] },
    { query: { pendingOn: "operations,integrator" }, found: ["held", "due", "short", "draft"] },
    { query: { pendingOn: ["integrator", "none"] }, found: ["done", "draft"] },
    { query: { pendingOn: "none" }, found: ["done"] },
    { query: { type: "in_plan" }, found: ["due"] },
    { query: { overdue: "true" }, found: ["late"] },
    { query: { overdue: "false", pendingOn: "source_custodian" }, found: [] },
    { query: { mismatch: "true" }, found: ["short"] },
    { query: { mismatch: "false", assigneeId: "ops-1" }, found: ["late"] },
    { query: { assigneeId: "ops-1" }, found: ["short", "late"] },
    { query: { assigneeId: "OPS-1" }, found: [] },
    { query: { unassigned: "true" }, found: ["held", "draft"] },
    { query: { unassigned: "true", sort: "deadline", state: "on_hold" }, found: ["held"] },
    { query: { unassigned: "true", assigneeId: "ops-1" }, found: [] },
    { query: { unassigned: "true", priority: "urgent" }, found: ["held"] },
    { query: { priority: "urgent" }, found: ["held", "late"] },
    { query: { priority: "urgent", sort: "updated" }, found: ["late", "held"] },
    { query: { priority: "normal", overdue: "false" }, found: ["done", "due", "short", "draft"] },
    { query: { tag: "vip" }, found: ["held", "draft"] },
    { query: { tag: "vip", pendingOn: "operations" }, found: ["held"] },
    { query: { tag: "vi" }, found: [] },
    { query: { tag: "x/vip" }, found: [] },
    { query: { distributionId: DISTRIBUTION_ID }, found: ["held", "done"] },
    { query: { distributionId: DISTRIBUTION_ID, pendingOn: "operations" }, found: ["held"] },
    { query: { sort: "newest" }, found: ["held", "done", "due", "short", "late", "draft"] },
    { query: { sort: "deadline" }, found: ["late", "due", "held", "draft", "short", "done"] },
    { query: { sort: "updated" }, found: ["draft", "done", "due", "short", "late", "held"] },
    { query: { dueBefore: toIsoTime(400) }, found: ["late", "due", "held"] },
    { query: { dueBefore: toIsoTime(400), sort: "newest" }, found: ["held", "due", "late"] },
    { query: { dueBefore: toIsoTime(300) }, found: ["late"] },
    { query: { dueBefore: toIsoTime(300), overdue: "false" }, found: [] },
    { query: { updatedAfter: toIsoTime(30) }, found: ["draft", "done"] },
    { query: { updatedAfter: toIsoTime(29), assigneeId: "ops-1" }, found: ["short"] },
    { query: { updatedAfter: toIsoTime(29), sort: "deadline" }, found: ["due", "draft", "short", "done"] },
    { query: { createdAfter: toIsoTime(1), updatedAfter: toIsoTime(29) }, found: ["done", "due", "short"] },
    {
      query: { createdAfter: toIsoTime(1), createdBefore: toIsoTime(5), sort: "updated" },
      found: ["done", "due", "short"],
    },
    { query: { dueBefore: toIsoTime(999), updatedAfter: toIsoTime(19) }, found: ["late", "due", "draft"] },
    { query: { dueBefore: toIsoTime(999), updatedAfter: toIsoTime(29) }, found: ["due", "draft"] },
  ];

  it.each(CASES)("200 finds $found by $query", async ({ query, found }) => {
    expect(await find(query)).toEqual(found);
  });

  it("200 combines an account, a custodian and an external ID with the other filters", async () => {
    expect(await find({ accountId: account, pendingOn: "operations" })).toEqual(["due", "short"]);
    expect(await find({ accountId: account, sort: "deadline", overdue: "true" })).toEqual(["late"]);
    const byDeadline = { custodianId: fidelity, sort: "deadline" };
    expect(await find(byDeadline)).toEqual(["due", "held", "draft", "short", "done"]);
    expect(await find({ custodianId: fidelity, assigneeId: "ops-1" })).toEqual(["short"]);
    expect(await find({ custodianId: fidelity, overdue: "false", type: "in_plan" })).toEqual(["due"]);
    expect(await find({ externalId: "x-1", overdue: "true" })).toEqual([]);
  });

  it.each(["newest", "deadline", "updated"])(
    "200 pages by %s in the same order, with any page size",
    async (sort) => {
      const allNames = await find({ sort, overdue: "false" });
      for (const limit of ["1", "2", "5"]) {
        const pagedNames: string[] = [];
        for (let cursor = ""; ; ) {
          const query = { sort, overdue: "false", limit, ...(cursor ? { cursor } : {}) };
          const { body } = await api.call("get", "/v1/rollovers").query(query).expect(200);
          pagedNames.push(...toNames(body.data));
          expect(body.hasMore).toBe(body.nextCursor !== null);
          if (!body.hasMore) break;
          cursor = body.nextCursor;
        }
        expect(pagedNames).toEqual(allNames);
      }
    },
  );

  it("400 rejects the cursor of another order, and a changed one", async () => {
    const cursors: Record<string, string> = {};
    for (const sort of ["newest", "deadline", "updated"]) {
      const { body } = await api.call("get", "/v1/rollovers").query({ sort, limit: "1" }).expect(200);
      cursors[sort] = body.nextCursor;
    }
    for (const [sort, cursor] of Object.entries(cursors)) {
      for (const other of Object.keys(cursors)) {
        const response = await api.call("get", "/v1/rollovers").query({ sort: other, cursor, limit: "1" });
        if (other === sort) expect(response.status).toBe(200);
        else expect(expectIssues(response, "invalid_request")).toEqual(["cursor"]);
      }
      const cut = await api.call("get", "/v1/rollovers").query({ sort, cursor: cursor.slice(1) });
      expect(expectIssues(cut, "invalid_request")).toEqual(["cursor"]);
    }
  });

  it("finds the same rollovers in GraphQL, whose cursors continue after each edge", async () => {
    const document = `query ($filter: RolloverFilter, $after: String) {
      rollovers(first: 2, filter: $filter, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage } } }`;
    const listEdges = async (filter: object, after: string | null = null) => {
      const { data, errors } = await runGraphql<{
        rollovers: { edges: { cursor: string; node: { id: string } }[] };
      }>(api, document, { filter, after }, api.ak.key);
      expect(errors).toEqual([]);
      return data.rollovers.edges;
    };
    const states = ["draft", "requested", "in_review"];
    const filter = { states, state: null, overdue: false, sort: "deadline" };
    const [first, second] = await listEdges(filter);
    expect(toNames([first!.node, second!.node])).toEqual(["due", "draft"]);
    expect(toNames((await listEdges(filter, first?.cursor)).map(({ node }) => node))).toEqual(["draft"]);
    const late = {
      state: "requested",
      pendingOn: "source_custodian",
      overdue: true,
      updatedAfter: toIsoTime(1),
    };
    expect(toNames((await listEdges(late)).map(({ node }) => node))).toEqual(["late"]);
  });

  it("400 explains that more rollovers would have to be scanned than allowed", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    const id = await insertRollover(api, organizationId, { accountId });
    await api.db.pool.query(
      `INSERT INTO rollovers SELECT (jsonb_populate_record(r, jsonb_build_object('id', 'rol_' || n,
         'source_account_number_index', n::text))).* FROM rollovers r, generate_series(1, 1000) n WHERE r.id = $1`,
      [id],
    );
    const listRollovers = (query: object) =>
      api.call("get", "/v1/rollovers", key).query({ accountId, limit: "1", ...query });
    const refused = await listRollovers({ sort: "deadline" });
    expect(expectProblem(refused, "invalid_request").detail).toContain("1000");
    // The account's default order has an index, however many rollovers there are.
    await listRollovers({ state: "draft" }).expect(200);
    await api.db.pool.query("DELETE FROM rollovers WHERE id = 'rol_1'");
    await listRollovers({ sort: "deadline" }).expect(200);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  PENDING_ON,
  ROLLOVER_STATES,
  type RolloverState,
  STATE_MEANINGS,
} from "@svc/rollover-rules/rollover-states";
import { buildAccount, buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";

const getInsertedCount = (state: RolloverState) => 1 + (ROLLOVER_STATES.indexOf(state) % 3);

describe("GET /v1/rollovers/counts", () => {
  const api = useTestApi();
  let key: string;
  beforeAll(async () => {
    const ownKey = await buildKey(api, "ak");
    key = ownKey.key;
    const { id: accountId } = await buildAccount(api, ownKey.organizationId);
    const insert = (state: RolloverState, columns: object = {}) =>
      insertRollover(api, ownKey.organizationId, { accountId, state, columns });
    for (const state of ROLLOVER_STATES) {
      for (let count = 0; count < getInsertedCount(state); count += 1) await insert(state);
    }
    await insert("funds_sent", { pendingOn: "participant", isOverdue: true, assigneeId: "ops-1" });
    const mismatched = { hasOpenMismatch: true, type: "in_plan", priority: "urgent" };
    await insert("funds_received", { pendingOn: "operations", ...mismatched });
  });

  const count = async (query: object = {}) =>
    (await api.call("get", "/v1/rollovers/counts", key).query(query).expect(200)).body;

  it("200 counts all rollovers, by state and by pending party", async () => {
    const counts = await count();
    const countIn = (state: RolloverState) =>
      getInsertedCount(state) + (["funds_sent", "funds_received"].includes(state) ? 1 : 0);
    expect(counts.states).toEqual(ROLLOVER_STATES.map((state) => ({ state, count: countIn(state) })));
    const total = ROLLOVER_STATES.reduce((sum, state) => sum + countIn(state), 0);
    expect(counts).toMatchObject({ object: "rollover_counts", total, overdue: 1, mismatch: 1 });
    expect(counts.pendingOn.map(({ pendingOn }: { pendingOn: string }) => pendingOn)).toEqual([
      ...PENDING_ON,
    ]);
    const isPending = (state: RolloverState) => STATE_MEANINGS[state].pendingOn === "operations";
    // The initial 1 is the rollover that was inserted in funds_received as pending on operations.
    const operations = ROLLOVER_STATES.filter(isPending).reduce((sum, state) => sum + countIn(state), 1);
    expect(counts.pendingOn).toContainEqual({ pendingOn: "operations", count: operations });
    expect(counts.groups).toContainEqual({ pendingOn: "participant", state: "funds_sent", count: 1 });
    for (const sums of [counts.pendingOn, counts.groups]) {
      expect(sums.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(total);
    }
  });

  it.each([
    [{ state: "draft,funds_sent" }, getInsertedCount("draft") + getInsertedCount("funds_sent") + 1],
    [{ status: "completed" }, getInsertedCount("completed")],
    [{ pendingOn: "participant" }, getInsertedCount("awaiting_participant") + 1],
    [{ overdue: "true" }, 1],
    [{ overdue: "true", state: "draft" }, 0],
    [{ mismatch: "true", type: "in_plan" }, 1],
    [{ assigneeId: "ops-1" }, 1],
    [{ assigneeId: "ops-1", overdue: "false" }, 0],
    [{ assigneeId: "ops-2" }, 0],
    [{ pendingOn: "participant,none", overdue: "true" }, 1],
    [{ priority: "urgent" }, 1],
    [{ priority: "urgent", state: "draft" }, 0],
    [{ priority: "urgent", assigneeId: "ops-2" }, 0],
    [{ priority: "normal", assigneeId: "ops-1" }, 1],
    [{ priority: "normal", overdue: "true" }, 1],
    [{ unassigned: "true", pendingOn: "operations", mismatch: "true" }, 1],
    [{ unassigned: "true", pendingOn: "none" }, 0],
    [{ status: "completed", state: "draft" }, 0],
  ])("200 filtered by %j counts %i rollovers, like the list", async (query, total) => {
    expect((await count(query)).total).toBe(total);
    const listQuery = { ...query, limit: "100" };
    const listed = await api.call("get", "/v1/rollovers", key).query(listQuery).expect(200);
    expect(listed.body.data).toHaveLength(total);
  });

  it("200 counts nothing from another organization, and returns the same counts in GraphQL", async () => {
    const stranger = await buildKey(api, "ak");
    const none = await api.call("get", "/v1/rollovers/counts", stranger.key).expect(200);
    expect(none.body).toMatchObject({ total: 0, groups: [] });
    const document =
      "query ($input: RolloverCountsInput) { rolloverCounts(input: $input) { total overdue groups { state count } } }";
    type Data = { rolloverCounts: object };
    const countByGraphql = async (input?: object) =>
      (await runGraphql<Data>(api, document, { input }, key)).data.rolloverCounts;
    const filter = { states: ["funds_sent"], pendingOn: "participant", overdue: true };
    const groups = [{ state: "funds_sent", count: 1 }];
    expect(await countByGraphql(filter)).toEqual({ total: 1, overdue: 1, groups });
    expect(await countByGraphql()).toMatchObject({ total: (await count()).total });
  });

  it("200 follows state changes", async () => {
    const readGroups = async () => (await api.call("get", "/v1/rollovers/counts").expect(200)).body.groups;
    const id = await createRollover(api);
    expect(await readGroups()).toEqual([{ pendingOn: "integrator", state: "draft", count: 1 }]);
    await runActions(api, id, "submit", "start_review");
    expect(await readGroups()).toEqual([{ pendingOn: "operations", state: "in_review", count: 1 }]);
  });

  it("400 names unknown parameters and values", async () => {
    const requestCounts = (query: object) => api.call("get", "/v1/rollovers/counts", key).query(query);
    const wrongValues = await requestCounts({ state: "x", overdue: "1" });
    expect(expectIssues(wrongValues, "invalid_request")).toEqual(["overdue", "state"]);
    const notUnassigned = await requestCounts({ unassigned: "false" });
    expect(expectIssues(notUnassigned, "invalid_request")).toEqual(["unassigned"]);
    expectProblem(await requestCounts({ unassigned: "true", assigneeId: "ops-1" }), "invalid_request");
    const unknown = await requestCounts({ limit: "1", sort: "newest" });
    expect(expectIssues(unknown, "unknown_parameter")).toEqual(["limit", "sort"]);
  });
});

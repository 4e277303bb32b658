import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, buildRolloverBody } from "@svc/testing";
import { cancel, createErasableAccount, erase } from "../erasable-account.ts";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { runActions } from "../workflow/rollover-steps.ts";

const REASON = "The participant named another plan.";

describe("GET /v1/rollovers with a plan", () => {
  const api = useTestApi();
  let planCount = 0;
  const createPlan = async (key = api.ak.key): Promise<string> => {
    planCount += 1;
    const planNumber = String(planCount).padStart(3, "0");
    const body = { ein: "12-3456789", planNumber, name: `Plan ${planCount}` };
    const sent = { ...body, accountType: "qualified_plan" };
    return (await api.call("post", "/v1/plans", key).send(sent).expect(201)).body.id;
  };
  const createRollover = async (source: object, destination: object = {}, accountId?: string) => {
    const account = accountId ?? (await createErasableAccount(api)).id;
    const body = await buildRolloverBody(api, account);
    const { planName: _name, ...side } = body.source;
    const sent = {
      ...body,
      source: { ...side, ...source },
      destination: { ...body.destination, ...destination },
    };
    return (await api.call("post", "/v1/rollovers").send(sent).expect(201)).body.id as string;
  };
  const list = async (query: Record<string, string>, key = api.ak.key) =>
    (await api.call("get", "/v1/rollovers", key).query(query).expect(200)).body;
  const listIds = async (planId: string, query: Record<string, string> = {}, key?: string) =>
    (await list({ planId, ...query }, key)).data.map(({ id }: { id: string }) => id) as string[];

  let planId = "";
  let open = "";
  let finished = "";
  let incoming = "";
  beforeAll(async () => {
    planId = await createPlan();
    open = await createRollover({ planId });
    finished = await createRollover({ planId });
    await cancel(api, finished);
    const destination = { planId, accountType: "qualified_plan", accountNumber: "401K-1" };
    incoming = await createRollover({ accountType: "traditional_ira" }, destination);
    await createRollover({ planId: await createPlan() });
    await createRollover({});
  });

  it("lists open and finished rollovers with the plan on either side, newest first", async () => {
    expect(await listIds(planId)).toEqual([incoming, finished, open]);
    expect(await listIds(planId, { state: "cancelled" })).toEqual([finished]);
    expect(await listIds(planId, { pendingOn: "integrator,participant,operations" })).toEqual([
      incoming,
      open,
    ]);
    expect(await listIds(planId, { sort: "updated" })).toEqual([incoming, finished, open]);
    expect(await listIds(planId, { sort: "deadline", status: "cancelled" })).toEqual([finished]);
    const both = await createPlan();
    const side = { planId: both, accountType: "qualified_plan" };
    const id = await createRollover(side, { ...side, accountNumber: "401K-2" });
    expect(await listIds(both)).toEqual([id]);
  });

  it("pages through the rollovers of a plan", async () => {
    const first = await list({ planId, limit: "2" });
    expect(first.data).toHaveLength(2);
    const second = await list({ planId, limit: "2", cursor: first.nextCursor });
    expect(second.data.map(({ id }: { id: string }) => id)).toEqual([open]);
    expect(second.nextCursor).toBeNull();
  });

  it("finds the same rollovers in searches, exports and GraphQL", async () => {
    const ids = [incoming, finished, open];
    const search = await api.call("post", "/v1/rollovers/search").send({ planId }).expect(200);
    expect(search.body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    const exported = await api.call("get", "/v1/rollovers/export").query({ planId }).expect(200);
    const lines = exported.text.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).id).sort()).toEqual(ids.toSorted());
    const document = `query ($planId: ID) { rollovers(filter: { planId: $planId }, first: 5) { edges { node { id } } } }`;
    const { data, errors } = await runGraphql<{ rollovers: { edges: { node: { id: string } }[] } }>(
      api,
      document,
      { planId },
    );
    expect(errors ?? []).toEqual([]);
    expect(data.rollovers.edges.map(({ node }) => node.id)).toEqual(ids);
  });

  it("is empty for an unknown plan and for another organization", async () => {
    expect(await listIds("pln_01m7zh42h2enbshkj4d6w8r5tz")).toEqual([]);
    const stranger = await buildKey(api, "ak");
    expect(await listIds(planId, {}, stranger.key)).toEqual([]);
    expect(await listIds(await createPlan(stranger.key))).toEqual([]);
  });

  it("403 for another key type or without the scope", async () => {
    const { organizationId } = api.ak;
    for (const type of ["sk", "pk"] as const) {
      const { key } = await buildKey(api, type, { organizationId });
      expectProblem(await api.call("get", `/v1/rollovers?planId=${planId}`, key), "key_type_not_allowed");
    }
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["accounts:read"] });
    expectProblem(await api.call("get", `/v1/rollovers?planId=${planId}`, key), "insufficient_scope");
  });

  it("422 for a malformed plan in a search", async () => {
    for (const value of ["pln_1", "", "' OR true --", "pln_\u0000", 7, ["pln_1"], { a: 1 }])
      expectProblem(
        await api.call("post", "/v1/rollovers/search").send({ planId: value }),
        "validation_failed",
      );
  });

  it("follows a change of a rollover's plan", async () => {
    const [first, second] = [await createPlan(), await createPlan()];
    const id = await createRollover({ planId: first });
    const update = (source: object) => api.call("patch", `/v1/rollovers/${id}`).send({ source }).expect(200);
    await update({ planId: second });
    expect([await listIds(first), await listIds(second)]).toEqual([[], [id]]);
    await update({ planId: null });
    expect([await listIds(first), await listIds(second)]).toEqual([[], []]);
    await update({ planId: first });
    expect(await listIds(first)).toEqual([id]);
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "requested" }).expect(200);
    await runActions(api, id, ["amend", { reason: REASON, source: { planId: second } }]);
    expect([await listIds(first), await listIds(second)]).toEqual([[], [id]]);
    const refused = { action: "amend", params: { reason: REASON, source: { planId: "pln_1" } } };
    expectProblem(await api.call("post", `/v1/rollovers/${id}/actions`).send(refused), "validation_failed");
    expect(await listIds(second)).toEqual([id]);
  });

  it("does not list rollovers of an erased participant", async () => {
    const plan = await createPlan();
    const { id: accountId } = await createErasableAccount(api);
    const id = await createRollover({ planId: plan }, {}, accountId);
    await cancel(api, id);
    expect(await listIds(plan)).toEqual([id]);
    await erase(api, accountId).expect(200);
    expect(await listIds(plan)).toEqual([]);
    const { rows } = await api.db.pool.query("SELECT FROM rollover_plans WHERE id = $1", [id]);
    expect(rows).toEqual([]);
  });

  it("lists rollovers again after `fill_rollover_plans` restores deleted `rollover_plans` rows", async () => {
    const before = await listIds(planId);
    await api.db.pool.query("DELETE FROM rollover_plans");
    expect(await listIds(planId)).toEqual([]);
    await api.db.pool.query("CALL fill_rollover_plans()");
    expect(await listIds(planId)).toEqual(before);
  });
});

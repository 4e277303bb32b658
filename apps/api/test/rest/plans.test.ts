import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, HOSTILE_TEXTS } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const PATH = "/v1/plans";
const UNKNOWN_ID = "pln_01m7zh42h2enbshkj4d6w8r5tz";

describe("Plans", () => {
  const api = useTestApi();
  let planCount = 0;
  const post = (path: string, body: object) => api.call("post", path).send(body);
  const create = async (more: object = {}) => {
    planCount += 1;
    const planNumber = String(planCount).padStart(3, "0");
    const body = {
      ein: "12-3456789",
      planNumber,
      name: "Acme 401(k)",
      accountType: "qualified_plan",
      ...more,
    };
    return (await post(PATH, body).expect(201)).body;
  };
  const buildBody = async (source: object, destination: object = {}) => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, accountId);
    const { planName: _name, ...sourceWithoutPlan } = body.source;
    return {
      ...body,
      source: { ...sourceWithoutPlan, ...source },
      destination: { ...body.destination, ...destination },
    };
  };

  it("are recorded, read and updated, with an event for each change", async () => {
    const plan = await create({
      name: "Zenith 403(b)",
      accountType: "403b",
      planKind: "church",
      sponsorName: "Zenith Hospital",
      contact: { phone: "202-555-0111" },
    });
    expect(plan).toMatchObject({
      ein: "12-3456789",
      form5500Key: `123456789-${plan.planNumber}`,
      contact: { name: null, phone: "202-555-0111", email: null, address: [] },
      version: 1,
    });
    expect((await api.call("get", `${PATH}/${plan.id}`).expect(200)).body).toEqual(plan);
    const patch = { name: "Zenith Retirement", planKind: null, contact: null };
    const updated = (await api.call("patch", `${PATH}/${plan.id}`).send(patch).expect(200)).body;
    expect(updated).toMatchObject({ ...patch, sponsorName: "Zenith Hospital", version: 2 });
    const stale = api.call("patch", `${PATH}/${plan.id}`).set("If-Match", '"1"').send({ name: "Old" });
    expectProblem(await stale, "version_conflict");
    const { data } = (await api.call("get", "/v1/events").query({ limit: 100 })).body;
    const types = data
      .filter((one: { data: { planId?: string } }) => one.data.planId === plan.id)
      .map(({ type }: { type: string }) => type);
    expect(types).toEqual(["plan.updated", "plan.created"]);
  });

  it("are found by EIN, number, name, sponsor and Form 5500 key", async () => {
    const plan = await create({ ein: "987654321", name: "Umbrella Savings Plan", sponsorName: "Tyrell" });
    const list = async (query: object) =>
      (await api.call("get", PATH).query(query).expect(200)).body.data.map(({ id }: { id: string }) => id);
    for (const query of [
      { ein: "98-7654321" },
      { ein: "987654321", planNumber: plan.planNumber },
      { q: "umbrella" },
      { q: "tyrell" },
      { q: "98-76" },
      { q: plan.form5500Key },
      { q: `98-7654321-${plan.planNumber}` },
      { q: plan.planNumber },
    ])
      expect(await list(query)).toEqual([plan.id]);
    expect(await list({ q: "%" })).toEqual([]);
    expect(await list({ q: "--" })).toEqual([]);
    expect(await list({ ein: "987654321", planNumber: "999" })).toEqual([]);
  });

  it("exist once for each EIN and number, however many requests arrive", async () => {
    const body = { ein: "55-5555555", planNumber: "001", name: "Plan", accountType: "qualified_plan" };
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(PATH, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const created = responses.find(({ status }) => status === 201)?.body;
    const refused = responses.find(({ status }) => status === 409);
    if (!refused) throw new Error("no request was refused");
    expectProblem(refused, "duplicate_plan");
    expect(refused.body.planId).toBe(created.id);
  });

  it("are named by a rollover, and printed in its instructions", async () => {
    const plan = await create({ name: "Acme Savings Plan", planKind: "pension", sponsorName: "Acme" });
    const body = await buildBody({ planId: plan.id });
    const rollover = (await post("/v1/rollovers", body).expect(201)).body;
    expect(rollover).toMatchObject({
      source: { planId: plan.id, planName: "Acme Savings Plan" },
      destination: { planId: null },
      planKind: "pension",
    });
    expect(rollover.attestations).not.toHaveProperty("plans");
    expect((await api.call("get", `/v1/rollovers/${rollover.id}`)).body).toEqual(rollover);
    await expectConsistent(api, rollover.id);
    await post(`/v1/sandbox/rollovers/${rollover.id}/advance`, { to: "submitted" }).expect(200);
    const instructions = (await api.call("get", `/v1/rollovers/${rollover.id}/instructions`).expect(200))
      .body;
    expect(instructions.source).toMatchObject({
      planName: "Acme Savings Plan",
      plan: { id: plan.id, planNumber: plan.planNumber, ein: "12-3456789", sponsorName: "Acme" },
    });
    expect(instructions.destination.plan).toBeNull();
  });

  it("can be replaced and removed in a draft rollover", async () => {
    const [first, second] = [await create({ name: "First" }), await create({ name: "Second" })];
    const rollover = (await post("/v1/rollovers", await buildBody({ planId: first.id })).expect(201)).body;
    const patch = async (source: object) =>
      (await api.call("patch", `/v1/rollovers/${rollover.id}`).send({ source }).expect(200)).body.source;
    expect(await patch({ planId: second.id })).toMatchObject({ planId: second.id, planName: "Second" });
    expect(await patch({ planId: first.id, planName: "Own" })).toMatchObject({
      planId: first.id,
      planName: "Own",
    });
    expect(await patch({ accountNumber: "401K-5544332211" })).toMatchObject({ planId: first.id });
    expect(await patch({ planId: null })).toMatchObject({ planId: null, planName: "Own" });
    await expectConsistent(api, rollover.id);
  });

  it("are refused in a rollover if unknown, malformed or of another account type", async () => {
    const plan = await create({ accountType: "403b" });
    const other = await buildKey(api, "ak");
    const foreign = (
      await api
        .call("post", PATH, other.key)
        .send({ ein: "123456789", planNumber: "001", name: "Plan", accountType: "qualified_plan" })
    ).body;
    const before = await countRows(api);
    for (const planId of [UNKNOWN_ID, foreign.id]) {
      const { body } = await post("/v1/rollovers", await buildBody({ planId })).expect(404);
      expect(body.errors).toEqual([{ pointer: "#/source/planId", detail: "Unknown plan." }]);
    }
    const mismatch = await post("/v1/rollovers", await buildBody({ planId: plan.id }));
    expect(expectIssues(mismatch, "validation_failed")).toEqual(["#/source/planId"]);
    const malformed = await post("/v1/rollovers", await buildBody({ planId: "pln_x" }));
    expect(expectIssues(malformed, "validation_failed")).toEqual(["#/source/planId"]);
    const after = await countRows(api);
    expect(after.rollovers).toBe(before.rollovers);
  });

  it("belong to one organization and require scopes", async () => {
    const plan = await create();
    const other = await buildKey(api, "ak");
    expectProblem(await api.call("get", `${PATH}/${plan.id}`, other.key), "not_found");
    expectProblem(await api.call("patch", `${PATH}/${plan.id}`, other.key).send({ name: "X" }), "not_found");
    expect((await api.call("get", PATH, other.key).expect(200)).body.data).toEqual([]);
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["custodians:read"] });
    await api.call("get", `${PATH}/${plan.id}`, reader.key).expect(200);
    expectProblem(await api.call("patch", `${PATH}/${plan.id}`, reader.key).send({}), "insufficient_scope");
    const { key } = await buildKey(api, "sk", { organizationId });
    expectProblem(await api.call("get", PATH, key), "key_type_not_allowed");
  });

  it("reject invalid input and change nothing", async () => {
    const { id } = await create();
    const before = await countRows(api);
    const body = { ein: "123456789", planNumber: "900", name: "Plan", accountType: "qualified_plan" };
    const reject = async (more: object) =>
      expectIssues(await post(PATH, { ...body, ...more }), "validation_failed");
    expect(await reject({ ein: "1234" })).toEqual(["#/ein"]);
    expect(await reject({ ein: 123456789 })).toEqual(["#/ein"]);
    expect(await reject({ planNumber: "000" })).toEqual(["#/planNumber"]);
    expect(await reject({ planNumber: "1" })).toEqual(["#/planNumber"]);
    expect(await reject({ accountType: "roth_ira" })).toEqual(["#/accountType"]);
    expect(await reject({ recordkeeperId: "cus_01m7zh3n1teczbpwq03w6y6ntz" })).toEqual(["#/recordkeeperId"]);
    for (const phone of ["call me", "(------", "(202) 555"])
      expect(await reject({ contact: { phone } })).toEqual(["#/contact/phone"]);
    expect(await reject({ other: 1 })).toEqual(["#/other"]);
    for (const text of HOSTILE_TEXTS) {
      const { status } = await post(PATH, { ...body, ein: text });
      expect([400, 422]).toContain(status);
    }
    const patch = await api.call("patch", `${PATH}/${id}`).send({ ein: "111111111" });
    expect(expectIssues(patch, "validation_failed")).toEqual(["#/ein"]);
    expect(await countRows(api)).toEqual(before);
  });
});

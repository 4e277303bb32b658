import { describe, expect, it } from "@jest/globals";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  findCustodianId,
  HOSTILE_TEXTS,
  toOrganizationDay,
} from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

const PATH = "/v1/requirement-sets";
const DAY_MS = 86_400_000;
const UNKNOWN_PLAN = "pln_01m7zh42h2enbshkj4d6w8r5tz";

describe("Requirement sets", () => {
  const api = useTestApi();
  const today = toOrganizationDay();
  let planCount = 0;
  const toDayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const post = (path: string, body: object = {}) => api.call("post", path).send(body);
  const get = async (path: string) => (await api.call("get", path).expect(200)).body;
  const add = async (body: object) => (await post(PATH, { source: "Call", ...body }).expect(201)).body;
  const createPlan = async () => {
    planCount += 1;
    const planNumber = String(planCount).padStart(3, "0");
    const body = { ein: "123456789", planNumber, name: "Acme", accountType: "qualified_plan" };
    return (await post("/v1/plans", body).expect(201)).body.id;
  };
  const buildBody = async (planId?: string) => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, accountId);
    return { ...body, source: { ...body.source, ...(planId ? { planId } : {}) } };
  };
  const buildRollover = async (planId?: string) =>
    (await post("/v1/rollovers", await buildBody(planId)).expect(201)).body;
  const listMissing = async (id: string) =>
    (await get(`/v1/rollovers/${id}`)).missingDocuments.map(({ type }: { type: string }) => type);

  it("of a plan apply to the plan's open rollovers, and only to them", async () => {
    const planId = await createPlan();
    const rollover = await buildRollover(planId);
    const other = await buildRollover(await createPlan());
    const before = await listMissing(rollover.id);
    expect(before).toEqual(await listMissing(other.id));
    const set = await add({
      planId,
      requirements: { loa: true, medallion: true },
      enclosures: ["Form 1234"],
      signers: ["participant", "employer", "participant"],
      sendTo: { fax: "202-555-0144" },
      processingDays: { min: 5, max: 40 },
    });
    expect(set).toMatchObject({
      planId,
      custodianId: null,
      version: 1,
      isCurrent: true,
      isUnconfirmed: false,
      signers: ["participant", "employer"],
      learnedOn: today,
    });
    expect(await listMissing(rollover.id)).toEqual(expect.arrayContaining(["loa", "distribution_form"]));
    expect(await listMissing(other.id)).toEqual(before);
    const requirements = await get(`/v1/rollovers/${rollover.id}/requirements`);
    expect(requirements).toMatchObject({
      requirements: { loa: true, medallion: true },
      signers: ["participant", "employer"],
      sendTo: { fax: "202-555-0144", address: [] },
      processingDays: { min: 5, max: 40 },
      hasUnconfirmed: false,
    });
    expect(requirements.enclosures).toContainEqual({
      detail: "Form 1234",
      requirementSetId: set.id,
      isUnconfirmed: false,
    });
    const letter = await get(`/v1/rollovers/${rollover.id}/instructions`);
    expect(letter.source).toMatchObject({
      requestTo: { fax: "202-555-0144" },
      signatures: { medallion: true },
    });
    expect(letter.enclosures).toContainEqual({ documentType: null, detail: "Form 1234", isProvided: null });
  });

  it("block approval until their documents are provided", async () => {
    const planId = await createPlan();
    await add({ planId, requirements: { loa: true } });
    const { id } = await buildRollover(planId);
    await post(`/v1/sandbox/rollovers/${id}/advance`, { to: "in_review" }).expect(200);
    const act = (action: string, params: object) => post(`/v1/rollovers/${id}/actions`, { action, params });
    const refused = await act("approve", {});
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("loa");
    await act("provide_documents", {
      documents: [{ type: "loa", name: "LOA", sha256: "0".repeat(64) }],
    }).expect(200);
    await act("approve", {}).expect(200);
  });

  it("are versioned, and the current version is listed", async () => {
    const planId = await createPlan();
    const first = await add({ planId, requirements: { notarization: true } });
    const responses = await Promise.all([1, 2, 3].map(() => add({ planId })));
    expect(responses.map(({ version }) => version).sort()).toEqual([2, 3, 4]);
    const list = async (query: object) =>
      (
        await api
          .call("get", PATH)
          .query({ planId, ...query })
          .expect(200)
      ).body.data;
    expect(await list({})).toHaveLength(4);
    const current = await list({ isCurrent: true });
    expect(current).toMatchObject([{ version: 4, isCurrent: true }]);
    expect(await list({ isCurrent: false })).toHaveLength(3);
    const superseded = await post(`${PATH}/${first.id}/confirm`);
    expectProblem(superseded, "invalid_transition");
    const { requirements } = await get(`/v1/rollovers/${(await buildRollover(planId)).id}/requirements`);
    expect(requirements.notarization).toBe(false);
  });

  it("of a custodian are unconfirmed after they expire, until someone confirms them", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const call = (path: string, body: object) => api.call("post", path, key).send(body);
    const custodianId = await findCustodianId(api, "fidelity");
    const body = {
      custodianId,
      source: "Call",
      requirements: { notarization: true },
      enclosures: ["Form 5"],
      expiresOn: toDayFromNow(30),
    };
    const set = (await call(PATH, body).expect(201)).body;
    const { id: accountId } = await buildAccount(api, organizationId);
    const draft = await buildRolloverBody(api, accountId);
    const source = { ...draft.source, custodianId };
    const { id } = (await call("/v1/rollovers", { ...draft, source }).expect(201)).body;
    await call("/v1/sandbox/clock/advance", { days: 40 }).expect(200);
    const read = async () =>
      (await api.call("get", `/v1/rollovers/${id}/requirements`, key).expect(200)).body;
    expect(await read()).toMatchObject({
      requirements: { notarization: true },
      hasUnconfirmed: true,
      requirementSets: [{ id: set.id, isUnconfirmed: true }],
    });
    const letter = await api.call("get", `/v1/rollovers/${id}/instructions`, key).expect(200);
    const codes = letter.body.warnings.map(({ code }: { code: string }) => code);
    expect(codes).toContain("requirements_unconfirmed");
    const confirmed = (await call(`${PATH}/${set.id}/confirm`, {}).expect(200)).body;
    expect(confirmed).toMatchObject({ isUnconfirmed: false, version: 1 });
    expect(confirmed.confirmedAt).not.toBeNull();
    expect((await read()).hasUnconfirmed).toBe(false);
    const events = (await api.call("get", "/v1/events", key).query({ limit: 50 })).body.data;
    const types = events.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(["plan.requirements_added", "plan.requirements_confirmed"]));
  });

  it("can be filtered by the day on which they expire", async () => {
    const { key } = await buildKey(api, "ak");
    const custodianId = await findCustodianId(api, "fidelity");
    const body = { custodianId, source: "Call", expiresOn: toDayFromNow(30) };
    const { id } = (await api.call("post", PATH, key).send(body).expect(201)).body;
    const list = async (expiresBefore: string) =>
      (await api.call("get", PATH, key).query({ isCurrent: true, expiresBefore }).expect(200)).body.data;
    expect(await list(toDayFromNow(31))).toMatchObject([{ id }]);
    expect(await list(toDayFromNow(30))).toEqual([]);
    for (const day of ["2027-02-30", "soon", "' OR 1=1"])
      expect((await api.call("get", PATH, key).query({ expiresBefore: day })).status).toBe(400);
  });

  it("belong to one organization and require scopes", async () => {
    const planId = await createPlan();
    const set = await add({ planId });
    const other = await buildKey(api, "ak");
    expectProblem(await api.call("get", `${PATH}/${set.id}`, other.key), "not_found");
    expectProblem(await api.call("post", `${PATH}/${set.id}/confirm`, other.key).send({}), "not_found");
    const foreign = await api.call("post", PATH, other.key).send({ planId, source: "Call" });
    expect(foreign.status).toBe(404);
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["custodians:read"] });
    await api.call("get", `${PATH}/${set.id}`, reader.key).expect(200);
    const refused = await api.call("post", PATH, reader.key).send({ planId, source: "Call" });
    expectProblem(refused, "insufficient_scope");
  });

  it("reject invalid input and change nothing", async () => {
    const planId = await createPlan();
    const before = await countRows(api);
    const reject = async (more: object) =>
      expectIssues(await post(PATH, { planId, source: "Call", ...more }), "validation_failed");
    expect(await reject({ custodianId: "cus_01m7zh3n1teczbpwq03w6y6ntz" })).toEqual(["#/planId"]);
    expect(await reject({ planId: undefined })).toEqual(["#/planId"]);
    expect(await reject({ source: "" })).toEqual(["#/source"]);
    expect(await reject({ processingDays: { min: 9, max: 1 } })).toEqual(["#/processingDays/max"]);
    expect(await reject({ learnedOn: "2999-01-01" })).toEqual(["#/learnedOn"]);
    expect(await reject({ expiresOn: "2000-01-01" })).toEqual(["#/expiresOn"]);
    expect(await reject({ signers: ["dog"] })).toEqual(["#/signers/0"]);
    expect(await reject({ sendTo: { portal: "http://example.com" } })).toEqual(["#/sendTo/portal"]);
    expect(await reject({ note: "SSN 123-45-6789" })).toEqual(["#/note"]);
    expect((await post(PATH, { planId: UNKNOWN_PLAN, source: "Call" })).status).toBe(404);
    for (const text of HOSTILE_TEXTS) {
      const { status } = await post(PATH, { planId, source: "Call", expiresOn: text });
      expect([400, 422]).toContain(status);
    }
    expect(await countRows(api)).toEqual(before);
  });
});

import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const DIGEST = "a".repeat(64);

describe("Rollover of own, inherited or awarded money", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });

  async function buildBody(dateOfBirth?: string, source = "test-manual") {
    const account = await buildAccount(api, api.ak.organizationId, dateOfBirth ? { dateOfBirth } : {});
    const body = await buildRolloverBody(api, account.id);
    body.source.custodianId = await findCustodianId(api, source);
    body.destination.custodianId = await findCustodianId(api, "test-manual");
    return body;
  }
  const create = (body: object) => api.call("post", "/v1/rollovers").send(body);
  const patch = (id: string, body: object) => api.call("patch", `/v1/rollovers/${id}`).send(body);
  const act = (id: string, action: string, params: object = {}) =>
    api.call("post", `/v1/rollovers/${id}/actions`).send({ action, params });
  const buildDocuments = (type: string) => ({ documents: [{ type, name: `${type}.pdf`, sha256: DIGEST }] });
  const moveToReview = async (id: string) => {
    await act(id, "submit", { consentReference: "signed" }).expect(200);
    return act(id, "start_review").expect(200);
  };

  it("201 for an inheritance into an IRA in the decedent's name, with code 4G", async () => {
    const inherited = { relationship: "non_spouse_beneficiary", decedentName: "Grace Sample" };
    const { body } = await create({ ...(await buildBody()), ...inherited }).expect(201);
    expect(body).toMatchObject({
      ...inherited,
      isInheritedIra: true,
      taxTreatment: { code1099R: "4G", withholding: { rule: "none" } },
      eligibility: { outcome: "allowed_with_conditions" },
    });
    expect(body.eligibility.conditions).toEqual([
      { code: "inherited_ira", detail: expect.stringContaining("titled") },
    ]);
  });

  it("422 names the rule if an heir would be paid directly, or would roll into a plan", async () => {
    const input = { ...(await buildBody()), relationship: "non_spouse_beneficiary" };
    for (const refused of [
      { ...input, type: "indirect_60_day" },
      { ...input, isInheritedIra: false },
      { ...input, destination: { ...input.destination, accountType: "403b" } },
      { ...input, relationship: "own", isInheritedIra: true },
    ]) {
      const problem = expectProblem(await create(refused), "rollover_not_permitted");
      expect(problem).toMatchObject({ rule: "relationship" });
    }
  });

  it("requires the death certificate before approval", async () => {
    const { body } = await create({ ...(await buildBody()), relationship: "spouse_beneficiary" }).expect(201);
    await moveToReview(body.id);
    const refused = expectProblem(await act(body.id, "approve"), "invalid_transition");
    expect(refused.detail).toContain("death_certificate");
    const documentRequest = { types: ["death_certificate"], from: "participant" };
    await act(body.id, "request_documents", documentRequest).expect(200);
    await act(body.id, "provide_documents", buildDocuments("death_certificate")).expect(200);
    await act(body.id, "approve").expect(200);
  });

  it("has code 2 if paid to an alternate payee, and requires the domestic relations order before approval", async () => {
    const input = {
      ...(await buildBody("1990-01-01")),
      type: "indirect_60_day",
      relationship: "alternate_payee",
    };
    const { body } = await create(input).expect(201);
    expect(body.taxTreatment).toMatchObject({
      code1099R: "2",
      basis: expect.stringContaining("§72(t)(2)(C)"),
    });
    await moveToReview(body.id);
    expect(expectProblem(await act(body.id, "approve"), "invalid_transition").detail).toContain("qdro");
  });

  it("requires spousal consent if the custodian does, except for unmarried participants and IRAs", async () => {
    const body = await buildBody(undefined, "test-spousal-consent");
    const plan = await create(body).expect(201);
    await moveToReview(plan.body.id);
    expect(expectProblem(await act(plan.body.id, "approve"), "invalid_transition").detail).toContain(
      "spousal_consent",
    );
    const unmarried = await create({
      ...body,
      source: { ...body.source, accountNumber: "401K-1" },
      attestations: { isMarried: false },
    }).expect(201);
    await moveToReview(unmarried.body.id);
    await act(unmarried.body.id, "approve").expect(200);
    const ira = await create({
      ...body,
      type: "trustee_transfer",
      source: { ...body.source, accountType: "traditional_ira", accountNumber: "IRA-1" },
      planKind: "pension",
      attestations: { isMarried: true },
    }).expect(201);
    await moveToReview(ira.body.id);
    await act(ira.body.id, "approve").expect(200);
  });

  it("requires spousal consent from a married pension participant, whatever the custodian requires", async () => {
    const input = { ...(await buildBody()), planKind: "pension", attestations: { isMarried: true } };
    const { body } = await create(input).expect(201);
    await moveToReview(body.id);
    expect(expectProblem(await act(body.id, "approve"), "invalid_transition").detail).toContain(
      "spousal_consent",
    );
  });

  it("is blocked from the year of the 73rd birthday until the required distribution is recorded with its amount", async () => {
    const { attestations: _, ...input } = await buildBody("1953-11-11");
    const { body } = await create(input).expect(201);
    expect(body.eligibility).toMatchObject({ outcome: "needs_review" });
    const refused = await act(body.id, "submit", { consentReference: "signed" });
    expect(expectProblem(refused, "rollover_not_permitted").rule).toBe("required_minimum_distribution");
    const patched = await patch(body.id, { attestations: { rmdSatisfied: true } }).expect(200);
    expect(patched.body.eligibility.outcome).toBe("needs_review");
    const amended = await patch(body.id, { attestations: { rmdAmount: "4200.00" } }).expect(200);
    expect(amended.body.eligibility).toMatchObject({ outcome: "allowed_with_conditions", rules: [] });
    await moveToReview(body.id);
  });

  it("moves an IRA's whole balance between trustees at any age, whatever is attested about the amount", async () => {
    const body = await buildBody("1940-01-01");
    const source = { ...body.source, accountType: "traditional_ira" };
    const moved = { ...body, source, type: "trustee_transfer", attestations: { eligibleAmount: false } };
    const response = await create(moved).expect(201);
    expect(response.body.eligibility).toMatchObject({ outcome: "allowed", conditions: [], rules: [] });
  });

  it("is delivered internally only if both sides have the same custodian", async () => {
    const body = { ...(await buildBody()), deliveryMethod: "internal" };
    expect((await create(body).expect(201)).body.deliveryMethod).toBe("internal");
    const elsewhere = { ...body.destination, custodianId: await findCustodianId(api, "test-silent") };
    const refused = await create({ ...body, destination: elsewhere });
    expect(expectProblem(refused, "rollover_not_permitted")).toMatchObject({ rule: "same_custodian" });
    const toPlan = { ...body, destination: { ...body.destination, accountType: "403b" } };
    expect(expectIssues(await create(toPlan), "validation_failed")).toEqual(["#/deliveryMethod"]);
  });

  it("can be changed to another relationship, and the rules are evaluated again", async () => {
    const { body } = await create(await buildBody("1990-01-01")).expect(201);
    const heir = { relationship: "spouse_beneficiary", isInheritedIra: true, decedentName: "Max Sample" };
    const changed = await patch(body.id, { ...heir, planKind: "pension" }).expect(200);
    expect(changed.body).toMatchObject({ ...heir, planKind: "pension", taxTreatment: { code1099R: "4G" } });
    const refused = await patch(body.id, { relationship: "own" });
    expect(expectProblem(refused, "rollover_not_permitted")).toMatchObject({ rule: "relationship" });
    const nulls = { isInheritedIra: null, decedentName: null, planKind: null };
    const cleared = await patch(body.id, { relationship: "own", ...nulls }).expect(200);
    expect(cleared.body).toMatchObject({ relationship: "own", isInheritedIra: false, planKind: null });
  });

  it("is erased with its participant, including the decedent's name and the marital status", async () => {
    const input = {
      ...(await buildBody()),
      relationship: "spouse_beneficiary",
      decedentName: "Max Sample",
      planKind: "pension",
      attestations: { eligibleAmount: true, isMarried: true },
    };
    const { body } = await create(input).expect(201);
    await act(body.id, "cancel", { reason: "No." }).expect(200);
    await api.call("delete", `/v1/accounts/${input.accountId}`).expect(200);
    const erased = await api.call("get", `/v1/rollovers/${body.id}`).expect(200);
    expect(erased.body).toMatchObject({ decedentName: null, relationship: "spouse_beneficiary" });
    expect(erased.body.attestations).toEqual({ eligibleAmount: true });
    await expectConsistent(api, body.id);
  });

  it("has the same rules in the eligibility check", async () => {
    const checkEligibility = (more: object) =>
      api
        .call("post", "/v1/rollovers/eligibility")
        .send({
          type: "indirect_60_day",
          source: { accountType: "traditional_ira" },
          destination: { accountType: "traditional_ira" },
          attestations: { noOtherRolloverIn12Months: true },
          ...more,
        })
        .expect(200);
    const listRules = async (more: object) =>
      (await checkEligibility(more)).body.rules.map(({ code }: { code: string }) => code);
    expect(await listRules({})).toEqual([]);
    expect(await listRules({ dateOfBirth: "1952-01-01" })).toEqual(["required_minimum_distribution"]);
    expect(await listRules({ dateOfBirth: "1960-01-01" })).toEqual([]);
    expect(await listRules({ relationship: "non_spouse_beneficiary" })).toEqual(["relationship"]);
    expect(await listRules({ isInheritedIra: true })).toEqual(["relationship"]);
  });
});

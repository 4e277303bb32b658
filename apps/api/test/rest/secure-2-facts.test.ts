import { describe, expect, it } from "@jest/globals";
import { otherMovementField } from "@svc/rollover-rules/eligibility/other-movements";
import { buildAccount, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildSides } from "../workflow/rollover-steps.ts";

describe("Attestations about SECURE 2.0 and divorce", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });

  async function buildBody(sides: { source: object; destination: object }, more: object) {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1980-02-03" });
    const body = await buildRolloverBody(api, account.id);
    body.source.custodianId = await findCustodianId(api, "test-manual");
    body.destination.custodianId = await findCustodianId(api, "test-manual");
    return {
      ...body,
      source: { ...body.source, ...sides.source },
      destination: { ...body.destination, ...sides.destination },
      ...more,
    };
  }
  const create = (body: object) => api.call("post", "/v1/rollovers").send(body);

  it("201 moves an IRA to a former spouse without a Form 1099-R, and requires the divorce instrument", async () => {
    const sides = buildSides("traditional_ira", "traditional_ira");
    const divorce = { type: "trustee_transfer", relationship: "alternate_payee" };
    const attestations = { isIncidentToDivorce: true };
    const body = await buildBody(sides, { ...divorce, attestations });
    const { eligibility, taxTreatment, missingDocuments } = (await create(body).expect(201)).body;
    expect(eligibility.conditions).toMatchObject([{ code: "divorce_instrument" }]);
    expect(taxTreatment).toMatchObject({ code1099R: null, taxable: false });
    expect(missingDocuments.map(({ type }: { type: string }) => type)).toContain("qdro");
    const before = await countRows(api);
    for (const refused of [
      { ...body, attestations: {} },
      { ...body, type: "indirect_60_day" },
      { ...body, destination: { ...body.destination, accountType: "roth_ira" } },
    ]) {
      const { rules } = expectProblem(await create(refused), "rollover_not_permitted") as unknown as {
        rules: { code: string }[];
      };
      expect(rules.map(({ code }) => code)).toContain("relationship");
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("201 moves a Roth SIMPLE IRA to another one within two years, and to a Roth IRA after two years", async () => {
    const buildRothSides = (firstContributionDate: string) => ({
      source: { accountType: "roth_ira", firstContributionDate },
      destination: { accountType: "roth_ira" },
    });
    const transfer = { type: "trustee_transfer" };
    const toSimple = { sourceRothPlan: "simple", destinationRothPlan: "simple" };
    const within = await buildBody(buildRothSides("2024-06-16"), { ...transfer, attestations: toSimple });
    const { attestations, taxTreatment } = (await create(within).expect(201)).body;
    expect([attestations, taxTreatment.code1099R]).toEqual([toSimple, null]);
    const before = await countRows(api);
    const refused = await create({ ...within, attestations: { sourceRothPlan: "simple" } });
    expectProblem(refused, "rollover_not_permitted");
    const wrong = await create({ ...within, attestations: { sourceRothPlan: "keogh" } });
    expect(expectIssues(wrong, "validation_failed")).toEqual(["#/attestations/sourceRothPlan"]);
    expect(await countRows(api)).toEqual(before);
    const after = await buildBody(buildRothSides("2024-06-15"), {
      ...transfer,
      attestations: { sourceRothPlan: "simple" },
    });
    await create(after).expect(201);
  });

  it("201 accepts a SIMPLE IRA within two years if the plan replaced it", async () => {
    const simple = { accountType: "simple_ira", firstContributionDate: "2025-06-15" };
    const sides = { source: simple, destination: { accountType: "403b" } };
    const replaced = await buildBody(sides, { type: "direct", attestations: { isSimplePlanReplaced: true } });
    const { eligibility, taxTreatment } = (await create(replaced).expect(201)).body;
    expect(eligibility.conditions).toContainEqual(expect.objectContaining({ code: "simple_plan_replaced" }));
    expect(taxTreatment.code1099R).toBe("G");
    const problem = expectProblem(await create({ ...replaced, attestations: {} }), "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: "simple_two_years" });
  });

  it("201 has code 2 for a public safety employee", async () => {
    const sides = buildSides("qualified_plan", "traditional_ira");
    const attested = { eligibleAmount: true };
    const body = await buildBody(sides, { type: "indirect_60_day", attestations: attested });
    expect((await create(body).expect(201)).body.taxTreatment.code1099R).toBe("1");
    const attestations = { ...attested, isPublicSafetySeparated: true };
    const other = await buildBody(sides, { type: "indirect_60_day", attestations });
    const { taxTreatment } = (await create(other).expect(201)).body;
    expect(taxTreatment).toMatchObject({ code1099R: "2", basis: expect.stringContaining("§72(t)(10)") });
  });

  it.each(otherMovementField.options)("rejects %s equally over REST and GraphQL", async (movement) => {
    const sides = buildSides("traditional_ira", "roth_ira");
    const attestations = { otherMovement: movement, taxableAcknowledged: true };
    const input = { type: "trustee_transfer", ...sides, attestations };
    const { body } = await api.call("post", "/v1/rollovers/eligibility").send(input).expect(200);
    expect(body).toMatchObject({ outcome: "prohibited", rules: [{ code: "not_a_rollover" }] });
    const query = `query ($input: EligibilityInput!) { eligibility(input: $input) { rules { code detail } } }`;
    const { data } = await runGraphql<{ eligibility: { rules: object[] } }>(api, query, { input });
    const [{ code, detail }] = body.rules;
    expect(data.eligibility.rules).toEqual([{ code, detail }]);
    const rollover = await buildBody(sides, { type: "trustee_transfer", attestations });
    const problem = expectProblem(await create(rollover), "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: "not_a_rollover" });
  });

  it("201 warns a beneficiary about the ten-year rule and the required distribution for the year of death", async () => {
    const sides = buildSides("qualified_plan", "traditional_ira");
    const inherited = { type: "direct", relationship: "non_spouse_beneficiary" };
    const attestations = { eligibleAmount: true, ownerDiedOn: "2025-11-20" };
    const body = await buildBody(sides, { ...inherited, attestations });
    const { eligibility } = (await create(body).expect(201)).body;
    expect(eligibility.conditions.map(({ code }: { code: string }) => code)).toEqual([
      "inherited_ira",
      "year_of_death_rmd",
      "ten_year_rule",
    ]);
    const future = { ...body, attestations: { ...attestations, ownerDiedOn: "2026-06-16" } };
    const problem = expectProblem(await create(future), "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: "relationship" });
  });

  it("submits a forced cash-out of up to $7,000 with the notice's ID, from 30 days after the notice", async () => {
    const sides = buildSides("qualified_plan", "traditional_ira");
    const buildCashOut = (noticeSentOn: string, requested: string) => ({
      type: "direct",
      amount: { kind: "partial", requested },
      attestations: {
        eligibleAmount: true,
        automaticRollover: { kind: "forced_cash_out", noticeSentOn },
      },
    });
    const submit = (id: string) =>
      api.call("post", `/v1/rollovers/${id}/actions`).send({
        action: "submit",
        params: { consentReference: "notice-2026-17" },
      });
    const body = await buildBody(sides, buildCashOut("2026-05-16", "7000.00"));
    const { id } = (await create(body).expect(201)).body;
    expect((await submit(id).expect(200)).body).toMatchObject({
      state: "submitted",
      consent: { reference: "notice-2026-17" },
    });
    const early = (await create(await buildBody(sides, buildCashOut("2026-05-17", "7000.00"))).expect(201))
      .body;
    expect(early.eligibility.outcome).toBe("needs_review");
    const refused = expectProblem(await submit(early.id), "rollover_not_permitted");
    expect(refused).toMatchObject({ rule: "automatic_rollover" });
    const large = await create(await buildBody(sides, buildCashOut("2026-05-16", "7000.01")));
    expect(expectProblem(large, "rollover_not_permitted")).toMatchObject({ rule: "automatic_rollover" });
  });

  it("422 names each invalid value", async () => {
    const attestations = {
      automaticRollover: { kind: "gift", noticeSentOn: "2026-02-30" },
      otherMovement: "gift",
      ownerDiedOn: "yesterday",
      isIncidentToDivorce: "yes",
      isSimplePlanReplaced: 1,
      isPublicSafetySeparated: null,
    };
    const input = { type: "direct", ...buildSides("qualified_plan", "traditional_ira"), attestations };
    const response = await api.call("post", "/v1/rollovers/eligibility").send(input);
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/attestations/automaticRollover/kind",
      "#/attestations/automaticRollover/noticeSentOn",
      "#/attestations/isIncidentToDivorce",
      "#/attestations/isPublicSafetySeparated",
      "#/attestations/isSimplePlanReplaced",
      "#/attestations/otherMovement",
      "#/attestations/ownerDiedOn",
    ]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildSides } from "../workflow/rollover-steps.ts";

describe("POST /v1/rollovers/eligibility", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });

  const checkEligibility = (body: object, key?: string) =>
    api.call("post", "/v1/rollovers/eligibility", key).send(body);

  it.each([
    {
      type: "direct",
      source: "qualified_plan",
      destination: "traditional_ira",
      outcome: "allowed_with_conditions",
    },
    { type: "direct", source: "roth_ira", destination: "qualified_plan", outcome: "prohibited" },
    { type: "direct", source: "simple_ira", destination: "qualified_plan", outcome: "needs_review" },
    { type: "trustee_transfer", source: "traditional_ira", destination: "roth_ira", outcome: "prohibited" },
  ] as const)(
    "200 returns $outcome for $source to $destination as $type",
    async ({ type, source, destination, outcome }) => {
      const response = await checkEligibility({ type, ...buildSides(source, destination) }).expect(200);
      expect(response.body.outcome).toBe(outcome);
      const expected = evaluateEligibility({
        type,
        source: { accountType: source },
        destination: { accountType: destination },
        attestations: {},
        today: "2026-06-15",
      });
      const { taxTreatment: _tax, deadlines: _deadlines, taxYearWarning, ...eligibility } = response.body;
      expect(taxYearWarning).toBeNull();
      expect(eligibility).toEqual(JSON.parse(JSON.stringify(expected)));
    },
  );

  it("200 evaluates attestations, and the two years of a SIMPLE IRA by the clock", async () => {
    const attested = { type: "trustee_transfer", ...buildSides("traditional_ira", "roth_ira") };
    const response = await checkEligibility({
      ...attested,
      attestations: { taxableAcknowledged: true, eligibleAmount: true },
    });
    expect(response.body).toMatchObject({ outcome: "allowed_with_conditions", rules: [] });
    const buildSimpleBody = (firstContributionDate: string) => ({
      type: "direct",
      source: { accountType: "simple_ira", firstContributionDate },
      destination: { accountType: "qualified_plan" },
      attestations: { eligibleAmount: true },
    });
    expect((await checkEligibility(buildSimpleBody("2024-06-15")).expect(200)).body.outcome).toBe("allowed");
    expect((await checkEligibility(buildSimpleBody("2024-06-16")).expect(200)).body.outcome).toBe(
      "prohibited",
    );
  });

  it("200 returns the same codes, withholding and deadlines as the preview", async () => {
    const body = {
      type: "indirect_60_day",
      ...buildSides("qualified_plan", "traditional_ira"),
      amount: "1000.00",
      dateOfBirth: "1980-01-01",
      paidOn: "2026-12-31",
      moneySources: [
        { kind: "pre_tax", amount: "600.00" },
        { kind: "after_tax", amount: "400.00", basis: "400.00" },
      ],
      attestations: { eligibleAmount: true },
    };
    const { taxTreatment, deadlines } = (await checkEligibility(body).expect(200)).body;
    expect(taxTreatment).toMatchObject({
      code1099R: "1",
      withholding: { rule: "mandatory", ratePercent: 20, expected: "120.00" },
    });
    expect(deadlines).toContainEqual({
      type: "sixty_day",
      days: 60,
      count: "calendar",
      dueOn: "2027-03-01",
    });
    const preview = (await api.call("post", "/v1/rollovers/preview").send(body).expect(200)).body;
    expect({ taxTreatment, deadlines }).toEqual({
      taxTreatment: preview.taxTreatment,
      deadlines: preview.deadlines,
    });
    const tooMuch = { ...body, moneySources: [{ kind: "pre_tax", amount: "2000.00" }] };
    expect(expectIssues(await checkEligibility(tooMuch), "validation_failed")).toEqual(["#/moneySources"]);
  });

  it("200 writes nothing", async () => {
    const before = await countRows(api);
    await checkEligibility({ type: "direct", ...buildSides("qualified_plan", "traditional_ira") }).expect(
      200,
    );
    expect(await countRows(api)).toEqual(before);
  });

  it("422 lists every error", async () => {
    const body = {
      type: "sideways",
      source: { accountType: "ira", accountNumber: "1234567" },
      destination: { firstContributionDate: "2026-02-30" },
      attestations: { eligibleAmount: "yes" },
      amount: 1,
    };
    expect(expectIssues(await checkEligibility(body), "validation_failed")).toEqual([
      "#/amount",
      "#/attestations/eligibleAmount",
      "#/destination/accountType",
      "#/destination/firstContributionDate",
      "#/source/accountNumber",
      "#/source/accountType",
      "#/type",
    ]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { REPAYMENT_RULES } from "@svc/rollover-rules/eligibility/repayments";
import { TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";

const BIRTH = { kind: "birth_or_adoption", distributedOn: "2025-01-10" };
const PAYOUT = {
  receivedOn: "2025-01-10",
  grossAmount: "5000.00",
  withheldFederal: "0.00",
  withheldState: "0.00",
  datesAttested: true,
};

describe("A rollover that repays a distribution", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const amount = { kind: "partial", requested: "5000.00" };
  const create = (repaymentOf: object, more: object = {}) =>
    createRollover(api, { type: "indirect_60_day", amount, ...more, attestations: { repaymentOf } });
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const checkEligibility = (attestations: object, more: object = {}) =>
    api.call("post", "/v1/rollovers/eligibility").send({
      type: "indirect_60_day",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "traditional_ira" },
      ...more,
      attestations,
    });
  async function readForms(id: string, year: number) {
    const response = await fetch(`${api.url}/v1/tax-report?year=${year}`, {
      headers: { Authorization: `Bearer ${api.ak.key}` },
    });
    const lines = (await response.text()).split("\n").filter((line) => line.includes(id));
    return lines.map((line) => JSON.parse(line));
  }

  it("has three years, no mandatory withholding, and its own boxes on Form 5498", async () => {
    const id = await create(BIRTH);
    await runActions(api, id, "submit", "start_review", "approve", ["record_distribution", PAYOUT] as never);
    const sent = await read(id);
    expect(sent.transfers).toMatchObject([{ receivedOn: "2025-01-10", sixtyDayDueOn: "2028-01-10" }]);
    expect(sent.deadlines).toMatchObject([{ type: "sixty_day", dueOn: "2028-01-10" }]);
    expect(sent.taxTreatment.withholding).toMatchObject({ rule: "default", warnings: [] });
    await runActions(
      api,
      id,
      ["mark_funds_received", { amount: "5000.00", receivedOn: "2026-06-15" }],
      ["complete", { postedAmount: "5000.00" }],
    );
    await expectConsistent(api, id);
    const completed = await read(id);
    expect(completed.taxTreatment).toMatchObject({ taxableAmount: "0.00", warnings: [] });
    expect(completed.receipts).toMatchObject([{ lateAmount: "0.00", lateReason: null }]);
    const [line, ...others] = (await readForms(id, 2026)).filter(({ form }) => form === "5498");
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      box2RolloverContributions: null,
      box13aLateContribution: null,
      box14aRepayments: "5000.00",
      box14bCode: "BA",
    });
    const [payment] = (await readForms(id, 2025)).filter(({ form }) => form === "1099-R");
    expect(payment).toMatchObject({ box1GrossDistribution: "5000.00" });
  });

  it("201 accepts every kind over REST, and GraphQL returns it", async () => {
    for (const [kind, { since }] of Object.entries(REPAYMENT_RULES)) {
      // Recent enough to be repaid, and not before distributions of this kind existed.
      const distributedOn = since > "2024-01-01" ? since : "2025-01-10";
      const repaymentOf = { kind, distributedOn, activeDutyEndedOn: "2026-01-10" };
      const id = await create(repaymentOf, { amount: { kind: "partial", requested: "1000.00" } });
      const { attestations, eligibility } = await read(id);
      expect(attestations.repaymentOf).toEqual(repaymentOf);
      expect(eligibility.conditions).toMatchObject([{ code: "repayment" }]);
      const query = `query ($id: ID!) { rollover(id: $id) { attestations } }`;
      const { data } = await runGraphql<{ rollover: { attestations: object } }>(api, query, { id });
      expect(data.rollover.attestations).toEqual(attestations);
    }
  });

  it("returns the same eligibility over REST and GraphQL", async () => {
    const attestations = { repaymentOf: { ...BIRTH, children: 2 } };
    const { body } = await checkEligibility(attestations).expect(200);
    expect(body).toMatchObject({ outcome: "allowed_with_conditions", rules: [] });
    expect(body.conditions[0].detail).toContain("At most 10000.00");
    const query = `query ($input: EligibilityInput!) {
      eligibility(input: $input) { outcome conditions { code detail } }
    }`;
    const input = {
      type: "indirect_60_day",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "traditional_ira" },
      attestations,
    };
    const { data } = await runGraphql<{ eligibility: object }>(api, query, { input });
    expect(data.eligibility).toEqual({ outcome: body.outcome, conditions: body.conditions });
  });

  it("422 for an amount above the limit, another type or relationship, and a repayment after the three years", async () => {
    const valid = await create(BIRTH);
    const { accountId, source, destination } = await read(valid);
    const before = await countRows(api);
    const body = {
      accountId,
      type: "indirect_60_day",
      deliveryMethod: "check",
      source: {
        custodianId: source.custodianId,
        accountType: source.accountType,
        accountNumber: "401K-9911",
      },
      destination: {
        custodianId: destination.custodianId,
        accountType: destination.accountType,
        accountNumber: "IRA-9911",
      },
      amount,
      attestations: { repaymentOf: BIRTH },
    };
    const refused = [
      // The limit for the birth of one child is 5,000.00.
      { ...body, amount: { kind: "partial", requested: "5000.01" } },
      { ...body, type: "direct" },
      { ...body, relationship: "spouse_beneficiary" },
      // Three years and one day ago.
      { ...body, attestations: { repaymentOf: { ...BIRTH, kind: "disaster", distributedOn: "2023-06-14" } } },
    ];
    for (const input of refused) {
      const response = await api.call("post", "/v1/rollovers").send(input);
      expect(expectProblem(response, "rollover_not_permitted")).toMatchObject({ rule: "repayment" });
    }
    expect(await countRows(api)).toEqual(before);
    expectProblem(await act(api, valid, "complete"), "invalid_transition");
  });

  it("422 names each invalid value", async () => {
    const wrong = {
      kind: "lottery",
      distributedOn: "3000-01-01",
      activeDutyEndedOn: "9999-12-31",
      children: 0,
      extra: true,
    };
    const issues = expectIssues(await checkEligibility({ repaymentOf: wrong }), "validation_failed");
    expect(issues).toEqual([
      "#/attestations/repaymentOf/activeDutyEndedOn",
      "#/attestations/repaymentOf/children",
      "#/attestations/repaymentOf/distributedOn",
      "#/attestations/repaymentOf/extra",
      "#/attestations/repaymentOf/kind",
    ]);
  });
});

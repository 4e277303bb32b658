import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { type EligibilityInput, evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { findLateWarnings } from "@svc/rollover-rules/tax/late-money";
import { findPermittedTypes } from "./irs-chart.ts";

const FIRST_CONTRIBUTION_DATE = "2024-06-01";
const ATTESTATIONS = { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true };

function listCodes(changes: Partial<EligibilityInput>) {
  const { rules } = evaluateEligibility({
    type: "direct",
    source: { accountType: "simple_ira", firstContributionDate: FIRST_CONTRIBUTION_DATE },
    destination: { accountType: "qualified_plan" },
    today: "2026-05-01",
    ...changes,
    attestations: { ...ATTESTATIONS, ...changes.attestations },
  });
  return rules.map(({ code }) => code);
}

describe("The two years of a SIMPLE IRA", () => {
  it("must have ended by the day of the distribution, not by the day of the evaluation", () => {
    expect(listCodes({})).toEqual(["simple_two_years"]);
    expect(listCodes({ paidOn: "2026-05-31" })).toEqual(["simple_two_years"]);
    expect(listCodes({ paidOn: "2026-06-01" })).toEqual([]);
    expect(listCodes({ today: "2026-07-01" })).toEqual([]);
    expect(listCodes({ today: "2026-07-01", paidOn: "2026-05-31" })).toEqual(["simple_two_years"]);
    const indirect = { type: "indirect_60_day", today: "2026-07-01" } as const;
    expect(listCodes({ ...indirect, receivedOn: "2026-05-31" })).toEqual(["simple_two_years"]);
    expect(listCodes({ ...indirect, receivedOn: "2026-06-01" })).toEqual([]);
  });

  it("need not have ended by the distribution, only by the deposit, if the destination is the SIMPLE IRA", () => {
    const changes = {
      type: "indirect_60_day",
      source: { accountType: "traditional_ira" },
      destination: { accountType: "simple_ira", firstContributionDate: FIRST_CONTRIBUTION_DATE },
      receivedOn: "2026-05-31",
    } as const;
    expect(listCodes({ ...changes, today: "2026-05-31" })).toEqual(["simple_two_years"]);
    expect(listCodes({ ...changes, today: "2026-06-01" })).toEqual([]);
  });

  it("apply to every destination except another SIMPLE IRA", () => {
    for (const accountType of ACCOUNT_TYPES) {
      const types = findPermittedTypes("simple_ira", accountType);
      const type = ROLLOVER_TYPES.find((one) => types.includes(one));
      if (type === undefined) continue;
      const destination = { accountType, firstContributionDate: FIRST_CONTRIBUTION_DATE };
      const codes = listCodes({ type, destination, paidOn: "2026-05-31" });
      expect([accountType, codes.length > 0]).toEqual([accountType, accountType !== "simple_ira"]);
      expect(listCodes({ type, destination, paidOn: "2026-06-01" })).toEqual([]);
    }
  });
});

describe("A plan loan offset or a repayment that is recorded after its last day", () => {
  // Both end on October 15, 2026.
  const OFFSET = {
    type: "indirect_60_day",
    source: { accountType: "qualified_plan" },
    destination: { accountType: "traditional_ira" },
    attestations: { qualifiedLoanOffsetOn: "2025-03-01" },
  } as const;
  const REPAYMENT = {
    ...OFFSET,
    attestations: { repaymentOf: { kind: "disaster", distributedOn: "2023-10-15" } },
  } as const;

  it.each([
    [OFFSET, "2025-03-01", "plan_loan"],
    [REPAYMENT, "2023-10-15", "repayment"],
  ] as const)(
    "is judged by the day of receipt, not by the day on which it is recorded",
    (changes, receivedOn, code) => {
      expect(listCodes({ ...changes, today: "2026-10-15" })).toEqual([]);
      expect(listCodes({ ...changes, today: "2026-10-16" })).toEqual([code]);
      expect(listCodes({ ...changes, today: "2026-10-20", receivedOn })).toEqual([]);
      expect(listCodes({ ...changes, today: "2026-10-10", paidOn: "2026-10-16" })).toEqual([code]);
    },
  );

  it.each([OFFSET, REPAYMENT])("is in time until its postponed last day", (changes) => {
    const postponement = {
      basis: "disaster",
      reference: "TX-2026-04",
      startsOn: "2026-10-01",
      endsOn: "2027-02-01",
    } as const;
    const postponed = { ...changes, attestations: { ...changes.attestations, postponement } };
    expect(listCodes({ ...postponed, today: "2027-02-01" })).toEqual([]);
    expect(listCodes({ ...postponed, today: "2027-02-02" })).toHaveLength(1);
  });
});

describe("The warning about late money", () => {
  const facts = {
    type: "indirect_60_day",
    sixtyDayDueOn: null,
    transfers: [
      {
        id: "tr_1",
        method: "check",
        amount: "1000.00",
        withheldFederal: "0.00",
        withheldState: "0.00",
        sentTo: "participant",
        trackingNumber: null,
        status: "sent",
        voidReason: null,
        receivedOn: "2023-10-15",
        dueOn: "2026-10-15",
      },
    ],
    receipts: [{ amount: "1000.00", receivedOn: "2026-10-16", lateReason: null }],
  } as const;
  const warn = (attestations: EligibilityInput["attestations"]) =>
    findLateWarnings({
      ...facts,
      transfers: [...facts.transfers],
      receipts: [...facts.receipts],
      attestations,
    });

  it.each([
    [{}, "after the 60 days, which ended on 2026-10-15, without a certified reason"],
    [
      { repaymentOf: { kind: "disaster", distributedOn: "2023-10-15" } },
      "after 2026-10-15, the last day to repay the distribution. It is not a repayment",
    ],
    [
      { qualifiedLoanOffsetOn: "2025-03-01" },
      "after 2026-10-15, the last day to roll over the plan loan offset, without",
    ],
    [
      {
        postponement: {
          basis: "disaster",
          reference: "TX-2026-04",
          startsOn: "2026-09-01",
          endsOn: "2026-10-15",
        },
      },
      "after the 60 days and their postponement, which ended on 2026-10-15",
    ],
  ] as const)("names the last day that applies with %j", (attestations, detail) => {
    const warnings = warn(attestations);
    expect(warnings).toMatchObject([{ code: "late_not_certified" }]);
    expect(warnings[0]?.detail).toContain(detail);
  });

  it("does not accept a certification for a repayment", () => {
    const certified = {
      ...facts,
      transfers: [...facts.transfers],
      receipts: [{ ...facts.receipts[0], lateReason: "postal_error", isCertified: true }],
    } as unknown as Parameters<typeof findLateWarnings>[0];
    expect(findLateWarnings(certified)).toEqual([]);
    const repaymentOf = { kind: "disaster", distributedOn: "2023-10-15" } as const;
    expect(findLateWarnings({ ...certified, attestations: { repaymentOf } })).toHaveLength(1);
  });
});

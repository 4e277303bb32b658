import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import {
  type EligibilityInput,
  evaluateEligibility,
  listRequiredAttestations,
} from "@svc/rollover-rules/eligibility/eligibility";
import type { RepaymentKind, RepaymentOf } from "@svc/rollover-rules/eligibility/repayment-field";
import { findRepaymentDueOn, toWithholdingSource } from "@svc/rollover-rules/eligibility/repayments";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { getWithholdingRule } from "@svc/rollover-rules/tax/withholding";
import { findPermittedTypes, IRA_TYPES } from "./irs-chart.ts";

/** Expected values of each kind of repayment, from IRC §72(t)(2)(G) to (L), (11) and the indexing notices. */
const LAW: readonly {
  repaymentOf: RepaymentOf;
  code: string;
  dueOn: string;
  limit: string | null;
  lastDayBeforeLaw: string;
  withholdingRule: "mandatory" | "default";
}[] = [
  {
    repaymentOf: { kind: "birth_or_adoption", distributedOn: "2024-05-10" },
    code: "BA",
    dueOn: "2027-05-10",
    limit: "5000.00",
    lastDayBeforeLaw: "2019-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "birth_or_adoption", distributedOn: "2024-05-10", children: 2 },
    code: "BA",
    dueOn: "2027-05-10",
    limit: "10000.00",
    lastDayBeforeLaw: "2019-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "disaster", distributedOn: "2024-02-29" },
    code: "DD",
    dueOn: "2027-02-28",
    limit: "22000.00",
    lastDayBeforeLaw: "2021-01-25",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "reservist", distributedOn: "2022-01-10", activeDutyEndedOn: "2025-01-31" },
    code: "QR",
    dueOn: "2027-01-31",
    limit: null,
    lastDayBeforeLaw: "2001-09-11",
    withholdingRule: "mandatory",
  },
  {
    repaymentOf: { kind: "emergency_expense", distributedOn: "2024-01-01" },
    code: "EP",
    dueOn: "2027-01-01",
    limit: "1000.00",
    lastDayBeforeLaw: "2023-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "domestic_abuse", distributedOn: "2024-12-31" },
    code: "DA",
    dueOn: "2027-12-31",
    limit: "10000.00",
    lastDayBeforeLaw: "2023-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "domestic_abuse", distributedOn: "2025-01-01" },
    code: "DA",
    dueOn: "2028-01-01",
    limit: "10300.00",
    lastDayBeforeLaw: "2023-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "domestic_abuse", distributedOn: "2026-01-01" },
    code: "DA",
    dueOn: "2029-01-01",
    limit: "10500.00",
    lastDayBeforeLaw: "2023-12-31",
    withholdingRule: "default",
  },
  {
    repaymentOf: { kind: "terminal_illness", distributedOn: "2025-06-30" },
    code: "TI",
    dueOn: "2028-06-30",
    limit: null,
    lastDayBeforeLaw: "2022-12-29",
    withholdingRule: "mandatory",
  },
];

const addCent = (amount: string) => `${amount.slice(0, -1)}1`;
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function evaluate(repaymentOf: RepaymentOf, changes: Partial<EligibilityInput> = {}) {
  const input: EligibilityInput = {
    type: "indirect_60_day",
    source: { accountType: "qualified_plan" },
    destination: { accountType: "traditional_ira" },
    today: "2026-12-01",
    ...changes,
    attestations: { ...changes.attestations, repaymentOf },
  };
  return { ...evaluateEligibility(input), required: listRequiredAttestations(input) };
}

describe("A repayment", () => {
  it.each(LAW)("has the code $code and is due on $dueOn for $repaymentOf.kind", (law) => {
    const { repaymentOf, code, dueOn, limit, withholdingRule } = law;
    expect(findRepaymentDueOn({ repaymentOf })).toBe(dueOn);
    const onTime = evaluate(repaymentOf, { today: dueOn });
    expect(onTime).toMatchObject({ outcome: "allowed_with_conditions", rules: [], required: [] });
    expect(onTime.conditions.map((one) => one.code)).toEqual(["repayment"]);
    expect(onTime.conditions[0]?.detail).toContain(`until ${dueOn}.`);
    expect(onTime.conditions[0]?.detail).toContain(`code ${code} (IRC §72(t)`);
    const late = evaluate(repaymentOf, { today: nextDay(dueOn) });
    expect(late.rules).toMatchObject([{ code: "repayment", result: "unmet" }]);
    const source = toWithholdingSource("qualified_plan", { repaymentOf });
    expect(getWithholdingRule(source, "1").rule).toBe(withholdingRule);
    if (limit === null) return;
    expect(evaluate(repaymentOf, { amountRequested: limit }).rules).toEqual([]);
    const over = evaluate(repaymentOf, { amountRequested: addCent(limit) });
    expect(over.rules[0]?.detail).toContain(`At most ${limit}`);
  });

  it.each(LAW)(
    "is rejected for $repaymentOf.kind if the distribution was made before the law took effect",
    (law) => {
      const { repaymentOf, lastDayBeforeLaw } = law;
      const old = { ...repaymentOf, distributedOn: lastDayBeforeLaw };
      const details = evaluate(old).rules.map(({ detail }) => detail);
      expect(details.join(" ")).toContain(`${nextDay(lastDayBeforeLaw)} or later`);
    },
  );

  it.each([
    ["2023-02-28", "2026-02-28"],
    ["2024-02-28", "2027-02-28"],
    ["2024-02-29", "2027-02-28"],
    ["2025-02-28", "2028-02-29"],
    ["2024-12-31", "2027-12-31"],
  ])(
    "of a distribution on %s is possible for three years from the next day, until %s",
    (distributedOn, dueOn) => {
      expect(findRepaymentDueOn({ repaymentOf: { kind: "disaster", distributedOn } })).toBe(dueOn);
    },
  );

  it("was due at the end of 2025 for a birth or adoption distribution before December 30, 2022", () => {
    for (const [distributedOn, dueOn] of [
      ["2020-01-02", "2025-12-31"],
      ["2022-12-29", "2025-12-31"],
      ["2022-12-30", "2025-12-30"],
    ] as const)
      expect(findRepaymentDueOn({ repaymentOf: { kind: "birth_or_adoption", distributedOn } })).toBe(dueOn);
  });

  it("is permitted from every account type to every account type that keeps the money's tax status", () => {
    const repaymentOf = { kind: "disaster", distributedOn: "2026-01-05" } as const;
    for (const source of ACCOUNT_TYPES)
      for (const destination of ACCOUNT_TYPES)
        for (const type of ROLLOVER_TYPES) {
          const firstContributionDate = "2020-01-01";
          const { rules } = evaluate(repaymentOf, {
            type,
            source: { accountType: source, firstContributionDate },
            destination: { accountType: destination, firstContributionDate },
            isSamePlan: true,
          });
          const isRoth = (accountType: string) => accountType.includes("roth");
          const isPossible =
            type === "indirect_60_day" &&
            findPermittedTypes(source, destination).includes(type) &&
            isRoth(source) === isRoth(destination);
          expect([source, destination, type, rules.length === 0]).toEqual([
            source,
            destination,
            type,
            isPossible,
          ]);
        }
  });

  it("of a reservist's distribution goes only to an IRA, and requires the day on which active duty ended", () => {
    const repaymentOf = { kind: "reservist", distributedOn: "2025-03-01" } as const;
    expect(evaluate(repaymentOf)).toMatchObject({
      outcome: "needs_review",
      rules: [{ code: "repayment", result: "unknown" }],
    });
    const ended = { ...repaymentOf, activeDutyEndedOn: "2026-01-01" };
    for (const accountType of ACCOUNT_TYPES) {
      if (!findPermittedTypes("qualified_plan", accountType).includes("indirect_60_day")) continue;
      const firstContributionDate = "2020-01-01";
      const { rules } = evaluate(ended, { destination: { accountType, firstContributionDate } });
      const isAllowed = IRA_TYPES.has(accountType) && accountType !== "roth_ira";
      expect([accountType, rules.length === 0]).toEqual([accountType, isAllowed]);
    }
  });

  it("is exempt from the limit of one rollover in 12 months, and is rejected for beneficiaries, alternate payees, loan offsets and future distributions", () => {
    const repaymentOf = { kind: "emergency_expense", distributedOn: "2026-11-01" } as const;
    const ira = { accountType: "traditional_ira" } as const;
    const other = { otherDistributions: ["2026-10-01"], source: ira };
    expect(evaluate(repaymentOf, other).rules).toEqual([]);
    const refused: Partial<EligibilityInput>[] = [
      { relationship: "spouse_beneficiary" },
      { relationship: "alternate_payee" },
      { attestations: { qualifiedLoanOffsetOn: "2026-11-01" } },
      { today: "2026-10-31" },
    ];
    for (const changes of refused) {
      const codes = evaluate(repaymentOf, changes).rules.map(({ code }) => code);
      expect([changes, codes.includes("repayment")]).toEqual([changes, true]);
    }
  });

  it("is tested for every kind", () => {
    const kinds: RepaymentKind[] = LAW.map(({ repaymentOf }) => repaymentOf.kind);
    expect(new Set(kinds).size).toBe(6);
  });
});

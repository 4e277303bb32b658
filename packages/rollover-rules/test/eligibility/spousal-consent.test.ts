import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";
import {
  needsSpousalConsent,
  PLAN_KINDS,
  type SpousalConsentInput,
} from "@svc/rollover-rules/eligibility/spousal-consent";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { IRA_TYPES } from "./irs-chart.ts";

const ALL_QUESTIONS: SpousalConsentInput[] = ROLLOVER_TYPES.flatMap((type) =>
  ACCOUNT_TYPES.flatMap((source) =>
    RELATIONSHIPS.flatMap((relationship) =>
      [null, ...PLAN_KINDS].flatMap((planKind) =>
        [true, false, undefined].flatMap((isMarried) =>
          [true, false].map((isRequiredByCustodian) => ({
            type,
            source,
            relationship,
            planKind,
            attestations: { isMarried },
            isRequiredByCustodian,
          })),
        ),
      ),
    ),
  ),
);

/** Requirement by plan kind and `isMarried`. `custom`: only if the custodian requires it. */
const CONSENT_BY_PLAN_KIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  null: { true: "custom", false: "no", undefined: "custom" },
  pension: { true: "yes", false: "no", undefined: "custom" },
  profit_sharing: { true: "custom", false: "no", undefined: "custom" },
  governmental_457b: { true: "no", false: "no", undefined: "no" },
  governmental: { true: "no", false: "no", undefined: "no" },
  church: { true: "no", false: "no", undefined: "no" },
  non_erisa: { true: "no", false: "no", undefined: "no" },
};

function isNeeded(question: SpousalConsentInput): boolean {
  const { type, source, relationship, planKind, attestations, isRequiredByCustodian } = question;
  const canRequireConsent = !IRA_TYPES.has(source) && source !== "governmental_457b";
  if (!canRequireConsent || relationship !== "own" || type === "in_plan") return false;
  const needed = CONSENT_BY_PLAN_KIND[`${planKind}`]?.[`${attestations.isMarried}`];
  return needed === "yes" || (needed === "custom" && isRequiredByCustodian);
}

describe("Spousal consent", () => {
  it("is required exactly as the table says, for every combination of inputs", () => {
    expect(ALL_QUESTIONS).toHaveLength(4 * 8 * 4 * 7 * 3 * 2);
    const results = ALL_QUESTIONS.map((question) => ({ ...question, needed: needsSpousalConsent(question) }));
    expect(results).toEqual(ALL_QUESTIONS.map((question) => ({ ...question, needed: isNeeded(question) })));
  });

  it("is never required for an IRA, even if its custodian customarily requires it", () => {
    const iraQuestions = ALL_QUESTIONS.filter(({ source }) => IRA_TYPES.has(source));
    expect(iraQuestions.filter(needsSpousalConsent)).toEqual([]);
  });
});

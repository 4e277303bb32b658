import { attestationsSchema } from "../eligibility/attestations.ts";
import type { Eligibility } from "../eligibility/eligibility.ts";
import { listRolloverAttestations, type RolloverEvaluationInput } from "../eligibility/evaluate-rollover.ts";
import { isIra } from "../eligibility/rollover-chart.ts";
import type { PlanKind } from "../eligibility/spousal-consent.ts";
import type { TaxTreatment } from "../tax/tax-treatment.ts";

export interface OpenQuestion {
  /** Path in the input, such as `source/firstContributionDate`. */
  field: string;
  detail: string;
}

interface QuestionedRollover extends RolloverEvaluationInput {
  planKind?: PlanKind | null | undefined;
  hasAmount: boolean;
}

/** Lists facts to ask the participant or the source custodian for. @param today `YYYY-MM-DD` */
export function listOpenQuestions(
  input: QuestionedRollover,
  {
    eligibility,
    taxTreatment,
    today,
  }: { eligibility: Eligibility; taxTreatment: TaxTreatment; today: string },
): OpenQuestion[] {
  const { source, attestations, birthDate = null, moneySources = [], hasAmount } = input;
  const assumptions = new Set(taxTreatment.assumptions?.map(({ code }) => code));
  const unknownRules = new Set(
    eligibility.rules.filter(({ result }) => result === "unknown").map(({ code }) => code),
  );
  const isTwoYearRuleUnknown = unknownRules.has("simple_two_years");
  const isSimpleSource = source.accountType === "simple_ira" || attestations.sourceRothPlan === "simple";
  const needsDestinationContributionDate = isTwoYearRuleUnknown && !isSimpleSource;
  const needsSourceContributionDate =
    (isTwoYearRuleUnknown && !needsDestinationContributionDate) ||
    assumptions.has("five_years_not_known") ||
    assumptions.has("simple_two_years_not_known");
  const questions: [isOpen: boolean, field: string, detail: string][] = [
    [!hasAmount, "amount", "The amount determines the boxes of the tax forms and the withholding."],
    [
      birthDate === null,
      "dateOfBirth",
      "The participant's age determines the distribution code and whether a required minimum distribution is due.",
    ],
    [
      needsSourceContributionDate,
      "source/firstContributionDate",
      "The five-year rule of Roth accounts and the two-year rule of SIMPLE IRAs depend on this date.",
    ],
    [
      needsDestinationContributionDate,
      "destination/firstContributionDate",
      "The two-year rule of SIMPLE IRAs depends on this date.",
    ],
    [
      moneySources.length === 0 && !isIra(source.accountType),
      "moneySources",
      "A plan can hold pre-tax, Roth and after-tax money. The taxable amount and box 5 depend on the kind of money.",
    ],
    [
      unknownRules.has("required_minimum_distribution") && attestations.rmdAmount === undefined,
      "attestations/rmdAmount",
      describeAttestation("rmdAmount"),
    ],
    [
      input.planKind === "pension" && attestations.isMarried === undefined,
      "attestations/isMarried",
      describeAttestation("isMarried"),
    ],
  ];
  const missingAttestations = listRolloverAttestations(input, today).filter(
    (name) =>
      attestations[name] === undefined &&
      !(attestations.eligibleAmount && COVERED_BY_ELIGIBLE_AMOUNT.has(name)),
  );
  return [
    ...questions.flatMap(([isOpen, field, detail]) => (isOpen ? [{ field, detail }] : [])),
    ...missingAttestations.map((name) => ({
      field: `attestations/${name}`,
      detail: describeAttestation(name),
    })),
  ];
}

/** Attestations that `eligibleAmount` replaces. */
const COVERED_BY_ELIGIBLE_AMOUNT: ReadonlySet<string> = new Set([
  "notHardship",
  "notPeriodicPayment",
  "notLoan",
  "rmdSatisfied",
]);

function describeAttestation(name: keyof typeof attestationsSchema.shape): string {
  return attestationsSchema.shape[name].description ?? "";
}

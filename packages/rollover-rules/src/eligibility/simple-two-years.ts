import type { AccountType } from "@svc/custodians";
import { addYears } from "../deadlines/days.ts";
import { getTaxYearRules } from "../tax/years/find-tax-year.ts";
import type { Attestations } from "./attestations.ts";
import type { Finding } from "./eligibility-codes.ts";

interface Side {
  accountType: AccountType;
  firstContributionDate?: string | undefined;
}

interface SimpleIraInput {
  source: Side;
  destination: Side;
  attestations: Attestations;
  /** The day the money leaves, `YYYY-MM-DD`. */
  day: string;
  today: string;
}

/**
 * Evaluates the two-year rule. In the two years after the first contribution to a SIMPLE IRA, distributions
 * from it are limited (§72(t)(6)(A), §408(d)(3)(G)), and so are rollovers into it (§408(p)(1)(B)). A rollover
 * into it can come after the distribution, so the later of `day` and `today` counts. Roth SIMPLE IRAs are
 * SIMPLE IRAs too (SECURE 2.0 §601; Notice 2024-2, section K).
 */
export function evaluateSimpleTwoYears(input: SimpleIraInput): Finding[] {
  const { source, destination, attestations, day, today } = input;
  const isSimpleSource = source.accountType === "simple_ira" || attestations.sourceRothPlan === "simple";
  const isSimpleDestination =
    destination.accountType === "simple_ira" || attestations.destinationRothPlan === "simple";
  if (!isSimpleSource && !isSimpleDestination) return [];
  const areBothSimple = isSimpleSource && isSimpleDestination;
  const isConversion = areBothSimple && source.accountType !== destination.accountType;
  if (areBothSimple && !isConversion) return [];
  if (isReplaced(input)) return [REPLACED];
  const { firstContributionDate } = isSimpleSource ? source : destination;
  if (firstContributionDate === undefined) return [DATE_REQUIRED];
  const endsOn = addYears(firstContributionDate, 2);
  const effectiveDay = isSimpleSource || day > today ? day : today;
  if (endsOn <= new Date(effectiveDay)) return [];
  return [isConversion ? CONVERSION_UNCLEAR : TOO_EARLY];
}

/**
 * A 401(k) or 403(b) plan that replaced the SIMPLE plan may receive the money (§72(t)(6)(B); SECURE 2.0
 * §332).
 */
function isReplaced({ source, destination, attestations, day }: SimpleIraInput): boolean {
  if (source.accountType !== "simple_ira" || attestations.isSimplePlanReplaced !== true) return false;
  const isPlan = destination.accountType === "qualified_plan" || destination.accountType === "403b";
  return isPlan && getTaxYearRules(day).rules.hasSimpleReplacement;
}

const REPLACED: Finding = {
  kind: "condition",
  code: "simple_plan_replaced",
  detail:
    "The plan must have replaced the SIMPLE IRA plan, and must restrict distributions of the amount (IRC §72(t)(6)(B)).",
};
const DATE_REQUIRED: Finding = {
  kind: "unknown",
  code: "simple_two_years",
  detail: "The SIMPLE IRA's firstContributionDate is required to evaluate the two-year rule.",
};
const TOO_EARLY: Finding = {
  kind: "unmet",
  code: "simple_two_years",
  detail: "At least two years must have passed since the first contribution to the SIMPLE IRA.",
};
const CONVERSION_UNCLEAR: Finding = {
  kind: "unknown",
  code: "simple_two_years",
  detail:
    "A SIMPLE IRA is converted to a Roth SIMPLE IRA in its first two years. The IRS has not said whether that is a payment to another SIMPLE IRA (IRC §408(d)(3)(G)).",
};

/** Rejects `sourceRothPlan` and `destinationRothPlan` for accounts that are not Roth IRAs. */
export function evaluateRothPlans({
  source,
  destination,
  attestations,
}: Pick<SimpleIraInput, "source" | "destination" | "attestations">): Finding[] {
  const sides = [
    { name: "sourceRothPlan", plan: attestations.sourceRothPlan, accountType: source.accountType },
    {
      name: "destinationRothPlan",
      plan: attestations.destinationRothPlan,
      accountType: destination.accountType,
    },
  ];
  return sides.flatMap(({ name, plan, accountType }): Finding[] => {
    if (plan === undefined || accountType === "roth_ira") return [];
    const detail = `attestations.${name} is only for a Roth IRA, not for the account type ${accountType}.`;
    return [{ kind: "unmet", code: "irs_rollover_chart", detail }];
  });
}

import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import type { EligibilityRule, Finding } from "./eligibility-codes.ts";
import type { Relationship } from "./relationships.ts";
import { evaluateRmdDuty, type RmdDuty } from "./required-minimum.ts";
import { isIra } from "./rollover-chart.ts";

/** Days are `YYYY-MM-DD`. */
export interface AmountInput {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  relationship: Relationship;
  birthDate: string | null;
  attestations: Attestations;
  /** The day the money leaves. */
  day: string;
}

type AmountAttestation = "notHardship" | "notPeriodicPayment" | "notLoan" | "rmdSatisfied";

const AMOUNT_RULES: Readonly<
  Record<AmountAttestation, { code: EligibilityRule; excludedAmounts: string; basis: string }>
> = {
  notHardship: {
    code: "hardship_distribution",
    excludedAmounts: "hardship distributions",
    basis: "IRC §402(c)(4)(C)",
  },
  notPeriodicPayment: {
    code: "periodic_payments",
    excludedAmounts: "substantially equal payments",
    basis: "IRC §402(c)(4)(A)",
  },
  notLoan: {
    code: "plan_loan",
    excludedAmounts: "plan loans treated as distributions",
    basis: "IRC §72(p), Reg. §1.402(c)-2",
  },
  rmdSatisfied: {
    code: "required_minimum_distribution",
    excludedAmounts: "required minimum distributions",
    basis: "IRC §402(c)(4)(B), §408(d)(3)(E)",
  },
};

/**
 * Attestations that IRAs do not need: §402(c)(4) applies to plans, and §408(d)(3) excludes only required
 * distributions.
 */
const PLAN_ATTESTATIONS = ["notHardship", "notPeriodicPayment", "notLoan"] as const;

/** Finds the parts of the amount that cannot roll over. `eligibleAmount` replaces missing attestations. */
export function evaluateAmount(input: AmountInput): Finding[] {
  const { attestations } = input;
  const duty = getRmdDuty(input);
  const required = listAmountAttestations(input);
  const unmetFindings = required.filter((name) => attestations[name] === false).map(toUnmetFinding);
  const missingNames = required.filter((name) => attestations[name] === undefined);
  return [...unmetFindings, ...evaluateMissing(missingNames, duty, input), ...evaluatePaymentSeries(input)];
}

export function listAmountAttestations(input: AmountInput): AmountAttestation[] {
  return [
    ...(isIra(input.source) ? [] : PLAN_ATTESTATIONS),
    ...(getRmdDuty(input) === "none" ? [] : (["rmdSatisfied"] as const)),
  ];
}

function getRmdDuty(input: AmountInput): RmdDuty {
  return evaluateRmdDuty({ ...input, isStillWorking: input.attestations.isStillWorking === true });
}

function evaluateMissing(
  missingNames: readonly AmountAttestation[],
  duty: RmdDuty,
  { attestations }: AmountInput,
): Finding[] {
  const { eligibleAmount, rmdSatisfied, rmdAmount } = attestations;
  if (eligibleAmount === false && missingNames.length > 0) {
    const detail = `Part of this amount cannot be rolled over: ${formatExcludedAmounts(missingNames)}.`;
    return [{ kind: "unmet", code: "eligible_amount", detail }];
  }
  if (eligibleAmount === true) return [];
  const isDue =
    duty === "due" && (missingNames.includes("rmdSatisfied") || (rmdSatisfied && rmdAmount === undefined));
  const conditionalNames = missingNames.filter((name) => name !== "rmdSatisfied" || duty !== "due");
  return [
    ...(isDue ? [RMD_FACTS_REQUIRED] : []),
    ...(conditionalNames.length === 0
      ? []
      : [
          {
            kind: "condition" as const,
            code: "eligible_amount_only" as const,
            detail: `The amount must not include ${formatExcludedAmounts(conditionalNames)}.`,
          },
        ]),
  ];
}

const RMD_FACTS_REQUIRED: Finding = {
  kind: "unknown",
  code: "required_minimum_distribution",
  detail:
    "The first money to leave this year is the required minimum distribution, which cannot be rolled over. attestations.rmdSatisfied and attestations.rmdAmount are required.",
};

function toUnmetFinding(name: AmountAttestation): Finding {
  const { code, excludedAmounts, basis } = AMOUNT_RULES[name];
  return { kind: "unmet", code, detail: `A rollover cannot include ${excludedAmounts} (${basis}).` };
}

const formatExcludedAmounts = (names: readonly AmountAttestation[]) =>
  names.map((name) => AMOUNT_RULES[name].excludedAmounts).join(", ");

/** Moving part of an IRA can end its penalty-free payment series (§72(t)(4); Notice 2022-6, §3.02(e)). */
function evaluatePaymentSeries({ source, attestations }: AmountInput): Finding[] {
  if (!isIra(source) || attestations.notPeriodicPayment !== false) return [];
  const detail =
    "The IRA pays a series of substantially equal payments. Moving money can end the series and make the 10% tax due for all of its years (IRC §72(t)(4)).";
  return [{ kind: "condition", code: "payments_series_ends", detail }];
}

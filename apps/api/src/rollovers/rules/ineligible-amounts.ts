import type { AccountType } from "@svc/custodians";
import type { Attestations } from "../attestations.ts";
import { isIra } from "../rollover-chart.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { EligibilityRule, Finding } from "./eligibility-codes.ts";
import type { Relationship } from "./relationships.ts";
import { rmdDuty } from "./required-minimum.ts";

/** Days are `YYYY-MM-DD`. */
export interface AmountQuestion {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  relationship: Relationship;
  birthDate: string | null;
  attestations: Attestations;
  /** The day the money leaves. */
  day: string;
}

export type AttestedOfAmount = "notHardship" | "notPeriodicPayment" | "notLoan" | "rmdSatisfied";

const ASKED: Readonly<Record<AttestedOfAmount, { code: EligibilityRule; what: string; basis: string }>> = {
  notHardship: {
    code: "hardship_distribution",
    what: "hardship distributions",
    basis: "IRC §402(c)(4)(C)",
  },
  notPeriodicPayment: {
    code: "periodic_payments",
    what: "substantially equal payments",
    basis: "IRC §402(c)(4)(A)",
  },
  notLoan: {
    code: "plan_loan",
    what: "plan loans treated as distributions",
    basis: "IRC §72(p), Reg. §1.402(c)-2",
  },
  rmdSatisfied: {
    code: "required_minimum_distribution",
    what: "required minimum distributions",
    basis: "IRC §402(c)(4)(B), §408(d)(3)(E)",
  },
};
/** Only plans pay these: §402(c)(4) applies to plans, and §408(d)(3) excludes only required distributions. */
const OF_PLANS = ["notHardship", "notPeriodicPayment", "notLoan"] as const;

/** Finds the parts of the amount that cannot roll over. `eligibleAmount` stands in for every attestation not given separately. */
export function evaluateAmount(question: AmountQuestion): Finding[] {
  const { attestations } = question;
  const duty = dutyOf(question);
  const asked = askedOfAmount(question);
  const refused = asked.filter((name) => attestations[name] === false).map(toRefusal);
  const open = asked.filter((name) => attestations[name] === undefined);
  return [...refused, ...evaluateOpen(open, duty, question), ...evaluateSeries(question)];
}

/** Returns the attestations that apply to this rollover, given or not. */
export function askedOfAmount(question: AmountQuestion): AttestedOfAmount[] {
  return [
    ...(isIra(question.source) ? [] : OF_PLANS),
    ...(dutyOf(question) === "none" ? [] : (["rmdSatisfied"] as const)),
  ];
}

function dutyOf(question: AmountQuestion): ReturnType<typeof rmdDuty> {
  return rmdDuty({ ...question, isStillWorking: question.attestations.isStillWorking === true });
}

function evaluateOpen(
  open: readonly AttestedOfAmount[],
  duty: ReturnType<typeof rmdDuty>,
  { attestations }: AmountQuestion,
): Finding[] {
  const { eligibleAmount, rmdSatisfied, rmdAmount } = attestations;
  if (eligibleAmount === false && open.length > 0) {
    const detail = `Part of this amount cannot be rolled over: ${listed(open)}.`;
    return [{ kind: "unmet", code: "eligible_amount", detail }];
  }
  if (eligibleAmount === true) return [];
  const isDue =
    duty === "due" && (open.includes("rmdSatisfied") || (rmdSatisfied && rmdAmount === undefined));
  const conditional = open.filter((name) => name !== "rmdSatisfied" || duty !== "due");
  return [
    ...(isDue ? [RMD_ASKED] : []),
    ...(conditional.length === 0
      ? []
      : [
          {
            kind: "condition" as const,
            code: "eligible_amount_only" as const,
            detail: `The amount must not include ${listed(conditional)}.`,
          },
        ]),
  ];
}

const RMD_ASKED: Finding = {
  kind: "unknown",
  code: "required_minimum_distribution",
  detail:
    "The first money to leave this year is the required minimum distribution, which cannot be rolled over. attestations.rmdSatisfied and attestations.rmdAmount are required.",
};

function toRefusal(name: AttestedOfAmount): Finding {
  const { code, what, basis } = ASKED[name];
  return { kind: "unmet", code, detail: `A rollover cannot include ${what} (${basis}).` };
}

const listed = (names: readonly AttestedOfAmount[]) => names.map((name) => ASKED[name].what).join(", ");

/**
 * Moving part of an IRA may end its penalty-free payment series and make the 10% tax due for all its years (§72(t)(4);
 * Notice 2022-6, §3.02(e)). This does not prevent the rollover.
 */
function evaluateSeries({ source, attestations }: AmountQuestion): Finding[] {
  if (!isIra(source) || attestations.notPeriodicPayment !== false) return [];
  const detail =
    "The IRA pays a series of substantially equal payments. Moving money can end the series and make the 10% tax due for all of its years (IRC §72(t)(4)).";
  return [{ kind: "condition", code: "payments_series_ends", detail }];
}

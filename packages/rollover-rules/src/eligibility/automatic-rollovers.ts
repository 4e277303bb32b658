import type { AccountType } from "@svc/custodians";
import { dateField, graphqlTypes, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { daysBetween } from "../deadlines/days.ts";
import { compareMoney, type Money } from "../money/money.ts";
import type { RolloverType } from "../rollover-states.ts";
import { describeOtherYear, getTaxYearRules } from "../tax/years/find-tax-year.ts";
import type { Finding } from "./eligibility-codes.ts";
import type { Relationship } from "./relationships.ts";
import { isIra } from "./rollover-chart.ts";

export const automaticRolloverField = z
  .strictObject({
    kind: openEnumField("AutomaticRolloverKind", "Kind of a rollover without the participant's consent.", {
      forced_cash_out: "A plan pays a small balance of a former employee into an IRA.",
      automatic_portability: "An IRA from a forced cash-out moves into the plan of the new employer.",
    }),
    noticeSentOn: dateField.describe("Date of the notice to the participant, `YYYY-MM-DD`."),
  })
  .describe(
    "The rollover happens without the participant's consent, after a notice. Use the notice's ID as the `consentReference`.",
  )
  .register(graphqlTypes, { name: "AutomaticRolloverInput" });
type AutomaticRollover = z.output<typeof automaticRolloverField>;

/** Minimum days from the notice to the rollover: Reg. §1.402(f)-1, Q&A-2; IRC §4975(f)(12)(B)(ii). */
const NOTICE_DAYS: Readonly<Record<AutomaticRollover["kind"], number>> = {
  forced_cash_out: 30,
  automatic_portability: 60,
};
const LEGAL_BASES: Readonly<Record<AutomaticRollover["kind"], string>> = {
  forced_cash_out: "IRC §401(a)(31)(B)",
  automatic_portability: "IRC §4975(d)(25), (f)(12)",
};

interface AutomaticRolloverInput {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  relationship: Relationship;
  automaticRollover: AutomaticRollover | undefined;
  /** True if pre-tax money would become Roth. */
  isConversion: boolean;
  amountRequested: Money | null;
  /** The day the money leaves, `YYYY-MM-DD`. */
  day: string;
}

export function evaluateAutomaticRollover(input: AutomaticRolloverInput): Finding[] {
  const { automaticRollover } = input;
  if (automaticRollover === undefined) return [];
  const { kind, noticeSentOn } = automaticRollover;
  const issues = listIssues(input, automaticRollover);
  if (issues.length > 0) {
    return issues.map((issue) => ({
      kind: "unmet",
      code: "automatic_rollover",
      detail: `${issue} (${LEGAL_BASES[kind]}).`,
    }));
  }
  const noticeDays = NOTICE_DAYS[kind];
  if (daysBetween(noticeSentOn, input.day) < noticeDays) {
    // `unknown` instead of `unmet`, because a draft can be created before the notice period ends.
    const detail = `The notice must be sent at least ${noticeDays} days before the rollover (${LEGAL_BASES[kind]}).`;
    return [{ kind: "unknown", code: "automatic_rollover", detail }];
  }
  const limitText =
    kind === "forced_cash_out"
      ? ` The balance can be at most ${getCashOutLimit(input.day)}.${describeOtherYear(input.day)}`
      : "";
  const detail = `The notice replaces the participant's consent unless the participant made another choice (${LEGAL_BASES[kind]}).${limitText}`;
  return [{ kind: "condition", code: "automatic_rollover", detail }];
}

/** Returns sentences without final periods. */
function listIssues(
  { type, source, destination, relationship, isConversion, amountRequested, day }: AutomaticRolloverInput,
  { kind }: AutomaticRollover,
): string[] {
  const isCashOut = kind === "forced_cash_out";
  const limit = getCashOutLimit(day);
  const issues: [isIssue: boolean, detail: string][] = [
    [type !== "direct", "Without the participant's consent, only a direct rollover is possible"],
    [relationship !== "own", "Only the participant's own money can move without consent"],
    [
      isCashOut && (isIra(source) || (destination !== "traditional_ira" && destination !== "roth_ira")),
      "A forced cash-out goes from a plan to a traditional or Roth IRA",
    ],
    [isConversion, "Pre-tax money cannot become Roth without consent"],
    [
      !isCashOut && (!isIra(source) || isIra(destination)),
      "Automatic portability goes from an IRA to the plan of the new employer",
    ],
    [
      isCashOut && amountRequested !== null && compareMoney(amountRequested, limit) > 0,
      `A plan can cash out at most ${limit} without consent`,
    ],
  ];
  return issues.flatMap(([isIssue, detail]) => (isIssue ? [detail] : []));
}

/** Largest balance that a plan can pay out without consent: IRC §401(a)(31)(B)(ii), §411(a)(11)(A). */
function getCashOutLimit(day: string): Money {
  return getTaxYearRules(day).rules.cashOutLimit.amount;
}

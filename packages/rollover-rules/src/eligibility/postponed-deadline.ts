import { findPostponedCode } from "../deadlines/postponements.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import type { Finding } from "./eligibility-codes.ts";

export function evaluatePostponement({
  type,
  attestations: { postponement },
}: {
  type: RolloverType;
  attestations: Attestations;
}): Finding[] {
  if (postponement === undefined) return [];
  const { basis, startsOn, endsOn, combatZone } = postponement;
  const issues: [isIssue: boolean, detail: string][] = [
    [type !== "indirect_60_day", "Only the deadline of an indirect rollover can be postponed."],
    [endsOn < startsOn, "attestations.postponement.endsOn must not be before startsOn."],
    [
      basis === "combat_zone" && combatZone === undefined,
      "attestations.postponement.combatZone is required, because box 13c of Form 5498 names it.",
    ],
  ];
  const details = issues.flatMap(([isIssue, detail]) => (isIssue ? [detail] : []));
  if (details.length > 0)
    return details.map((detail) => ({ kind: "unmet", code: "postponed_deadline", detail }));
  return [{ kind: "condition", code: "postponed_deadline", detail: describePostponement(postponement) }];
}

function describePostponement(postponement: NonNullable<Attestations["postponement"]>): string {
  const { basis, startsOn, endsOn, reference } = postponement;
  if (basis === "irs_waiver") {
    return `The ruling ${reference} extends the deadline to ${endsOn}. The money is reported in box 2 or 3 of Form 5498.`;
  }
  const code = findPostponedCode(postponement);
  const box = `After the 60 days, the money is reported in box 13a of Form 5498, code ${code}.`;
  if (basis === "disaster") {
    return `A 60-day deadline that falls between ${startsOn} and ${endsOn} is postponed to ${endsOn} (IRC §7508A, ${reference}). ${box}`;
  }
  return `The 60 days exclude the service from ${startsOn} to ${endsOn} and the 180 days after it (IRC §7508, ${reference}). ${box}`;
}

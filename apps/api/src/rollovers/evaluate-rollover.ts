import type { AccountType } from "@svc/custodians";
import { Problem } from "@svc/service-kit";
import { type Eligibility, type EligibilityQuestion, evaluateEligibility } from "./eligibility.ts";
import type { RolloverType } from "./rollover-states.ts";

interface EvaluatedSide {
  custodianId: string;
  accountType: AccountType;
  planName?: string | null | undefined;
  firstContributionDate?: string | null | undefined;
}

/** What the rules say today of a rollover between two accounts that are known. */
export function evaluateRollover(
  rollover: {
    type: RolloverType;
    source: EvaluatedSide;
    destination: EvaluatedSide;
    attestations: EligibilityQuestion["attestations"];
    otherDistributions?: readonly string[];
    receivedOn?: string | undefined;
  },
  today: string,
): Eligibility {
  const { type, source, destination, attestations } = rollover;
  const toSide = ({ accountType, firstContributionDate }: EvaluatedSide) => ({
    accountType,
    firstContributionDate: firstContributionDate ?? undefined,
  });
  return evaluateEligibility({
    type,
    source: toSide(source),
    destination: toSide(destination),
    attestations,
    isSamePlan: isSamePlan(source, destination),
    otherDistributions: rollover.otherDistributions,
    receivedOn: rollover.receivedOn,
    today,
  });
}

/** Plans are compared by name, where both sides name theirs. */
function isSamePlan(source: EvaluatedSide, destination: EvaluatedSide): boolean {
  if (source.custodianId !== destination.custodianId) return false;
  return !source.planName || !destination.planName || source.planName === destination.planName;
}

/** @throws Problem `rollover_not_permitted`, naming the rules; what cannot be evaluated yet is no refusal */
export function requirePermitted(eligibility: Eligibility): Eligibility {
  if (eligibility.outcome !== "prohibited") return eligibility;
  const unmet = eligibility.rules.filter((rule) => rule.result === "unmet");
  const detail = unmet.map((rule) => `${rule.code}: ${rule.detail}`).join(" ");
  throw new Problem("rollover_not_permitted", detail, { extensions: { rule: unmet[0]?.code, rules: unmet } });
}

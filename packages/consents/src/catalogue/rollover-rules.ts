import type { AccountType } from "@svc/custodians";

// These rules repeat a part of the API's rollover chart. Tests compare both.

export const ROLLOVER_TYPES = ["direct", "trustee_transfer", "indirect_60_day", "in_plan"] as const;

/** The rollover that a participant's consent is about. */
export interface StatedRollover {
  type: (typeof ROLLOVER_TYPES)[number];
  source: AccountType;
  destination: AccountType;
}

const IRAS: readonly AccountType[] = ["roth_ira", "traditional_ira", "simple_ira", "sep_ira"];
const ROTH: readonly AccountType[] = ["roth_ira", "designated_roth"];

export function isFromPlan({ source }: StatedRollover): boolean {
  return !IRAS.includes(source);
}

/** True if pre-tax money becomes Roth money. */
export function isToRoth({ source, destination }: StatedRollover): boolean {
  return ROTH.includes(destination) && !ROTH.includes(source);
}

/** True for indirect rollovers between IRAs, which are limited to one in 12 months (IRC §408(d)(3)(B)), except conversions. */
export function hasTwelveMonthLimit(rollover: StatedRollover): boolean {
  const { type, source, destination } = rollover;
  if (type !== "indirect_60_day" || isFromPlan(rollover) || !IRAS.includes(destination)) return false;
  return (source === "roth_ira") === (destination === "roth_ira");
}

/** True if a required minimum distribution may have to leave the IRA first. */
export function mayRequireIraRmd(rollover: StatedRollover): boolean {
  if (isFromPlan(rollover) || rollover.source === "roth_ira") return false;
  return rollover.type !== "trustee_transfer" || isToRoth(rollover);
}

import type { AccountType } from "@svc/custodians";

// What a statement is about, as far as type and accounts tell. The API's chart and rules are held against it over the whole table.

export const ROLLOVER_TYPES = ["direct", "trustee_transfer", "indirect_60_day", "in_plan"] as const;

/** A rollover, as far as it decides which statements concern it. */
export interface StatedRollover {
  type: (typeof ROLLOVER_TYPES)[number];
  source: AccountType;
  destination: AccountType;
}

const IRAS: readonly AccountType[] = ["roth_ira", "traditional_ira", "simple_ira", "sep_ira"];
const ROTH: readonly AccountType[] = ["roth_ira", "designated_roth"];

/** Whether money comes out of an employer's plan. */
export function isFromPlan({ source }: StatedRollover): boolean {
  return !IRAS.includes(source);
}

/** Whether money that was not taxed becomes Roth money. */
export function isToRoth({ source, destination }: StatedRollover): boolean {
  return ROTH.includes(destination) && !ROTH.includes(source);
}

/** Whether it is of the kind that is allowed once in twelve months, over all IRAs. */
export function isBetweenIrasByHand(rollover: StatedRollover): boolean {
  const { type, source, destination } = rollover;
  if (type !== "indirect_60_day" || isFromPlan(rollover) || !IRAS.includes(destination)) return false;
  return (source === "roth_ira") === (destination === "roth_ira");
}

/** Whether the year's required minimum distribution may have to leave an IRA first. */
export function isPaidOutOfIra(rollover: StatedRollover): boolean {
  if (isFromPlan(rollover) || rollover.source === "roth_ira") return false;
  return rollover.type !== "trustee_transfer" || isToRoth(rollover);
}

/** The account types of the IRS Rollover Chart, in the order in which participants are offered them. */
export const ACCOUNT_TYPES = [
  "qualified_plan",
  "403b",
  "governmental_457b",
  "designated_roth",
  "traditional_ira",
  "roth_ira",
  "sep_ira",
  "simple_ira",
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const PLAN_OR_IRA: readonly AccountType[] = [
  "qualified_plan",
  "403b",
  "governmental_457b",
  "traditional_ira",
  "roth_ira",
  "sep_ira",
  "simple_ira",
];

/**
 * Where money of each type may go at all. The API evaluates a rollover by the whole chart, with its conditions; this much
 * of it keeps a participant out of a way that ends in a refusal.
 */
const DESTINATIONS: Readonly<Record<AccountType, readonly AccountType[]>> = {
  qualified_plan: ACCOUNT_TYPES,
  "403b": ACCOUNT_TYPES,
  governmental_457b: ACCOUNT_TYPES,
  designated_roth: ["designated_roth", "roth_ira"],
  traditional_ira: PLAN_OR_IRA,
  roth_ira: ["roth_ira"],
  sep_ira: PLAN_OR_IRA,
  simple_ira: PLAN_OR_IRA,
};

/** The types of account that money of this type may move into. */
export function destinationsOf(source: AccountType): readonly AccountType[] {
  return DESTINATIONS[source];
}

/** Reads the types that an attribute lists, separated by spaces or commas; what is none is left out. */
export function readAccountTypes(text: string | null): AccountType[] {
  const named = new Set((text ?? "").split(/[\s,]+/));
  return ACCOUNT_TYPES.filter((type) => named.has(type));
}

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

const ALL_EXCEPT_DESIGNATED_ROTH: readonly AccountType[] = [
  "qualified_plan",
  "403b",
  "governmental_457b",
  "traditional_ira",
  "roth_ira",
  "sep_ira",
  "simple_ira",
];

/** Possible destinations by source type: a subset of the IRS rollover chart, to avoid choices that the API rejects. */
const DESTINATIONS: Readonly<Record<AccountType, readonly AccountType[]>> = {
  qualified_plan: ACCOUNT_TYPES,
  "403b": ACCOUNT_TYPES,
  governmental_457b: ACCOUNT_TYPES,
  designated_roth: ["designated_roth", "roth_ira"],
  traditional_ira: ALL_EXCEPT_DESIGNATED_ROTH,
  roth_ira: ["roth_ira"],
  sep_ira: ALL_EXCEPT_DESIGNATED_ROTH,
  simple_ira: ALL_EXCEPT_DESIGNATED_ROTH,
};

export function getAllowedDestinations(source: AccountType): readonly AccountType[] {
  return DESTINATIONS[source];
}

/** Parses names separated by spaces or commas. Ignores unknown names. */
export function readAccountTypes(text: string | null): AccountType[] {
  const names = new Set((text ?? "").split(/[\s,]+/));
  return ACCOUNT_TYPES.filter((type) => names.has(type));
}

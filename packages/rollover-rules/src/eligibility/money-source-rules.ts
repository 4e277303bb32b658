import type { AccountType } from "@svc/custodians";
import { isRothKind, type MoneySource, type MoneySourceKind } from "../money/money-source.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Eligibility } from "./eligibility.ts";

// The IRS Rollover Chart by kind of money.

const PLANS: readonly AccountType[] = ["governmental_457b", "qualified_plan", "403b"];
const TRADITIONAL: readonly AccountType[] = ["traditional_ira", "simple_ira", "sep_ira"];

interface AllowedHolders {
  accountTypes: readonly AccountType[];
  basis: string;
}

const ALLOWED_HOLDERS: Readonly<Record<MoneySourceKind, AllowedHolders>> = {
  pre_tax: { accountTypes: [...TRADITIONAL, ...PLANS], basis: "§402(a), §408(d)(1), §457(a)" },
  // An IRA's basis is prorated over all of the participant's IRAs and cannot be separated (§408(d)(2), Form
  // 8606).
  after_tax: { accountTypes: PLANS, basis: "§72(e)(8)(D), §402(c)(2); Notice 2014-54" },
  roth: { accountTypes: ["roth_ira", "designated_roth", ...PLANS], basis: "§402A(b), §408A" },
  employer_match_roth: {
    accountTypes: ["designated_roth", ...PLANS],
    basis: "§402A(a)(2); SECURE 2.0 Act §604",
  },
};

interface MoneyPath {
  kinds: readonly MoneySourceKind[];
  from: readonly AccountType[];
  to: readonly AccountType[];
  types: readonly RolloverType[];
  basis: string;
}

const ROTH_KINDS = ["roth", "employer_match_roth"] as const;
const DIRECT_TYPES = ["direct", "trustee_transfer", "in_plan"] as const;
const ALL_TYPES = [...DIRECT_TYPES, "indirect_60_day"] as const;

/** Permitted moves. The IRS Rollover Chart also applies. */
const MONEY_PATHS: readonly MoneyPath[] = [
  {
    kinds: ["pre_tax"],
    from: [...TRADITIONAL, ...PLANS],
    to: [...TRADITIONAL, ...PLANS, "roth_ira", "designated_roth"],
    types: ALL_TYPES,
    basis: "§402(c), §408(d)(3), §408A(d)(3), §402A(c)(4)",
  },
  {
    kinds: ["after_tax"],
    from: PLANS,
    to: [...TRADITIONAL, "roth_ira", "designated_roth"],
    types: ALL_TYPES,
    basis: "§402(c)(2)(B), §408A(e), §402A(c)(4); Notice 2014-54",
  },
  {
    kinds: ["after_tax"],
    from: PLANS,
    to: ["qualified_plan", "403b"],
    types: DIRECT_TYPES,
    basis: "§402(c)(2)(A): from trustee to trustee, into a plan that accounts for it separately",
  },
  { kinds: ["roth"], from: ["roth_ira"], to: ["roth_ira"], types: ALL_TYPES, basis: "§408A(e)(1)" },
  {
    kinds: ROTH_KINDS,
    from: ["designated_roth"],
    to: ["roth_ira", "designated_roth"],
    types: ALL_TYPES,
    basis: "§402A(c)(3)",
  },
  { kinds: ROTH_KINDS, from: PLANS, to: ["roth_ira"], types: ALL_TYPES, basis: "§402A(c)(3)" },
];

interface MoneyRuleInput {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
}

export function findMoneyIssue(
  { type, source, destination }: MoneyRuleInput,
  kind: MoneySourceKind,
): string | null {
  const { accountTypes, basis } = ALLOWED_HOLDERS[kind];
  if (!accountTypes.includes(source)) return `A ${source} account cannot hold ${kind} money (${basis}).`;
  const paths = MONEY_PATHS.filter(
    ({ kinds, from, to }) => kinds.includes(kind) && from.includes(source) && to.includes(destination),
  );
  if (paths.some(({ types }) => types.includes(type))) return null;
  const [path] = paths;
  if (path)
    return `${kind} money can go to a ${destination} account only by ${path.types.join(" or ")} (${path.basis}).`;
  return `${kind} money from a ${source} account cannot go to a ${destination} account.`;
}

export function evaluateMoneySources(
  input: MoneyRuleInput,
  sources: readonly Pick<MoneySource, "kind">[],
): Eligibility["rules"] {
  return sources.flatMap(({ kind }) => {
    const detail = findMoneyIssue(input, kind);
    return detail === null ? [] : [{ code: "money_source", result: "unmet", detail }];
  });
}

/** Returns true if any part is taxable in a conversion. */
export function hasTaxableMoney(sources: readonly Pick<MoneySource, "kind" | "earnings">[]): boolean {
  return (
    sources.length === 0 ||
    sources.some(
      ({ kind, earnings }) =>
        kind === "pre_tax" || (kind === "after_tax" && earnings !== null && earnings !== "0.00"),
    )
  );
}

/** Returns `designated_roth` if all money from a plan is Roth, and otherwise the account type. */
export function toTaxSource(source: AccountType, sources: readonly Pick<MoneySource, "kind">[]): AccountType {
  const isAllRoth = sources.length > 0 && sources.every(({ kind }) => isRothKind(kind));
  return isAllRoth && PLANS.includes(source) ? "designated_roth" : source;
}

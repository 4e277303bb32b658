import type { Row } from "@svc/database";

/** Account types of plans. A designated Roth account is part of such a plan, not a plan of its own. */
export const PLAN_ACCOUNT_TYPES = ["qualified_plan", "403b", "governmental_457b"] as const;
type PlanAccountType = (typeof PLAN_ACCOUNT_TYPES)[number];

export interface PlanContact {
  name: string | null;
  phone: string | null;
  email: string | null;
  address: string[];
}

export interface Plan extends Omit<Row<"plans">, "accountType" | "contact" | "createdBy"> {
  accountType: PlanAccountType;
  contact: PlanContact | null;
  createdBy: { type: string; id: string | null };
}

/** Formats nine digits as `12-3456789`. */
export function formatEin(ein: string): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}

/** Formats the key of Form 5500 filings: the sponsor's EIN and the three-digit plan number (lines 2b and 1b). */
export function formatForm5500Key({ ein, planNumber }: Pick<Plan, "ein" | "planNumber">): string {
  return `${ein}-${planNumber}`;
}

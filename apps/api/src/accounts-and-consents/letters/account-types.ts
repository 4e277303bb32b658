import type { AccountType } from "@svc/custodians";

export const ACCOUNT_TYPES: Readonly<Record<AccountType, string>> = {
  roth_ira: "Roth IRA",
  traditional_ira: "Traditional IRA",
  simple_ira: "SIMPLE IRA",
  sep_ira: "SEP-IRA",
  governmental_457b: "Governmental 457(b) plan",
  qualified_plan: "Qualified plan",
  "403b": "403(b) plan",
  designated_roth: "Designated Roth account",
};

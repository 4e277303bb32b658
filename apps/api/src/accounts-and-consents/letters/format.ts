import type { AccountType } from "@svc/custodians";

export const TEST_HEADER = "TEST ENVIRONMENT: this is not a request, and it moves no money";

/** Formats a `YYYY-MM-DD` day as `November 22, 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "long",
  timeZone: "UTC",
});

/** Formats a timestamp as `November 22, 2026 at 3:04:05 PM UTC`. */
export function formatTime(time: string): string {
  return timeFormat.format(new Date(time));
}

/** Formats a decimal string as `$1,234.50`, without floating-point arithmetic. */
export function formatDollars(amount: string): string {
  const [whole = "", cents = ""] = amount.split(".");
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `$${groups.join(",")}.${cents}`;
}

export const ACCOUNT_TYPE_NAMES: Readonly<Record<AccountType, string>> = {
  roth_ira: "Roth IRA",
  traditional_ira: "Traditional IRA",
  simple_ira: "SIMPLE IRA",
  sep_ira: "SEP-IRA",
  governmental_457b: "Governmental 457(b) plan",
  qualified_plan: "Qualified plan",
  "403b": "403(b) plan",
  designated_roth: "Designated Roth account",
};

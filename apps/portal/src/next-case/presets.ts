import type { components } from "../generated/api.ts";
import { isPositive, toMoneySummary } from "../pages/rollover/money.ts";

type Rollover = components["schemas"]["Rollover"];

/** Amounts and dates that usually apply to an action. @param today `YYYY-MM-DD` in the organization's time zone */
export function buildPresets(
  action: string,
  rollover: Pick<Rollover, "transfers" | "receipts" | "amounts" | "amount">,
  today: string,
): Record<string, string> {
  const { outstanding, toBeSent } = toMoneySummary(rollover);
  const amount = (name: string, value: string | null) => (isPositive(value) ? { [name]: value } : {});
  switch (action) {
    case "mark_funds_sent":
      return { ...amount("amount", toBeSent), sentOn: today };
    case "record_distribution":
      return { ...amount("grossAmount", toBeSent), receivedOn: today };
    case "mark_funds_received":
      return { ...amount("amount", outstanding), receivedOn: today };
    case "complete":
      return amount("postedAmount", rollover.amounts.received);
    default:
      return {};
  }
}

export function toDay(now: number, timeZone: string): string {
  // The locale `en-CA` writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
}

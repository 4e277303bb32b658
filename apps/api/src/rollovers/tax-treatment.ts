import type { AccountType } from "@svc/custodians";
import { isIra, readChart } from "./rollover-chart.ts";
import type { RolloverType } from "./rollover-states.ts";

/** How the distributing custodian will report the money. It records; it is not tax advice. */
export interface TaxTreatment {
  /** Whether the amount is included in the participant's income: pre-tax money that becomes Roth. */
  taxable: boolean;
  /** Box 7 of Form 1099-R; null where no form is issued, or where it hangs on a birth date that is not known. */
  code1099R: string | null;
}

const EARLY = { indirect: "1", conversion: "2" } as const;
const NORMAL = "7";

/**
 * @param birthDate `YYYY-MM-DD`, or null when it is not known
 * @param today `YYYY-MM-DD`
 */
export function evaluateTaxTreatment(input: {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  birthDate: string | null;
  today: string;
}): TaxTreatment {
  const cell = readChart(input.source, input.destination);
  const taxable = cell.permitted && cell.notes.includes("3");
  return { taxable, code1099R: code1099R(input, taxable) };
}

function code1099R(input: Parameters<typeof evaluateTaxTreatment>[0], taxable: boolean): string | null {
  const { type, source, destination } = input;
  if (type === "indirect_60_day") return byAge(input, EARLY.indirect);
  if (source === "designated_roth") return destination === "roth_ira" ? "H" : "BG";
  if (isIra(source) && isIra(destination)) return taxable ? byAge(input, EARLY.conversion) : null;
  return "G";
}

function byAge(input: { birthDate: string | null; today: string }, early: string): string | null {
  if (input.birthDate === null) return null;
  return isPast59AndAHalf(input.birthDate, input.today) ? NORMAL : early;
}

/** Six calendar months after the 59th birthday; in a month too short for the day they end on its last one. */
function isPast59AndAHalf(birthDate: string, today: string): boolean {
  const date = new Date(birthDate);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 59 * 12 + 6);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date <= new Date(today);
}

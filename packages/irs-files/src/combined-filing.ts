import { AMOUNT_FIELDS } from "./amount-codes.ts";
import type { FireForm } from "./fire-form.ts";
import { listTotalFields } from "./other-records.ts";
import type { PayeeRecord } from "./payee-record.ts";
import { type Field, padNumber } from "./write-record.ts";

/**
 * Maps states to their codes in the Combined Federal/State Filing Program: Publication 1220 (Rev. 5-2026),
 * Part A, Participating States and Codes, as transcribed by third parties.
 */
export const COMBINED_FILING_CODES: Readonly<Record<string, string>> = {
  AL: "01",
  AZ: "04",
  AR: "05",
  CA: "06",
  CO: "07",
  CT: "08",
  DE: "10",
  DC: "11",
  GA: "13",
  HI: "15",
  ID: "16",
  IN: "18",
  KS: "20",
  LA: "22",
  ME: "23",
  MD: "24",
  MA: "25",
  MI: "26",
  MN: "27",
  MS: "28",
  MT: "30",
  NE: "31",
  NJ: "34",
  NM: "35",
  NC: "37",
  ND: "38",
  OH: "39",
  OK: "40",
  PA: "42",
  RI: "44",
  SC: "45",
  WI: "55",
};

/**
 * Returns the code for the state in box 15 or, if box 15 is empty, in the recipient's address. Null if the
 * state is not in `states`.
 */
export function findCombinedFilingCode(form: FireForm, states: readonly string[]): string | null {
  const box15State = form.form === "1099-R" ? form.boxes.box15State : null;
  const state = box15State ?? form.recipient.address.state;
  return states.includes(state) ? (COMBINED_FILING_CODES[state] ?? null) : null;
}

/** Builds a state totals "K" record for each state of a payer's forms, in order of the states' codes. */
export function listStateTotals(records: readonly PayeeRecord[]): Field[][] {
  const byCode = Map.groupBy(records, ({ combinedFilingCode }) => combinedFilingCode);
  return [...byCode.keys()]
    .filter((code) => code !== null)
    .sort()
    .map((code) => toStateTotals(code, byCode.get(code) ?? []));
}

function toStateTotals(code: string, records: readonly PayeeRecord[]): Field[] {
  const withheld = records.reduce((sum, { stateTaxWithheld }) => sum + stateTaxWithheld, 0n);
  const totals = AMOUNT_FIELDS.map((_, field) =>
    records.reduce((sum, { amounts }) => sum + (amounts[field] ?? 0n), 0n),
  );
  return [
    ...listTotalFields("K", records.length, totals),
    { start: 707, length: 18, text: padNumber(withheld, 18) },
    // Local tax is not known.
    { start: 725, length: 18, text: padNumber(0, 18) },
    { start: 747, length: 2, text: code },
  ];
}

import { AMOUNT_CODES, AMOUNT_FIELDS, RETURN_TYPES } from "./amount-codes.ts";
import type { FieldChecks } from "./field-checks.ts";
import type { FireFile, FireForm, FirePayer } from "./fire-form.ts";
import { type Field, padNumber } from "./write-record.ts";

const TOTAL_START = 16;
const TOTAL_LENGTH = 18;

/** Returns the fields of the transmitter "T" record. */
export function listTransmitterFields(
  checks: FieldChecks,
  { transmitter, forms, isPriorYear, isTest }: FireFile,
  year: string,
): Field[] {
  const { tin, controlCode, address, contact } = transmitter;
  const [name, nameContinued] = checks.name(["transmitter", "name"], transmitter.name);
  const contactPath = ["transmitter", "contact"];
  return [
    { start: 1, length: 1, text: "T" },
    { start: 2, length: 4, text: year },
    { start: 6, length: 1, text: isPriorYear ? "P" : "" },
    { start: 7, length: 9, text: checks.tin(["transmitter", "tin"], tin) },
    { start: 16, length: 5, text: checks.controlCode(["transmitter", "controlCode"], controlCode) },
    { start: 28, length: 1, text: isTest ? "T" : "" },
    { start: 30, length: 40, text: name },
    { start: 70, length: 40, text: nameContinued },
    // Company that receives the IRS's mail.
    { start: 110, length: 40, text: name },
    { start: 150, length: 40, text: nameContinued },
    ...checks.address(["transmitter", "address"], address, { street: 190, city: 230, state: 270, zip: 272 }),
    { start: 296, length: 8, text: padNumber(forms.length, 8) },
    { start: 304, length: 40, text: checks.text([...contactPath, "name"], contact.name, 40) },
    { start: 344, length: 15, text: checks.phone([...contactPath, "phone"], contact.phone) },
    { start: 359, length: 50, text: checks.email([...contactPath, "email"], contact.email) },
    // In-house software, not a vendor's.
    { start: 518, length: 1, text: "I" },
  ];
}

/** Returns the fields of the payer "A" record that do not depend on the form. */
export function listPayerFields(checks: FieldChecks, payer: FirePayer, year: string): Field[] {
  const [name, nameContinued] = checks.name(["payer", "name"], payer.name);
  return [
    { start: 1, length: 1, text: "A" },
    { start: 2, length: 4, text: year },
    { start: 12, length: 9, text: checks.tin(["payer", "tin"], payer.tin) },
    { start: 53, length: 40, text: name },
    { start: 93, length: 40, text: nameContinued },
    // The second name line is not a transfer agent.
    { start: 133, length: 1, text: "0" },
    ...checks.address(["payer", "address"], payer.address, { street: 134, city: 174, state: 214, zip: 216 }),
    { start: 225, length: 15, text: checks.phone(["payer", "phone"], payer.phone) },
  ];
}

/**
 * Returns the fields of the payer "A" record that name the form and its amounts.
 * @param isCombined true if forms are for states in the Combined Federal/State Filing Program
 */
export function listReturnFields(form: FireForm["form"], isCombined: boolean): Field[] {
  return [
    { start: 6, length: 1, text: isCombined ? "1" : "" },
    { start: 26, length: 2, text: RETURN_TYPES[form] },
    { start: 28, length: 18, text: AMOUNT_CODES[form] },
  ];
}

/**
 * Returns the fields of an end of payer "C" record, or the first fields of a state totals "K" record.
 * @param totals cents of each field of `AMOUNT_FIELDS`
 */
export function listTotalFields(
  recordType: "C" | "K",
  payeeCount: number,
  totals: readonly bigint[],
): Field[] {
  return [
    { start: 1, length: 1, text: recordType },
    { start: 2, length: 8, text: padNumber(payeeCount, 8) },
    ...AMOUNT_FIELDS.map((_, field) => ({
      start: TOTAL_START + field * TOTAL_LENGTH,
      length: TOTAL_LENGTH,
      text: padNumber(totals[field] ?? 0n, TOTAL_LENGTH),
    })),
  ];
}

/** Returns the fields of the end of transmission "F" record. */
export function listEndFields(payerCount: number, payeeCount: number): Field[] {
  return [
    { start: 1, length: 1, text: "F" },
    { start: 2, length: 8, text: padNumber(payerCount, 8) },
    { start: 10, length: 21, text: padNumber(0, 21) },
    { start: 50, length: 8, text: padNumber(payeeCount, 8) },
  ];
}

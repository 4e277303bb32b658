import { AMOUNT_FIELDS } from "./amount-codes.ts";
import { COMBINED_FILING_CODES, findCombinedFilingCode, listStateTotals } from "./combined-filing.ts";
import { FieldChecks } from "./field-checks.ts";
import { FireFileError } from "./fire-file-error.ts";
import type { FireFile } from "./fire-form.ts";
import {
  listEndFields,
  listPayerFields,
  listReturnFields,
  listTotalFields,
  listTransmitterFields,
} from "./other-records.ts";
import { buildPayeeRecord, type PayeeRecord } from "./payee-record.ts";
import { type Field, writeRecord } from "./write-record.ts";

/** Original forms first. Each kind of correction has its own payer record. */
const CORRECTIONS = [null, "G", "C"] as const;
const FORMS = ["1099-R", "5498"] as const;

/**
 * Writes forms of one payer in the FIRE format of Publication 1220: uppercase ASCII records of 750
 * characters. Throws a FireFileError with every value that the format cannot hold.
 */
export function writeFireFile(file: FireFile): string {
  const checks = new FieldChecks();
  const year = checks.year(["taxYear"], file.taxYear);
  const { combinedFilingStates = [] } = file;
  for (const [index, state] of combinedFilingStates.entries()) {
    if (!Object.hasOwn(COMBINED_FILING_CODES, state))
      checks.issues.push({
        path: ["combinedFilingStates", index],
        detail: "does not participate in the Combined Federal/State Filing Program",
      });
  }
  const forms = file.forms.map((form, index) => ({
    form: form.form,
    correction: form.correction,
    record: buildPayeeRecord(checks, form, {
      index,
      year,
      combinedFilingCode: findCombinedFilingCode(form, combinedFilingStates),
    }),
  }));
  if (forms.length === 0) checks.issues.push({ path: ["forms"], detail: "must not be empty" });
  const transmitter = listTransmitterFields(checks, file, year);
  const payer = listPayerFields(checks, file.payer, year);
  if (checks.issues.length > 0) throw new FireFileError(checks.issues);
  const records: string[] = [];
  const add = (fields: readonly Field[]) => records.push(writeRecord(records.length + 1, fields));
  add(transmitter);
  let payerCount = 0;
  for (const form of FORMS) {
    for (const correction of CORRECTIONS) {
      const payees = forms
        .filter((one) => one.form === form && one.correction === correction)
        .map(({ record }) => record);
      if (payees.length === 0) continue;
      const stateTotals = listStateTotals(payees);
      payerCount += 1;
      add([...payer, ...listReturnFields(form, stateTotals.length > 0)]);
      for (const { fields } of payees) add(fields);
      add(listTotalFields("C", payees.length, sumAmounts(payees)));
      for (const fields of stateTotals) add(fields);
    }
  }
  add(listEndFields(payerCount, forms.length));
  return records.join("");
}

function sumAmounts(records: readonly PayeeRecord[]): bigint[] {
  return AMOUNT_FIELDS.map((_, field) =>
    records.reduce((sum, { amounts }) => sum + (amounts[field] ?? 0n), 0n),
  );
}

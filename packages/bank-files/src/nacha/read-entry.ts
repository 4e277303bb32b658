import { toCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import type { FileLine } from "../file-lines.ts";
import { cleanText, isRoutingNumber, joinTexts, parseCents, quote } from "../values.ts";
import type { Batch, PendingEntry } from "./file-state.ts";
import { ACCOUNT_CHANGE_CODES, describeReason, isReasonCode } from "./reason-codes.ts";
import { LAYOUTS, readFields } from "./records.ts";

/**
 * The second digit: 1 to 4 are credits, 5 to 9 debits; 1 and 6 are returns, 3 and 8 prenotes, 4 and 9 have no
 * amount.
 */
const TRANSACTION_CODE = /^[2-5][1-9]$/;

/** Reads a record of type 6 and adds it to the sums of its batch. Returns null after an issue. */
export function readEntry({ number, text }: FileLine, draft: FileDraft, batch: Batch): PendingEntry | null {
  const layout = batch.header.entryClass === "IAT" ? LAYOUTS.IAT_ENTRY : LAYOUTS.ENTRY;
  const fields = readFields(text, layout);
  batch.entryCount += 1;
  if (/^\d{8}$/.test(fields.rdfi)) batch.hash += BigInt(fields.rdfi);
  if (!isRoutingNumber(fields.routingNumber)) {
    const message = `The routing number ${quote(fields.routingNumber)} has a wrong check digit.`;
    draft.addError(number, "invalid_checksum", message);
  }
  if (!TRANSACTION_CODE.test(fields.transactionCode)) {
    const message = `The transaction code ${quote(fields.transactionCode)} is not an ACH transaction code.`;
    draft.addError(number, "invalid_type_code", message);
    return null;
  }
  const amount = parseCents(fields.amount);
  if (amount === null) {
    draft.addError(number, "invalid_amount", `The amount ${quote(fields.amount)} is not ten digits.`);
    return null;
  }
  if (!/^\d{15}$/.test(fields.traceNumber)) {
    draft.addError(
      number,
      "invalid_value",
      `The trace number ${quote(fields.traceNumber)} is not 15 digits.`,
    );
  }
  const direction = Number(fields.transactionCode[1]) < 5 ? "credit" : "debit";
  if (direction === "credit") batch.credits += toCents(amount);
  else batch.debits += toCents(amount);
  const entry: PendingEntry = { line: number, fields, amount, direction, addenda: [] };
  checkServiceClass(entry, draft, batch);
  return entry;
}

export function finishEntry(draft: FileDraft, batch: Batch, entry: PendingEntry): void {
  const { fields, line } = entry;
  if ((fields.hasAddenda === "1") !== entry.addenda.length > 0) {
    const message =
      entry.addenda.length > 0
        ? "The entry has addenda, but its addenda indicator is not 1."
        : "The entry has no addenda, but its addenda indicator is 1.";
    draft.addError(line, "missing_record", message);
  }
  const returnOrChange = entry.addenda.find((addenda) => ["98", "99"].includes(getAddendaType(addenda)));
  // In returns and notifications of change, the effective date is that of the original entry.
  const effectiveOn = returnOrChange === undefined ? batch.effectiveOn : null;
  const receivedOn = batch.settledOn ?? effectiveOn ?? draft.createdOn;
  if (receivedOn === null) {
    draft.addError(line, "invalid_date", "The date of the entry is not known.");
    return;
  }
  const common = readCommonFields(batch, entry, receivedOn);
  if (returnOrChange !== undefined) addReturnOrChange(draft, returnOrChange, common);
  else if (/[16]/.test(fields.transactionCode[1] ?? "")) {
    const message = `The transaction code ${fields.transactionCode} marks a return, but the entry has no addenda 98 or 99.`;
    draft.addError(line, "missing_record", message);
  } else if (entry.amount === "0.00") {
    draft.addWarning(line, "entry_skipped", "The entry has no amount, such as a prenote. It is skipped.");
  } else draft.addEntry({ ...common, kind: entry.direction, memo: readMemo(batch, entry) });
}

function getAddendaType({ text }: FileLine): string {
  return text.slice(1, 3);
}

function readCommonFields(batch: Batch, entry: PendingEntry, receivedOn: string) {
  const { fields } = entry;
  const company =
    readAddendaName(entry, "11", LAYOUTS.IAT_PAYER_ADDENDA) ?? cleanText(batch.header.companyName);
  const individual =
    readAddendaName(entry, "10", LAYOUTS.IAT_PAYEE_ADDENDA) ?? cleanText(fields.individualName);
  // A return has the names of the original payment, which has the same direction.
  const [payerName, payee] = entry.direction === "credit" ? [company, individual] : [individual, company];
  return {
    line: entry.line,
    direction: entry.direction,
    amount: entry.amount,
    receivedOn,
    method: "ach" as const,
    // Banks reuse trace numbers on other days.
    bankReference: `${receivedOn}-${fields.traceNumber}`,
    payerName,
    payee,
    traceNumber: cleanText(fields.traceNumber),
    accountReference: cleanText(fields.accountNumber),
  };
}

function readAddendaName(
  { fields, addenda }: PendingEntry,
  type: string,
  layout: { name: readonly [number, number] },
): string | null {
  // Only international entries have addenda 10 and 11. Other entries contain the name themselves.
  if (fields.individualName !== "" && addenda.every((line) => getAddendaType(line) !== "10")) return null;
  const found = addenda.find((line) => getAddendaType(line) === type);
  return found === undefined ? null : cleanText(readFields(found.text, layout).name);
}

/** Adds a return (addenda 99) or a notification of change (addenda 98). */
function addReturnOrChange(
  draft: FileDraft,
  addenda: FileLine,
  common: ReturnType<typeof readCommonFields>,
): void {
  const isReturn = getAddendaType(addenda) === "99";
  const { code, originalTraceNumber } = readFields(addenda.text, LAYOUTS.RETURN_ADDENDA);
  if (!isReasonCode(code) || code.startsWith("R") !== isReturn) {
    const message = `The code ${quote(code)} is not ${isReturn ? "a return reason code" : "a change code"}.`;
    draft.addError(addenda.number, "invalid_type_code", message);
  }
  if (!/^\d{15}$/.test(originalTraceNumber)) {
    const message = `The original trace number ${quote(originalTraceNumber)} is not 15 digits.`;
    draft.addError(addenda.number, "invalid_value", message);
  }
  const shared = {
    ...common,
    returnCode: cleanText(code),
    returnReason: describeReason(code),
    originalTraceNumber: cleanText(originalTraceNumber),
  };
  if (isReturn) {
    if (common.amount === "0.00") {
      draft.addWarning(common.line, "entry_skipped", "The return of an entry without an amount is skipped.");
      return;
    }
    const { information } = readFields(addenda.text, LAYOUTS.RETURN_ADDENDA);
    draft.addEntry({ ...shared, kind: "return", memo: cleanText(information) });
    return;
  }
  if (common.amount !== "0.00") {
    draft.addError(common.line, "invalid_amount", "A notification of change has an amount other than zero.");
    return;
  }
  const correctedData = cleanText(readFields(addenda.text, LAYOUTS.CHANGE_ADDENDA).correctedData);
  // Memos are shown in full, so they must not contain account numbers.
  const correction = ACCOUNT_CHANGE_CODES.has(code)
    ? { accountReference: correctedData, memo: null }
    : { memo: correctedData };
  draft.addEntry({ ...shared, ...correction, kind: "notification_of_change" });
}

function readMemo(batch: Batch, { fields, addenda }: PendingEntry): string | null {
  const texts = addenda
    .filter((line) => getAddendaType(line) === "05")
    .map(({ text }) => readFields(text, LAYOUTS.ADDENDA).text);
  const individualId = batch.header.entryClass === "IAT" ? null : fields.individualId;
  return joinTexts(batch.header.description, individualId, ...texts);
}

function checkServiceClass(entry: PendingEntry, draft: FileDraft, { header }: Batch): void {
  const excluded = { "220": "debit", "225": "credit" }[header.serviceClass];
  if (excluded === entry.direction) {
    const message = `The entry is a ${excluded}, but the service class of its batch is ${header.serviceClass}.`;
    draft.addError(entry.line, "invalid_type_code", message);
  }
}

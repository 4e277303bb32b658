import { normalizeAccountNumber } from "@svc/accounts";
import { lockName } from "@svc/database";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiChange } from "../context/define-operation.ts";
import { readOrganizationTime } from "../people/organizations/organization-clock.ts";
import { encryptAccountNumber } from "./account-reference.ts";
import type { IncomingFundsInput } from "./funds-input.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { findByReferences, insertEntries, insertIncomingFunds } from "./store/incoming-funds-store.ts";
import { emitFundsEvent, toEntry } from "./write-change.ts";

export interface FundsToRecord extends IncomingFundsInput {
  fileId?: string;
  /** Line in the bank file. */
  line?: number;
}

/** Keeps an insert below PostgreSQL's limit of 65,535 parameters per statement. */
const ROWS_PER_STATEMENT = 500;

/**
 * Records money. Marks a suspected duplicate if the bank reference is already recorded.
 * @param toPointer returns the JSON pointer of an item, for errors
 * @throws Problem `validation_failed` for a day in the future
 */
export async function recordFunds(
  call: ApiChange,
  items: readonly FundsToRecord[],
  toPointer: (index: number) => string,
): Promise<IncomingFunds[]> {
  const { tx, principal } = call;
  const time = await readOrganizationTime(call, tx, principal.organizationId);
  rejectFutureDays(items, getToday(time), toPointer);
  await lockRecording(call);
  const rows = await prepareFunds(call, items, time.now);
  await insertFunds(call, rows, time.now);
  return rows;
}

/** Serializes recording, because each request must see the bank references of earlier ones. */
export async function lockRecording({ tx, principal }: ApiChange): Promise<void> {
  await lockName(tx, `incoming funds of ${principal.organizationId}`);
}

/** Marks suspected duplicates. The caller must hold the lock of `lockRecording`. */
export async function prepareFunds(
  call: ApiChange,
  items: readonly FundsToRecord[],
  at: Date,
): Promise<IncomingFunds[]> {
  const references = items.flatMap(({ bankReference }) => bankReference ?? []);
  const firstIds = await findByReferences(call.tx, call.principal.organizationId, references);
  return items.map((item) => {
    const row = toRow(call, item, at);
    const { bankReference } = row;
    const duplicateOf = bankReference === null ? null : (firstIds.get(bankReference) ?? null);
    if (bankReference !== null && duplicateOf === null) firstIds.set(bankReference, row.id);
    return { ...row, duplicateOf };
  });
}

/** Also inserts the history, and emits the events. */
export async function insertFunds(call: ApiChange, rows: readonly IncomingFunds[], at: Date): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await insertIncomingFunds(call.tx, part);
    const toRecordedEntry = (row: IncomingFunds) =>
      toEntry(call, row, {
        type: "recorded",
        at,
        data: { fileId: row.fileId, line: row.line, suspectedDuplicateOf: row.duplicateOf },
      });
    await insertEntries(call.tx, part.map(toRecordedEntry));
  }
  for (const row of rows) emitFundsEvent(call, "recorded", { after: row });
}

function rejectFutureDays(
  items: readonly FundsToRecord[],
  today: string,
  toPointer: (index: number) => string,
): void {
  const issues = items.flatMap(({ receivedOn }, index) =>
    receivedOn > today
      ? [{ pointer: `${toPointer(index)}/receivedOn`, detail: `must not be after today, ${today}` }]
      : [],
  );
  if (issues.length > 0) throw validationFailed(issues.slice(0, 100));
}

function toRow(call: ApiChange, input: FundsToRecord, at: Date): IncomingFunds {
  const id = newId("inf");
  const { accountReference = null } = input;
  return {
    id,
    organizationId: call.principal.organizationId,
    status: "unmatched",
    amount: input.amount,
    receivedOn: input.receivedOn,
    method: input.method,
    payerName: input.payerName ?? null,
    payee: input.payee ?? null,
    memo: input.memo ?? null,
    checkNumber: input.checkNumber ?? null,
    traceNumber: input.traceNumber ?? null,
    bankReference: input.bankReference ?? null,
    accountNumberCiphertext:
      accountReference === null ? null : encryptAccountNumber(call.cipher, id, accountReference),
    accountNumberMask: accountReference === null ? null : maskAccountReference(accountReference),
    custodianId: input.custodianId ?? null,
    imageSha256: input.imageSha256 ?? null,
    duplicateOf: null,
    splitFrom: null,
    fileId: input.fileId ?? null,
    line: input.line ?? null,
    note: input.note ?? null,
    autoApplyPending: false,
    ownerId: null,
    suspenseSince: null,
    suspenseReason: null,
    returnBy: null,
    allocations: [],
    outcome: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** Shows up to four characters, and at most half of the number, like the masks of rollovers. */
function maskAccountReference(reference: string): string {
  const number = normalizeAccountNumber(reference);
  const visible = Math.min(4, Math.floor(number.length / 2));
  return visible === 0 ? "****" : `****${number.slice(-visible)}`;
}

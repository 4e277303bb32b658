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
  line?: number;
}

/** Events and history entries are inserted in one statement per batch, so large files are written in parts. */
const ROWS_PER_STATEMENT = 500;

/**
 * Records money that arrived. A bank reference that is already recorded marks a suspected duplicate.
 *
 * @param toPointer returns the JSON pointer of an item, for errors
 * @throws Problem `validation_failed` for a day in the future or an unknown custodian
 */
export async function recordFunds(
  call: ApiChange,
  items: readonly FundsToRecord[],
  toPointer: (index: number) => string,
): Promise<IncomingFunds[]> {
  const { tx, principal } = call;
  const { organizationId } = principal;
  const time = await readOrganizationTime(call, tx, organizationId);
  requireValid(items, getToday(time), toPointer);
  // Two requests with the same reference must see each other.
  await lockName(tx, `incoming funds of ${organizationId}`);
  const references = items.flatMap(({ bankReference }) => bankReference ?? []);
  const firstIds = await findByReferences(tx, organizationId, references);
  const rows = items.map((item) => {
    const row = toRow(call, item, time.now);
    const { bankReference } = row;
    const duplicateOf = bankReference === null ? null : (firstIds.get(bankReference) ?? null);
    if (bankReference !== null && duplicateOf === null) firstIds.set(bankReference, row.id);
    return { ...row, duplicateOf };
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await insertIncomingFunds(tx, part);
    const entry = (row: IncomingFunds) =>
      toEntry(call, row, {
        type: "recorded",
        at: time.now,
        data: { fileId: row.fileId, line: row.line, suspectedDuplicateOf: row.duplicateOf },
      });
    await insertEntries(tx, part.map(entry));
  }
  for (const row of rows) emitFundsEvent(call, "recorded", row);
  return rows;
}

function requireValid(
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

/** Keeps up to four characters, and at most half of the number, as for rollovers. */
function maskAccountReference(reference: string): string {
  const number = normalizeAccountNumber(reference);
  const visible = Math.min(4, Math.floor(number.length / 2));
  return visible === 0 ? "****" : `****${number.slice(-visible)}`;
}

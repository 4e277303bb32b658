// "Cash Management Balance Reporting Specifications, Version 2" (Bank Administration Institute, 2005), continued as
// ANSI X9.121 "Balance and Transaction Reporting Standard".

import { fromCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import { findNonAscii, splitLines } from "../file-lines.ts";
import { parseShortDate, quote } from "../values.ts";
import type { AccountState, Bai2State, GroupState } from "./account-state.ts";
import { checkAccount, checkFile, checkGroup } from "./check-trailers.ts";
import { readAccountHeader } from "./read-account-header.ts";
import { type LogicalRecord, readLogicalRecords } from "./read-logical-records.ts";
import { readTransaction } from "./read-transaction.ts";

interface Cursor {
  state: Bai2State;
  group: GroupState | null;
  account: AccountState | null;
  /** True after the file trailer. */
  isClosed: boolean;
}

export function readBai2(text: string, draft: FileDraft): void {
  const lines = splitLines(text, draft);
  for (const line of lines) {
    const position = findNonAscii(line.text);
    if (position < 0) continue;
    draft.addError(
      line.number,
      "invalid_character",
      `The character at position ${position + 1} is not ASCII.`,
    );
  }
  const records = readLogicalRecords(lines, draft);
  const cursor: Cursor = {
    state: { groups: 0, lines: 0, sum: 0n, hasTotals: true, controlCredits: 0n, controlDebits: 0n },
    group: null,
    account: null,
    isClosed: false,
  };
  if (records[0] !== undefined && records[0].code !== "01") {
    draft.addError(records[0].line, "missing_record", "The file does not start with a file header (01).");
  }
  for (const [index, record] of records.entries()) readRecord(record, { draft, cursor, index });
  const lastLine = lines.at(-1)?.number ?? 1;
  if (!cursor.isClosed) {
    draft.addError(lastLine, "missing_record", "The file is truncated: it has no file trailer (99).");
  }
  if (cursor.isClosed && cursor.state.hasTotals) {
    draft.controlCredits = fromCents(cursor.state.controlCredits);
    draft.controlDebits = fromCents(cursor.state.controlDebits);
  }
}

function readRecord(
  record: LogicalRecord,
  { draft, cursor, index }: { draft: FileDraft; cursor: Cursor; index: number },
): void {
  const { line, code, lineCount } = record;
  const { state } = cursor;
  if (cursor.isClosed) {
    draft.addError(line, "unexpected_record", "The line follows the file trailer (99).");
    return;
  }
  state.lines += lineCount;
  if (cursor.group !== null) cursor.group.lines += lineCount;
  if (cursor.account !== null) cursor.account.lines += lineCount;
  const reportMisplaced = (message: string) => draft.addError(line, "unexpected_record", message);
  switch (code) {
    case "01":
      if (index === 0) readFileHeader(record, draft);
      else reportMisplaced("The file has a second file header (01).");
      break;
    case "02":
      reportOpenGroup(cursor, draft, line);
      cursor.group = openGroup(record, draft);
      break;
    case "03":
      if (cursor.account !== null) reportOpenAccount(cursor.account, draft, line);
      if (cursor.group === null) reportMisplaced("The account (03) is outside of a group (02).");
      else cursor.account = readAccountHeader(record, draft, cursor.group);
      break;
    case "16":
      if (cursor.account === null) reportMisplaced("The transaction (16) is outside of an account (03).");
      else readTransaction(record, draft, cursor.account);
      break;
    case "49":
      if (cursor.account === null || cursor.group === null)
        reportMisplaced("The account trailer (49) has no account (03).");
      else checkAccount(record, { draft, account: cursor.account, group: cursor.group, state });
      cursor.account = null;
      break;
    case "98":
      if (cursor.account !== null) reportOpenAccount(cursor.account, draft, line);
      cursor.account = null;
      if (cursor.group === null) reportMisplaced("The group trailer (98) has no group (02).");
      else checkGroup(record, { draft, group: cursor.group, state });
      cursor.group = null;
      break;
    case "99":
      reportOpenGroup(cursor, draft, line);
      checkFile(record, draft, state);
      cursor.isClosed = true;
      break;
  }
}

/** Reports that an open group and its account lack trailers, and closes them. */
function reportOpenGroup(cursor: Cursor, draft: FileDraft, line: number): void {
  if (cursor.account !== null) reportOpenAccount(cursor.account, draft, line);
  cursor.account = null;
  if (cursor.group === null) return;
  draft.addError(line, "missing_record", `The group on line ${cursor.group.line} has no group trailer (98).`);
  cursor.group = null;
}

function reportOpenAccount(account: AccountState, draft: FileDraft, line: number): void {
  draft.addError(line, "missing_record", `The account on line ${account.line} has no account trailer (49).`);
}

function readFileHeader({ line, parts }: LogicalRecord, draft: FileDraft): void {
  const [sender = "", , date = "", time = "", fileId = "", , , version = ""] = parts.map(({ text }) => text);
  if (version !== "2") {
    draft.addError(line, "unsupported_version", `The version ${quote(version)} is not 2.`);
  }
  draft.createdOn = parseShortDate(date);
  if (draft.createdOn === null) {
    draft.addError(line, "invalid_date", `The file creation date ${quote(date)} is not a YYMMDD date.`);
  }
  draft.fileReference = [sender, date, time, fileId].filter((part) => part !== "").join("-");
}

const UNSUPPORTED_STATUSES: Readonly<Record<string, string>> = {
  "2": "deletion",
  "3": "correction",
  "4": "test",
};

function openGroup({ line, parts, lineCount }: LogicalRecord, draft: FileDraft): GroupState {
  const [, , status = "", date = "", , currency = ""] = parts.map(({ text }) => text);
  if (status !== "1") {
    const kind = UNSUPPORTED_STATUSES[status];
    const message =
      kind === undefined
        ? `The group status ${quote(status)} is not 1 (update).`
        : `The group is a ${kind} (status ${status}). Only updates (status 1) can be booked.`;
    draft.addError(line, "unsupported_status", message);
  }
  const asOf = parseShortDate(date);
  if (asOf === null)
    draft.addError(line, "invalid_date", `The as-of date ${quote(date)} is not a YYMMDD date.`);
  return { line, asOf, currency: currency === "" ? "USD" : currency, accounts: 0, lines: lineCount, sum: 0n };
}

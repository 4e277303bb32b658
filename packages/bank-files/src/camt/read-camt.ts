// ISO 20022 camt.053 (BankToCustomerStatement) and camt.054 (BankToCustomerDebitCreditNotification), message
// definition reports of versions .02 to .13.

import { fromCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import { cleanText, quote } from "../values.ts";
import { readDay } from "./amounts.ts";
import { checkBalances, checkSummary } from "./check-statement.ts";
import { readAccount } from "./parties.ts";
import { readEntry } from "./read-entry.ts";
import { createStatementState } from "./statement-state.ts";
import { findNode, isTrue, listNodes, readText, readXml, type XmlNode } from "./xml-tree.ts";

const MESSAGES = {
  camt_053: { message: "camt.053", rootName: "BkToCstmrStmt", statementName: "Stmt" },
  camt_054: { message: "camt.054", rootName: "BkToCstmrDbtCdtNtfctn", statementName: "Ntfctn" },
} as const;

const MIN_VERSION = 2;
const MAX_VERSION = 13;

/** Totals of all statements' summaries, in cents. Null if one of the summaries has no such sum. */
interface ControlSums {
  credits: bigint | null;
  debits: bigint | null;
}

export function readCamt(text: string, draft: FileDraft, format: "camt_053" | "camt_054"): void {
  const { message, rootName, statementName } = MESSAGES[format];
  const document = readXml(text, draft);
  if (document === null) return;
  checkVersion(document, draft, message);
  const root = findNode(document, rootName);
  if (document.name !== "Document" || root === null) {
    draft.addError(
      document.line,
      "missing_record",
      `The file has no element Document/${rootName} (${message}).`,
    );
    return;
  }
  const header = findNode(root, "GrpHdr");
  draft.fileReference = cleanText(readText(header, "MsgId"));
  draft.createdOn = readDay(findNode(header, "CreDtTm"), draft);
  const statements = listNodes(root, statementName);
  if (statements.length === 0)
    draft.addError(root.line, "missing_record", `The file has no element ${statementName}.`);
  const control: ControlSums = { credits: 0n, debits: 0n };
  for (const statement of statements) readStatement(statement, { draft, format, control });
  if (statements.length === 0) return;
  draft.controlCredits = control.credits === null ? null : fromCents(control.credits);
  draft.controlDebits = control.debits === null ? null : fromCents(control.debits);
}

function readStatement(
  statement: XmlNode,
  { draft, format, control }: { draft: FileDraft; format: "camt_053" | "camt_054"; control: ControlSums },
): void {
  const createdOn = readDay(findNode(statement, "CreDtTm"), draft) ?? draft.createdOn;
  const account = findNode(statement, "Acct");
  const currency = findNode(account, "Ccy");
  if (currency !== null && currency.text !== "USD") {
    draft.addError(currency.line, "unsupported_currency", `The currency ${quote(currency.text)} is not USD.`);
  }
  const state = createStatementState(readAccount(account), createdOn);
  for (const entry of listNodes(statement, "Ntry")) readEntry(entry, draft, state);
  const sums = checkSummary(statement, draft, state);
  control.credits = sums.credits === null || control.credits === null ? null : control.credits + sums.credits;
  control.debits = sums.debits === null || control.debits === null ? null : control.debits + sums.debits;
  if (format === "camt_053" && !isPartialStatement(statement)) checkBalances(statement, draft, state);
}

/** True for one page of several. Only the first and the last page have balances. */
function isPartialStatement(statement: XmlNode): boolean {
  const pagination = findNode(statement, "StmtPgntn");
  if (pagination === null) return false;
  return readText(pagination, "PgNb") !== "1" || !isTrue(pagination, "LastPgInd");
}

function checkVersion(document: XmlNode, draft: FileDraft, message: string): void {
  const match = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.(\d{2})$/.exec(document.namespace);
  const version = Number(match?.[2]);
  if (match?.[1] === message && version >= MIN_VERSION && version <= MAX_VERSION) return;
  const versions = `${message}.001.${String(MIN_VERSION).padStart(2, "0")} to .${MAX_VERSION}`;
  draft.addError(document.line, "unsupported_version", `The namespace is not one of ${versions}.`);
}

import { type Money, toCents } from "@svc/rollover-rules/money/money";
import type { BankEntry } from "../bank-file.ts";
import { checkCount, checkTotal } from "../control-totals.ts";
import type { FileDraft } from "../file-draft.ts";
import { cleanText, joinTexts, maskAccount, quote } from "../values.ts";
import { readAmount, readDay, readDirection } from "./amounts.ts";
import { readParties, readRemittance } from "./parties.ts";
import { describeReturnReason } from "./reason-codes.ts";
import type { StatementState } from "./statement-state.ts";
import { readTransactionCode } from "./transaction-code.ts";
import { findNode, isTrue, listNodes, readText, type XmlNode } from "./xml-tree.ts";

type Direction = BankEntry["direction"];

interface EntryContext {
  entry: XmlNode;
  direction: Direction;
  receivedOn: string;
  /** The transaction (`TxDtls`), or null if the entry has none. */
  details: XmlNode | null;
  /** Position of the transaction in its entry, from 1; null if the entry has at most one. */
  position: number | null;
}

/** Adds one bank entry for each transaction (`TxDtls`) of a statement entry (`Ntry`). */
export function readEntry(entry: XmlNode, draft: FileDraft, state: StatementState): void {
  const direction = readDirection(entry, draft);
  const amountNode = findNode(entry, "Amt");
  if (amountNode === null) draft.addError(entry.line, "missing_value", "The entry has no amount (Amt).");
  const amount = amountNode === null ? null : readAmount(amountNode, draft);
  if (direction === null || amount === null) return;
  state.entryCount += 1;
  state[direction] += toCents(amount);
  state.counts[direction] += 1;
  // Up to version .07, the status is the text of `Sts`. Later versions have a code in `Sts/Cd`.
  const status = readText(entry, "Sts", "Cd") ?? readText(entry, "Sts") ?? "";
  if (status === "PDNG" || status === "INFO" || status === "FUTR") {
    draft.addWarning(
      entry.line,
      "entry_skipped",
      `The entry is not booked (status ${status}). It is skipped.`,
    );
    return;
  }
  if (status !== "BOOK") {
    draft.addError(
      entry.line,
      "unsupported_status",
      `The status ${quote(status)} is not BOOK, PDNG, INFO or FUTR.`,
    );
    return;
  }
  state.booked[direction] += toCents(amount);
  if (amount === "0.00") {
    draft.addWarning(entry.line, "entry_skipped", "The entry has no amount. It is skipped.");
    return;
  }
  const receivedOn = readReceivedOn(entry, draft, state);
  if (receivedOn === null) return;
  addTransactions({ entry, direction, receivedOn, details: null, position: null }, { draft, state, amount });
}

function readReceivedOn(entry: XmlNode, draft: FileDraft, state: StatementState): string | null {
  const node = findNode(entry, "BookgDt") ?? findNode(entry, "ValDt");
  if (node !== null) return readDay(node, draft);
  if (state.createdOn === null)
    draft.addError(entry.line, "missing_value", "The entry has no booking date (BookgDt).");
  return state.createdOn;
}

function addTransactions(
  context: EntryContext,
  { draft, state, amount }: { draft: FileDraft; state: StatementState; amount: Money },
): void {
  const { entry } = context;
  const groups = listNodes(entry, "NtryDtls");
  const transactions = groups.flatMap((group) => listNodes(group, "TxDtls"));
  for (const group of groups) checkBatch(group, draft, groups.length === 1 ? toCents(amount) : null);
  const [only] = transactions;
  if (transactions.length <= 1) {
    const node = only === undefined ? null : findTransactionAmount(only);
    if (node !== null) {
      const stated = readAmount(node, draft);
      if (stated === null) return;
      checkTotal(draft, node.line, {
        name: "The amount of the transaction",
        stated,
        computed: toCents(amount),
        source: "its entry is for",
      });
    }
    addEntry({ ...context, details: only ?? null }, { draft, state, amount });
    return;
  }
  let sum = 0n;
  for (const [index, details] of transactions.entries()) {
    const node = findTransactionAmount(details);
    if (node === null) {
      draft.addError(
        details.line,
        "missing_value",
        "The transaction has no amount, but its entry has several transactions.",
      );
      return;
    }
    const transactionAmount = readAmount(node, draft);
    const direction =
      findNode(details, "CdtDbtInd") === null ? context.direction : readDirection(details, draft);
    if (transactionAmount === null || direction === null) return;
    const cents = toCents(transactionAmount);
    sum += direction === context.direction ? cents : -cents;
    if (transactionAmount === "0.00")
      draft.addWarning(details.line, "entry_skipped", "The transaction has no amount. It is skipped.");
    else {
      addEntry(
        { ...context, direction, details, position: index + 1 },
        { draft, state, amount: transactionAmount },
      );
    }
  }
  checkTotal(draft, entry.line, {
    name: "The amount of the entry",
    stated: amount,
    computed: sum,
    source: "its transactions add up to",
  });
}

function checkBatch(group: XmlNode, draft: FileDraft, entryCents: bigint | null): void {
  const batch = findNode(group, "Btch");
  if (batch === null) return;
  const count = findNode(batch, "NbOfTxs");
  const transactions = listNodes(group, "TxDtls").length;
  // Without details, the batch is booked as one entry.
  if (count !== null && transactions > 0) {
    checkCount(draft, count.line, {
      name: "The number of transactions",
      stated: count.text,
      computed: transactions,
    });
  }
  const total = findNode(batch, "TtlAmt");
  const stated = total === null ? null : readAmount(total, draft);
  if (total !== null && stated !== null && entryCents !== null) {
    checkTotal(draft, total.line, {
      name: "The total of the batch",
      stated,
      computed: entryCents,
      source: "its entry is for",
    });
  }
}

/** Before version .04, the amount is in the amount details. */
function findTransactionAmount(details: XmlNode): XmlNode | null {
  return findNode(details, "Amt") ?? findNode(details, "AmtDtls", "TxAmt", "Amt");
}

function addEntry(
  context: EntryContext,
  { draft, state, amount }: { draft: FileDraft; state: StatementState; amount: Money },
): void {
  const { entry, details, direction } = context;
  const parties = readParties(details);
  const { memo, creditorReference } = readRemittance(details, entry);
  const code = readTransactionCode(findNode(details, "BkTxCd") ?? findNode(entry, "BkTxCd"));
  const references = findNode(details, "Refs");
  const reason = findNode(details, "RtrInf");
  const returnCode = cleanText(readText(reason, "Rsn", "Cd") ?? readText(reason, "Rsn", "Prtry"));
  const isReversal = isTrue(entry, "RvslInd");
  const isReturn = isReversal || reason !== null || code.isReturn;
  const checkNumber = cleanText(readText(references, "ChqNb"));
  const trace = cleanText(
    readText(references, "ClrSysRef") ??
      readText(references, "TxId") ??
      readReference(references, "EndToEndId"),
  );
  draft.addEntry({
    line: details?.line ?? entry.line,
    kind: isReturn ? "return" : direction,
    direction,
    amount,
    receivedOn: context.receivedOn,
    method: checkNumber === null ? code.method : "check",
    bankReference: readBankReference(context, references),
    payerName: parties.payerName,
    payerAccountMask: maskAccount(parties.payerAccount),
    payee: parties.payee,
    memo,
    checkNumber,
    traceNumber: trace,
    returnCode,
    returnReason: readReturnReason(reason, returnCode),
    originalTraceNumber: isReturn ? readOriginalReference(references, trace) : null,
    accountReference:
      creditorReference ?? (parties.payeeAccount === state.account ? null : parties.payeeAccount),
  });
}

function readReturnReason(reason: XmlNode | null, code: string | null): string | null {
  const texts = listNodes(reason, "AddtlInf").map(({ text }) => text);
  return joinTexts(code === null ? null : describeReturnReason(code), ...texts);
}

/** A return repeats the end-to-end ID of the original payment. */
function readOriginalReference(references: XmlNode | null, trace: string | null): string | null {
  return readReference(references, "EndToEndId") ?? trace;
}

function readReference(references: XmlNode | null, name: string): string | null {
  const reference = cleanText(readText(references, name));
  return reference === "NOTPROVIDED" ? null : reference;
}

/** Adds the position to a reference that an entry's transactions share. */
function readBankReference({ entry, position }: EntryContext, references: XmlNode | null): string | null {
  const entryReference = cleanText(readText(entry, "AcctSvcrRef"));
  const transactionReference = readReference(references, "AcctSvcrRef");
  const reference = transactionReference ?? entryReference;
  const isUnique = position === null || reference !== entryReference;
  return reference === null || isUnique ? reference : `${reference}/${position}`;
}

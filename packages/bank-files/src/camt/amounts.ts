import type { Money } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import { parseDecimal, quote, toDay } from "../values.ts";
import { findNode, readText, type XmlNode } from "./xml-tree.ts";

/** Reads an amount in dollars. Returns null after an issue. */
export function readAmount(node: XmlNode, draft: FileDraft): Money | null {
  if (node.currency !== null && node.currency !== "USD") {
    draft.addError(node.line, "unsupported_currency", `The currency ${quote(node.currency)} is not USD.`);
    return null;
  }
  return readSum(node, draft);
}

/** Reads a sum, which has no currency. Returns null after an issue. */
export function readSum(node: XmlNode, draft: FileDraft): Money | null {
  if (node.text.startsWith("-")) {
    const message = `The amount ${quote(node.text)} is negative. CdtDbtInd states the direction.`;
    draft.addError(node.line, "negative_amount", message);
    return null;
  }
  const amount = parseDecimal(node.text);
  if (amount === null) {
    const message = `The amount ${quote(node.text)} is not a dollar amount with two decimals.`;
    draft.addError(node.line, "invalid_amount", message);
  }
  return amount;
}

export function readDirection(node: XmlNode, draft: FileDraft): "credit" | "debit" | null {
  const text = readText(node, "CdtDbtInd");
  if (text === "CRDT") return "credit";
  if (text === "DBIT") return "debit";
  const line = findNode(node, "CdtDbtInd")?.line ?? node.line;
  draft.addError(line, "missing_value", `CdtDbtInd of ${node.name} is not CRDT or DBIT.`);
  return null;
}

/** Uses the local day and ignores the UTC offset. */
export function readDay(node: XmlNode | null, draft: FileDraft): string | null {
  if (node === null) return null;
  const dateNode = findNode(node, "Dt") ?? findNode(node, "DtTm") ?? node;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}.{0,30}|Z|[+-]\d{2}:\d{2})?$/.exec(dateNode.text);
  const day = match === null ? null : toDay(match[1] ?? "", match[2] ?? "", match[3] ?? "");
  if (day === null)
    draft.addError(dateNode.line, "invalid_date", `${quote(dateNode.text)} is not a YYYY-MM-DD date.`);
  return day;
}

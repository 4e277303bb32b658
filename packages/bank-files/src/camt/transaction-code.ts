// ISO 20022 external code sets (3Q2025): ExternalBankTransactionFamily1Code and
// ExternalBankTransactionSubFamily1Code.

import type { BankEntry } from "../bank-file.ts";
import { readText, type XmlNode } from "./xml-tree.ts";

const CHECK_FAMILIES = ["RCHQ", "ICHQ", "LBOX"];
const ACH_SUB_FAMILIES = ["ACDT", "ADBT", "ACON", "ACOR", "APAC", "ARET", "ARPD", "ASET"];
const TRANSFER_FAMILIES = ["RCDT", "ICDT", "RRCT", "IRCT"];
/** Reversals and unpaid items. */
const RETURN_SUB_FAMILIES = ["ARET", "CQRV", "PRDD", "RCDD", "RPCR", "RRTN", "UPCQ", "UPDD"];

/** Reads the bank transaction code (`BkTxCd`). */
export function readTransactionCode(node: XmlNode | null): {
  method: BankEntry["method"];
  isReturn: boolean;
} {
  const family = readText(node, "Domn", "Fmly", "Cd") ?? "";
  const subFamily = readText(node, "Domn", "Fmly", "SubFmlyCd") ?? "";
  const proprietary = readText(node, "Prtry", "Cd") ?? "";
  return {
    method: readMethod(family, subFamily) ?? readProprietaryMethod(proprietary),
    isReturn: RETURN_SUB_FAMILIES.includes(subFamily),
  };
}

function readMethod(family: string, subFamily: string): BankEntry["method"] | null {
  if (CHECK_FAMILIES.includes(family)) return "check";
  if (ACH_SUB_FAMILIES.includes(subFamily)) return "ach";
  return TRANSFER_FAMILIES.includes(family) ? "wire" : null;
}

/** US banks often send only their own codes. */
function readProprietaryMethod(code: string): BankEntry["method"] {
  if (/\bACH\b/i.test(code)) return "ach";
  if (/CHE(CK|QUE)|LOCKBOX/i.test(code)) return "check";
  return /WIRE|FEDWIRE|CHIPS/i.test(code) ? "wire" : "other";
}

import { cleanText, joinTexts } from "../values.ts";
import { findNode, listNodes, readText, type XmlNode } from "./xml-tree.ts";

export interface Parties {
  payerName: string | null;
  payee: string | null;
  payerAccount: string | null;
  payeeAccount: string | null;
}

/** Reads the parties of a transaction (`TxDtls`). Since version .08, names are one level deeper. */
export function readParties(details: XmlNode | null): Parties {
  const parties = findNode(details, "RltdPties");
  const readName = (role: string) =>
    cleanText(readText(parties, role, "Nm") ?? readText(parties, role, "Pty", "Nm"));
  return {
    payerName: readName("Dbtr") ?? readName("UltmtDbtr") ?? readName("InitgPty"),
    payee: readName("UltmtCdtr") ?? readName("Cdtr"),
    payerAccount: readAccount(findNode(parties, "DbtrAcct")),
    payeeAccount: readAccount(findNode(parties, "CdtrAcct")),
  };
}

export function readAccount(account: XmlNode | null): string | null {
  return cleanText(readText(account, "Id", "IBAN") ?? readText(account, "Id", "Othr", "Id"));
}

interface Remittance {
  memo: string | null;
  /** Reference that the payee assigned, often an account number. */
  creditorReference: string | null;
}

/**
 * Joins the unstructured texts, the texts and document numbers of structured remittance, and the bank's own
 * text.
 */
export function readRemittance(details: XmlNode | null, entry: XmlNode): Remittance {
  const remittance = findNode(details, "RmtInf");
  const structured = listNodes(remittance, "Strd");
  const texts = [
    ...listNodes(remittance, "Ustrd").map(({ text }) => text),
    ...structured.flatMap((part) => [
      ...listNodes(part, "RfrdDocInf").map((document) => readText(document, "Nb")),
      ...listNodes(part, "AddtlRmtInf").map(({ text }) => text),
    ]),
    readText(details, "AddtlTxInf"),
  ];
  const references = structured.map((part) => readText(part, "CdtrRefInf", "Ref"));
  return {
    memo: joinTexts(...texts) ?? cleanText(readText(entry, "AddtlNtryInf")),
    creditorReference: cleanText(references.find((reference) => reference !== null)),
  };
}

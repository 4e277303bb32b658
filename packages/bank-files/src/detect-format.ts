import type { BankFileFormat } from "./bank-file.ts";

/** Enough characters to reach the namespace or root element of an XML file after a long comment. */
const HEADER_LENGTH = 20_000;

/** Returns null if the start of the file matches no format. */
export function detectFormat(text: string): BankFileFormat | null {
  const start = text.slice(0, HEADER_LENGTH).trimStart();
  if (start.startsWith("<")) return detectXml(start);
  const [firstLine = ""] = start.split(/\r\n|\n|\r/);
  if (/^01\s*,/.test(firstLine)) return "bai2";
  // Record size, blocking factor and format code of the file header.
  if (firstLine.startsWith("1") && firstLine.slice(34, 40) === "094101") return "nacha";
  return /[,;\t|]/.test(firstLine) ? "lockbox_csv" : null;
}

function detectXml(start: string): BankFileFormat | null {
  const match =
    /urn:iso:std:iso:20022:tech:xsd:camt\.(053|054)\.|<(?:\w+:)?(BkToCstmrStmt|BkToCstmrDbtCdtNtfctn)[\s>]/.exec(
      start,
    );
  if (match === null) return null;
  return match[1] === "053" || match[2] === "BkToCstmrStmt" ? "camt_053" : "camt_054";
}

import type { FileDraft } from "../file-draft.ts";
import type { FileLine } from "../file-lines.ts";
import { quote } from "../values.ts";

/** A record with its continuations (88). */
export interface LogicalRecord {
  line: number;
  code: string;
  parts: Part[];
  /** Including continuations. */
  lineCount: number;
}

export interface Part {
  line: number;
  /** True for the first part of a line. */
  startsLine: boolean;
  text: string;
}

const CODES = ["01", "02", "03", "16", "49", "98", "99"];

/** Joins each record with its continuations. Reports lines that are not records. */
export function readLogicalRecords(lines: readonly FileLine[], draft: FileDraft): LogicalRecord[] {
  const records: LogicalRecord[] = [];
  for (const { number, text } of lines) {
    const code = text.slice(0, 2);
    if (text[2] !== "," && text[2] !== "/") {
      draft.addError(
        number,
        "invalid_record",
        `The line does not start with a record code and a comma: ${quote(code)}.`,
      );
      continue;
    }
    const body = text.slice(3).replace(/\/$/, "");
    const parts = body
      .split(",")
      .map((part, index) => ({ line: number, startsLine: index === 0, text: part.trim() }));
    const last = records.at(-1);
    if (code === "88") {
      if (last === undefined || !["03", "16"].includes(last.code)) {
        draft.addError(
          number,
          "unexpected_record",
          "The continuation (88) does not follow a record 03 or 16.",
        );
      }
      if (last !== undefined) appendParts(last, parts);
    } else if (CODES.includes(code)) records.push({ line: number, code, parts, lineCount: 1 });
    else
      draft.addError(
        number,
        "invalid_record",
        `The record code ${quote(code)} is not ${CODES.join(", ")} or 88.`,
      );
  }
  return records;
}

function appendParts(record: LogicalRecord, parts: readonly Part[]): void {
  record.lineCount += 1;
  record.parts.push(...parts);
}

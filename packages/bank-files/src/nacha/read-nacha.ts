// Nacha Operating Rules (2025), Appendix Three. The positions of the fields are in records.ts.

import type { FileDraft } from "../file-draft.ts";
import { type FileLine, findNonAscii, splitLines } from "../file-lines.ts";
import { parseShortDate, quote } from "../values.ts";
import { checkBatchControl, checkFileControl } from "./check-controls.ts";
import { type Batch, createBatch, createFileState, type PendingEntry } from "./file-state.ts";
import { finishEntry, readEntry } from "./read-entry.ts";
import { LAYOUTS, readFields } from "./records.ts";

const RECORD_LENGTH = 94;

export function readNacha(text: string, draft: FileDraft): void {
  const lines = splitRecords(text, draft);
  const state = createFileState();
  let batch: Batch | null = null;
  let entry: PendingEntry | null = null;
  const closeEntry = () => {
    if (entry !== null && batch !== null) finishEntry(draft, batch, entry);
    entry = null;
  };
  for (const line of lines) {
    state.recordCount += 1;
    const record = line.text;
    if (state.isClosed) {
      if (!/^9+$/.test(record)) {
        draft.addError(line.number, "unexpected_record", "The line follows the file control record.");
      }
      continue;
    }
    const type = record[0];
    if (type !== "7") closeEntry();
    if (state.recordCount === 1 && type !== "1") {
      draft.addError(
        line.number,
        "missing_record",
        "The file does not start with a file header (record type 1).",
      );
    }
    switch (type) {
      case "1":
        if (state.recordCount === 1) readFileHeader(line, draft);
        else
          draft.addError(
            line.number,
            "unexpected_record",
            "The file has a second file header (record type 1).",
          );
        break;
      case "5":
        if (batch !== null) reportOpenBatch(line.number, draft, batch);
        batch = createBatch(line, draft, state);
        break;
      case "6":
        if (batch === null)
          draft.addError(
            line.number,
            "unexpected_record",
            "The entry (record type 6) is outside of a batch.",
          );
        else entry = readEntry(line, draft, batch);
        break;
      case "7":
        if (batch === null || entry === null) {
          const problem = batch === null ? "is outside of a batch" : "has no entry";
          draft.addError(line.number, "unexpected_record", `The addenda (record type 7) ${problem}.`);
        } else {
          batch.entryCount += 1;
          (entry as PendingEntry).addenda.push(line);
        }
        break;
      case "8":
        if (batch === null)
          draft.addError(line.number, "unexpected_record", "The batch control (record type 8) has no batch.");
        else checkBatchControl(line, { draft, batch, state });
        batch = null;
        break;
      case "9":
        if (batch !== null) reportOpenBatch(line.number, draft, batch);
        batch = null;
        state.isClosed = true;
        state.controlLine = line;
        break;
      default:
        draft.addError(
          line.number,
          "invalid_record",
          `The record type ${quote(type ?? "")} is not 1, 5, 6, 7, 8 or 9.`,
        );
    }
  }
  closeEntry();
  const lastLine = lines.at(-1)?.number ?? 1;
  if (batch !== null) reportOpenBatch(lastLine, draft, batch);
  if (state.controlLine !== null) checkFileControl(state.controlLine, { draft, state });
  else
    draft.addError(
      lastLine,
      "missing_record",
      "The file is truncated: it has no file control (record type 9).",
    );
}

function reportOpenBatch(line: number, draft: FileDraft, batch: Batch): void {
  const message = `The batch on line ${batch.line} has no batch control (record type 8).`;
  draft.addError(line, "missing_record", message);
}

function readFileHeader({ number, text }: FileLine, draft: FileDraft): void {
  const header = readFields(text, LAYOUTS.FILE_HEADER);
  if (header.recordSize !== "094" || header.formatCode !== "1") {
    draft.addError(
      number,
      "unsupported_version",
      "The file header does not have record size 094 and format code 1.",
    );
  }
  const createdOn = parseShortDate(header.createdOn);
  if (createdOn === null) {
    draft.addError(
      number,
      "invalid_date",
      `The file creation date ${quote(header.createdOn)} is not a YYMMDD date.`,
    );
  }
  draft.createdOn = createdOn;
  draft.fileReference = [header.origin, header.createdOn, header.createdAt, header.fileIdModifier]
    .filter((part) => part !== "")
    .join("-");
}

/** Some banks omit the line breaks, and many systems cut trailing blanks. */
function splitRecords(text: string, draft: FileDraft): FileLine[] {
  const lines = splitLines(addMissingLineBreaks(text), draft);
  return lines.flatMap((line) => {
    const position = findNonAscii(line.text);
    if (position >= 0) {
      draft.addError(
        line.number,
        "invalid_character",
        `The character at position ${position + 1} is not ASCII.`,
      );
    }
    if (line.text.length > RECORD_LENGTH) {
      const message = `The record has ${line.text.length} characters, not ${RECORD_LENGTH}.`;
      draft.addError(line.number, "invalid_record", message);
      return [];
    }
    return [{ ...line, text: line.text.padEnd(RECORD_LENGTH) }];
  });
}

function addMissingLineBreaks(text: string): string {
  const records = text.trimEnd();
  if (/[\r\n]/.test(records) || records.length <= RECORD_LENGTH) return text;
  // 94 is RECORD_LENGTH.
  return records.match(/.{1,94}/gs)?.join("\n") ?? text;
}

import type { FileDraft } from "./file-draft.ts";

export interface FileLine {
  number: number;
  text: string;
}

const MAX_LINE_LENGTH = 10_000;

/** Splits at CRLF, LF or CR. Leaves out empty lines, and reports long lines and control characters. */
export function splitLines(text: string, draft: FileDraft): FileLine[] {
  const lines: FileLine[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const number = index + 1;
    const trimmed = line.trimEnd();
    // Some mainframes end a file with the character SUB.
    if (trimmed === "" || trimmed === "\u001a") continue;
    if (trimmed.length > MAX_LINE_LENGTH) {
      draft.addError(
        number,
        "line_too_long",
        `The line has ${trimmed.length} characters, more than ${MAX_LINE_LENGTH}.`,
      );
      continue;
    }
    const position = findControlCharacter(trimmed);
    if (position >= 0) {
      draft.addError(
        number,
        "invalid_character",
        `The line has a control character at position ${position + 1}.`,
      );
    }
    lines.push({ number, text: trimmed });
  }
  return lines;
}

/** Returns the position from 0, or -1. */
export function findControlCharacter(text: string): number {
  return [...text].findIndex(
    (character) => (character < " " && character !== "\t") || character === "\u007f",
  );
}

/** Returns the position from 0, or -1. */
export function findNonAscii(text: string): number {
  return [...text].findIndex((character) => character > "\u007f");
}

export interface Field {
  /** First position, from 1. */
  start: number;
  length: number;
  text: string;
  align?: "left" | "right";
}

const LENGTH_WITHOUT_LINE_BREAK = 748;
const SEQUENCE_NUMBER = { start: 500, length: 8 };

/** Writes a record of 750 characters. The line break takes positions 749 and 750. */
export function writeRecord(sequenceNumber: number, fields: readonly Field[]): string {
  const number: Field = { ...SEQUENCE_NUMBER, text: padNumber(sequenceNumber, SEQUENCE_NUMBER.length) };
  let record = "";
  for (const { start, length, text, align } of [...fields, number].sort((a, b) => a.start - b.start)) {
    if (record.length >= start || text.length > length || start - 1 + length > LENGTH_WITHOUT_LINE_BREAK)
      throw new RangeError(
        `the field at position ${start} is too long, overlaps another field or ends after the record`,
      );
    record = record.padEnd(start - 1) + (align === "right" ? text.padStart(length) : text.padEnd(length));
  }
  return `${record.padEnd(LENGTH_WITHOUT_LINE_BREAK)}\r\n`;
}

export function padNumber(value: number | bigint, length: number): string {
  return String(value).padStart(length, "0");
}

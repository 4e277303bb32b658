const RECORD_LENGTH = 750;

/**
 * Splits a file into records, and checks their length, line break and characters. Types: T transmitter, A
 * payer, B form, C totals of a payer, K totals of a state, F end.
 */
export function readRecords(text: string): string[] {
  if (text.length % RECORD_LENGTH !== 0) throw new Error("the file ends within a record");
  const records = Array.from({ length: text.length / RECORD_LENGTH }, (_, index) =>
    text.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH),
  );
  for (const record of records)
    if (!/^[\x20-\x7E]{748}\r\n$/.test(record)) throw new Error("a record is not printable ASCII and CRLF");
  return records;
}

/** Returns the text from one position to another. Positions start at 1. */
export const readField = (record: string | undefined, start: number, end: number) =>
  (record ?? "").slice(start - 1, end);

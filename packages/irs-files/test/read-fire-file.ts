const RECORD_LENGTH = 750;

/** Splits a file into records, and checks their length, line break and characters. */
export function readRecords(text: string): string[] {
  if (text.length % RECORD_LENGTH !== 0) throw new Error("a record is not 750 characters");
  const records = Array.from({ length: text.length / RECORD_LENGTH }, (_, index) =>
    text.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH),
  );
  for (const record of records)
    if (!/^[\x20-\x7E]{748}\r\n$/.test(record)) throw new Error("a record has other characters");
  return records;
}

/** Returns the text from one position to another. Positions start at 1. */
export const readField = (record: string | undefined, start: number, end: number) =>
  (record ?? "").slice(start - 1, end);

import pg from "pg";
import type { Statement } from "../sql.ts";

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: Date): string } }).utils;

/** One statement as it is sent: parsed and described where the connection does not know it yet. */
export interface Bound extends Binding {
  /** Empty for a statement that is not kept. */
  name: string;
  /** What is to be parsed; null where it is. */
  text: string | null;
  isDescribed: boolean;
}

interface Binding {
  /** Values as PostgreSQL reads them from text. */
  values: readonly (string | null)[];
  /** Their lengths in bytes; -1 for null, as PostgreSQL has it. */
  lengths: readonly number[];
}

/**
 * A statement as a connection is sent it that has prepared these: texts by their names.
 *
 * @param isKnown whether the columns of its rows are
 * @throws TypeError for a value that has no text of its own; Error where its name is another statement's
 */
export function boundFor(
  parsed: Readonly<Record<string, string | undefined>>,
  { name = "", text, values = [] }: Statement,
  isKnown: boolean,
): Bound {
  const before = name === "" ? undefined : parsed[name];
  if (before !== undefined && before !== text) throw new Error(`two statements are called ${name}`);
  const isParsed = before !== undefined;
  return { name, text: isParsed ? null : text, isDescribed: !(isParsed && isKnown), ...bindingOf(values) };
}

function bindingOf(given: readonly unknown[]): Binding {
  const values = given.map(textOf);
  return { values, lengths: values.map((value) => (value === null ? -1 : Buffer.byteLength(value))) };
}

function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return String(value);
  if (value instanceof Date) return momentOf(value);
  if (Array.isArray(value)) return `{${value.map(itemOf).join(",")}}`;
  throw new TypeError("a value of a statement is text, a number, a moment, or a list of these");
}

/** Years of other than four digits PostgreSQL writes otherwise than ISO 8601 does: `pg` knows how. */
function momentOf(date: Date): string {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : prepareValue(date);
}

/** One of a list, as PostgreSQL reads a list. */
function itemOf(item: unknown): string {
  const text = textOf(item);
  if (text === null) return "NULL";
  return Array.isArray(item) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

// Sizes of PostgreSQL's messages (Message Formats, chapter 54.7): a letter, the length of what follows, itself included, and
// that. Names end with a zero, and every number is big-endian.
const HEAD = 5;
const EXECUTE = HEAD + 5;
const SYNC = HEAD;
const DESCRIBE = HEAD + 2;
const sizeOfParse = (nameLength: number, textLength: number) => HEAD + nameLength + 1 + textLength + 1 + 2;
const sizeOfBind = (nameLength: number, lengths: readonly number[]) => {
  let size = HEAD + 1 + nameLength + 1 + 2 + 2 + 2;
  for (const length of lengths) size += 4 + Math.max(0, length);
  return size;
};

/** Statements as one piece of bytes, with one Sync behind all of them: one that fails is the last that runs. */
export function toFrames(statements: readonly Bound[]): Buffer {
  let size = SYNC;
  for (const { name, text, lengths, isDescribed } of statements) {
    const nameLength = Buffer.byteLength(name);
    if (text !== null) size += sizeOfParse(nameLength, Buffer.byteLength(text));
    size += sizeOfBind(nameLength, lengths) + (isDescribed ? DESCRIBE : 0) + EXECUTE;
  }
  const frames = new Frames(size);
  for (const statement of statements) frames.statement(statement);
  return frames.end();
}

class Frames {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  statement({ name, text, values, lengths, isDescribed }: Bound): void {
    const nameLength = Buffer.byteLength(name);
    if (text !== null) {
      this.head("P", sizeOfParse(nameLength, Buffer.byteLength(text)));
      this.zeroEnded(name);
      this.zeroEnded(text);
      this.int16(0);
    }
    this.head("B", sizeOfBind(nameLength, lengths));
    this.zeroEnded("");
    this.zeroEnded(name);
    // All values are text.
    this.int16(0);
    this.int16(values.length);
    for (let index = 0; index < values.length; index += 1) {
      this.int32(lengths[index] as number);
      this.at += this.bytes.write(values[index] ?? "", this.at);
    }
    this.int16(0);
    if (isDescribed) {
      this.head("D", DESCRIBE);
      this.zeroEnded("P");
    }
    this.head("E", EXECUTE);
    this.zeroEnded("");
    this.int32(0);
  }

  end(): Buffer {
    this.head("S", SYNC);
    return this.bytes;
  }

  private head(letter: string, size: number): void {
    this.bytes[this.at] = letter.charCodeAt(0);
    this.at += 1;
    this.int32(size - 1);
  }

  private zeroEnded(text: string): void {
    this.at += this.bytes.write(text, this.at);
    this.bytes[this.at] = 0;
    this.at += 1;
  }

  private int16(value: number): void {
    this.at = this.bytes.writeInt16BE(value, this.at);
  }

  private int32(value: number): void {
    this.at = this.bytes.writeInt32BE(value, this.at);
  }
}

import pg from "pg";
import type { Statement } from "../sql.ts";

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: Date): string } }).utils;

interface BoundStatement extends Binding {
  name: string;
  /** Null if already prepared. */
  text: string | null;
  needsDescribe: boolean;
}

interface Binding {
  values: readonly (string | null)[];
  /** In bytes; -1 for null, as in the protocol. */
  lengths: readonly number[];
}

/**
 * Converts a statement's values to text, and omits the parts that the server already knows.
 * @param parsed texts of the connection's prepared statements, by name
 * @param hasShape true if the result columns are known, so that the server need not describe them
 * @throws TypeError for an unsupported value; Error if the connection has prepared another text under this name
 */
export function bindStatement(
  parsed: Readonly<Record<string, string | undefined>>,
  { name = "", text, values = [] }: Statement,
  hasShape: boolean,
): BoundStatement {
  const preparedText = name === "" ? undefined : parsed[name];
  if (preparedText !== undefined && preparedText !== text)
    throw new Error(`two statements have the name ${name}`);
  const isParsed = preparedText !== undefined;
  return { name, text: isParsed ? null : text, needsDescribe: !(isParsed && hasShape), ...toBinding(values) };
}

function toBinding(input: readonly unknown[]): Binding {
  const values = input.map(toText);
  return { values, lengths: values.map((value) => (value === null ? -1 : Buffer.byteLength(value))) };
}

function toText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return String(value);
  if (value instanceof Date) return formatTimestamp(value);
  if (Array.isArray(value)) return `{${value.map(formatItem).join(",")}}`;
  throw new TypeError("a statement's value must be text, a number, a boolean, a Date, or a list of these");
}

/** PostgreSQL's format differs from ISO 8601 outside the years 1 to 9999. */
function formatTimestamp(date: Date): string {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : prepareValue(date);
}

function formatItem(item: unknown): string {
  const text = toText(item);
  if (text === null) return "NULL";
  return Array.isArray(item) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

// Message sizes (PostgreSQL docs, "Message Formats"): a type byte, the length including itself, then the body. Strings end with a
// zero byte; integers are big-endian.
const HEADER_SIZE = 5;
const EXECUTE_SIZE = HEADER_SIZE + 5;
const SYNC_SIZE = HEADER_SIZE;
const DESCRIBE_SIZE = HEADER_SIZE + 2;
const parseSize = (nameLength: number, textLength: number) =>
  HEADER_SIZE + nameLength + 1 + textLength + 1 + 2;
const bindSize = (nameLength: number, lengths: readonly number[]) => {
  let size = HEADER_SIZE + 1 + nameLength + 1 + 2 + 2 + 2;
  for (const length of lengths) size += 4 + Math.max(0, length);
  return size;
};

/** Serializes statements with one Sync at the end, so that no statement runs after a failed one. */
export function toFrames(statements: readonly BoundStatement[]): Buffer {
  let size = SYNC_SIZE;
  for (const { name, text, lengths, needsDescribe } of statements) {
    const nameLength = Buffer.byteLength(name);
    if (text !== null) size += parseSize(nameLength, Buffer.byteLength(text));
    size += bindSize(nameLength, lengths) + (needsDescribe ? DESCRIBE_SIZE : 0) + EXECUTE_SIZE;
  }
  const frames = new Frames(size);
  for (const statement of statements) frames.writeStatement(statement);
  return frames.end();
}

class Frames {
  private readonly bytes: Buffer;
  private offset = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  writeStatement({ name, text, values, lengths, needsDescribe }: BoundStatement): void {
    const nameLength = Buffer.byteLength(name);
    if (text !== null) {
      // Parse
      this.writeHeader("P", parseSize(nameLength, Buffer.byteLength(text)));
      this.writeCString(name);
      this.writeCString(text);
      this.writeInt16(0);
    }
    // Bind
    this.writeHeader("B", bindSize(nameLength, lengths));
    this.writeCString("");
    this.writeCString(name);
    this.writeInt16(0);
    this.writeInt16(values.length);
    for (let index = 0; index < values.length; index += 1) {
      this.writeInt32(lengths[index] as number);
      this.offset += this.bytes.write(values[index] ?? "", this.offset);
    }
    this.writeInt16(0);
    if (needsDescribe) {
      // Describe the portal
      this.writeHeader("D", DESCRIBE_SIZE);
      this.writeCString("P");
    }
    // Execute
    this.writeHeader("E", EXECUTE_SIZE);
    this.writeCString("");
    this.writeInt32(0);
  }

  end(): Buffer {
    // Sync
    this.writeHeader("S", SYNC_SIZE);
    return this.bytes;
  }

  private writeHeader(letter: string, size: number): void {
    this.bytes[this.offset] = letter.charCodeAt(0);
    this.offset += 1;
    this.writeInt32(size - 1);
  }

  private writeCString(text: string): void {
    this.offset += this.bytes.write(text, this.offset);
    this.bytes[this.offset] = 0;
    this.offset += 1;
  }

  private writeInt16(value: number): void {
    this.offset = this.bytes.writeInt16BE(value, this.offset);
  }

  private writeInt32(value: number): void {
    this.offset = this.bytes.writeInt32BE(value, this.offset);
  }
}

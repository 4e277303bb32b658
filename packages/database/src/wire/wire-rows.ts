import { valueParsers } from "../statements/value-parsers.ts";

/** In front of a row's values: letter and length of the message, and how many values there are. */
const ROW_HEAD_LENGTH = 7;
const COUNT_AT = 5;

/**
 * Rows as PostgreSQL sent them, for what is answered as it is read: of a row that is looked at it is known where its values
 * are, and none of them is read before it is asked for. They are there while they are read, and overwritten then.
 */
export class WireRows {
  /** UTF-8, the rows' values among what the protocol has between them. */
  readonly bytes: Buffer;
  /** Where each column's value begins and ends in the row that is looked at. One that is null ends at -1. */
  readonly begins: number[];
  readonly ends: number[];
  private readonly types: readonly number[];
  private readonly starts: readonly number[];

  /**
   * @param bytes the rows' messages
   * @param types what each column is, as `pg_type` numbers it
   * @param starts where the values of each row begin; found out unless given
   */
  constructor(bytes: Buffer, types: readonly number[], starts = startsOf(bytes)) {
    this.bytes = bytes;
    this.types = types;
    this.starts = starts;
    const [first] = starts;
    const width = first === undefined ? 0 : bytes.readInt16BE(first - ROW_HEAD_LENGTH + COUNT_AT);
    this.begins = new Array(width).fill(0);
    this.ends = new Array(width).fill(0);
  }

  get length(): number {
    return this.starts.length;
  }

  /** Goes to a row. @returns false where there is none */
  lookAt(row: number): boolean {
    const start = this.starts[row];
    if (start === undefined) return false;
    const { bytes, begins, ends } = this;
    let at = start;
    for (let column = 0; column < begins.length; column += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      begins[column] = at;
      if (length >= 0) at += length;
      ends[column] = length < 0 ? -1 : at;
    }
    return true;
  }

  /** The value of a column in the row that is looked at, as PostgreSQL writes it. */
  text(column: number): string | null {
    const end = this.ends[column] ?? -1;
    return end < 0 ? null : this.bytes.toString("utf8", this.begins[column], end);
  }

  /** The same as `Sql.query` would have given it. */
  value(column: number): unknown {
    const text = this.text(column);
    return text === null ? null : valueParsers.getTypeParser(this.types[column] ?? 0)(text);
  }

  /** Those of the rows that are wanted. @param isWanted asked while the row is looked at */
  filter(isWanted: () => boolean): WireRows {
    const starts = this.starts.filter((_start, row) => this.lookAt(row) && isWanted());
    return new WireRows(this.bytes, this.types, starts);
  }
}

function startsOf(bytes: Buffer): number[] {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) starts.push(at + ROW_HEAD_LENGTH);
  return starts;
}

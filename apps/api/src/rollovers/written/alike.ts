import type { WireRows } from "@svc/database";

/** What was written of rows that have the same in some columns. */
export class Alike {
  private readonly places: readonly number[];
  /** Where these columns were in the last row that was asked for, and what was written of it. */
  private readonly begins: number[] = [];
  private readonly ends: number[] = [];
  private last: Uint8Array | null = null;
  private readonly known = new Map<string, Uint8Array>();

  constructor(places: readonly number[]) {
    this.places = places;
  }

  /** What is written of the row that is looked at. @param write where none of those before was like it */
  of(rows: WireRows, write: () => Uint8Array): Uint8Array {
    if (this.last !== null && this.isLikeLast(rows)) return this.last;
    const key = this.keyOf(rows);
    const written = this.known.get(key) ?? write();
    this.known.set(key, written);
    for (const [index, place] of this.places.entries()) {
      this.begins[index] = rows.begins[place] as number;
      this.ends[index] = rows.ends[place] as number;
    }
    this.last = written;
    return written;
  }

  private isLikeLast({ bytes, begins, ends }: WireRows): boolean {
    for (let index = 0; index < this.places.length; index += 1) {
      const place = this.places[index] as number;
      const [begin, end] = [begins[place] as number, ends[place] as number];
      const [lastBegin, lastEnd] = [this.begins[index] as number, this.ends[index] as number];
      if (end < 0 || lastEnd < 0) {
        if (end !== lastEnd) return false;
        continue;
      }
      if (end - begin !== lastEnd - lastBegin) return false;
      for (let at = 0; at < end - begin; at += 1) {
        if (bytes[begin + at] !== bytes[lastBegin + at]) return false;
      }
    }
    return true;
  }

  private keyOf(rows: WireRows): string {
    // No text of the database's holds U+0000.
    return this.places.map((place) => rows.text(place) ?? "\0").join("\0");
  }
}

// JSON as bytes, put together of what PostgreSQL wrote: to make texts of its bytes and bytes of these again costs more than
// all that is done with them.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTED = 0x20;
const [DASH, SPACE, DOT, ZERO, PLUS] = [0x2d, 0x20, 0x2e, 0x30, 0x2b];
const [TIME_MARK, ZONE_MARK] = [0x54, 0x5a];

/** How many bytes are copied one by one sooner than in one call. */
const SHORT = 24;

/** What one begins with, and how much of it is kept for others. */
const SIZE = 64 * 1024;
const MOST_KEPT = 16;

/**
 * Where answers were, until the next is written there: memory outside of the heap that is new for each answer has all that is in
 * the heap looked through, again and again.
 */
const kept: Buffer[] = [];

function keep(bytes: Buffer): void {
  if (bytes.length === SIZE && kept.length < MOST_KEPT) kept.push(bytes);
}

/** A growing piece of JSON. */
export class JsonBytes {
  private bytes = kept.pop() ?? Buffer.allocUnsafeSlow(SIZE);
  private length = 0;

  /** What was written, as an operation answers it. Nothing is added any more. */
  done(): { json: Buffer; sent(): void } {
    const { bytes, length } = this;
    return { json: bytes.subarray(0, length), sent: () => keep(bytes) };
  }

  /** Adds JSON. */
  add(json: string): void {
    this.reserve(json.length * 3);
    this.length += this.bytes.write(json, this.length);
  }

  /** Adds JSON that is bytes already. */
  addBytes(json: Uint8Array): void {
    this.reserve(json.length);
    this.bytes.set(json, this.length);
    this.length += json.length;
  }

  /** Adds a part of other bytes as it is. */
  splice(from: Buffer, begin: number, end: number): void {
    this.reserve(end - begin);
    const { bytes } = this;
    let at = this.length;
    if (end - begin > SHORT) at += from.copy(bytes, at, begin, end);
    else for (let place = begin; place < end; place += 1) bytes[at++] = from[place] as number;
    this.length = at;
  }

  /** Adds the rest of a string behind its first quote: a text in UTF-8, escaped where it has to be, and the last quote. */
  endString(from: Buffer, begin: number, end: number): void {
    this.reserve(end - begin + 1);
    const { bytes } = this;
    let at = this.length;
    for (let place = begin; place < end; place += 1) {
      const byte = from[place] as number;
      if (byte < FIRST_PRINTED || byte === QUOTE || byte === BACKSLASH) {
        this.add(JSON.stringify(from.toString("utf8", begin, end)).slice(1));
        return;
      }
      bytes[at++] = byte;
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  /**
   * The same for a moment such as `2026-01-31 12:00:00.5+00`, as answers have it: `2026-01-31T12:00:00.500Z`.
   *
   * @returns false, and adds nothing, where it is written in another way: by a session of another time zone, or of a year that
   *   has not four digits
   */
  endMoment(from: Buffer, begin: number, end: number): boolean {
    // Without a fraction it has 22 characters.
    const fraction = end - begin - 22;
    const isUtc = from[end - 3] === PLUS && from[end - 2] === ZERO && from[end - 1] === ZERO;
    if (!isUtc || from[begin + 4] !== DASH || from[begin + 10] !== SPACE) return false;
    if (fraction !== 0 && (fraction < 2 || fraction > 4 || from[begin + 19] !== DOT)) return false;
    this.reserve(25);
    const { bytes } = this;
    let at = this.length;
    for (let place = begin; place < begin + 19; place += 1) bytes[at++] = from[place] as number;
    bytes[at - 9] = TIME_MARK;
    bytes[at++] = DOT;
    for (let digit = 1; digit <= 3; digit += 1) {
      bytes[at++] = digit < fraction ? (from[begin + 19 + digit] as number) : ZERO;
    }
    bytes[at++] = ZONE_MARK;
    bytes[at++] = QUOTE;
    this.length = at;
    return true;
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.bytes.length));
    larger.set(this.bytes.subarray(0, this.length));
    keep(this.bytes);
    this.bytes = larger;
  }
}

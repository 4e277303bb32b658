import { Socket, type SocketConstructorOpts } from "node:net";

/** What a stream is listened to by. */
export interface Listened {
  on(event: string, listener: (chunk: Buffer) => void): unknown;
}

/** The letter and the length of a message (PostgreSQL's frontend/backend protocol). */
const HEAD_LENGTH = 5;
const DATA_ROW = "D".charCodeAt(0);

/** What is read from a socket at once. */
const READ_SIZE = 64 * 1024;
/** Room for rows: at first, and how much is kept when they are read. */
const [FIRST_ROOM, MOST_ROOM] = [16 * 1024, 256 * 1024];

/**
 * The messages that a server sends on a connection, between its stream and `pg`, which reads them all; but for rows, while
 * those are taken as they are: to read each value of a row costs more than most answers that are made of it.
 *
 * What is read and taken stays where it is until the next comes: memory outside of the heap that is new for each answer has all
 * that is in the heap looked through, again and again.
 */
export class Messages {
  /** Whether rows are taken. */
  private takesRows = false;
  private rows = Buffer.allocUnsafeSlow(FIRST_ROOM);
  private taken = 0;
  private pass: (part: Buffer) => void = () => {};
  /** The beginning of a message's head, where the rest of it has not come. */
  private head: Buffer | null = null;
  /** How much of the message that has begun is still to come, and whether it is a row that is taken. */
  private left = 0;
  private isTaken = false;

  /** A socket, not connected, whose messages these are. @param make makes it, where it is one of its own kind */
  socket(make: (options: SocketConstructorOpts) => Socket = (options) => new Socket(options)): Socket {
    const buffer = Buffer.allocUnsafeSlow(READ_SIZE);
    const callback = (length: number) => {
      this.read(buffer.subarray(0, length), (part) => Buffer.from(part));
      return true;
    };
    return make({ onread: { buffer, callback } });
  }

  /** What `pg` listens to in place of a stream. */
  of(stream: Listened): Listened {
    return {
      on: (event, listener) => {
        if (event === "data") this.pass = listener;
        return stream.on(event, event === "data" ? (chunk) => this.read(chunk, (part) => part) : listener);
      },
    };
  }

  /** Takes the rows that are to come. */
  takeRows(): void {
    this.takesRows = true;
    this.taken = 0;
  }

  /** Leaves to `pg` what is to come. */
  leaveRows(): void {
    this.takesRows = false;
    if (this.rows.length > MOST_ROOM) this.rows = Buffer.allocUnsafeSlow(FIRST_ROOM);
  }

  /** The messages of the rows that were taken, until others are. */
  get takenRows(): Buffer {
    return this.rows.subarray(0, this.taken);
  }

  /** @param keep makes of a part what is not overwritten when the next is read */
  private read(chunk: Buffer, keep: (part: Buffer) => Buffer): void {
    const bytes = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    this.head = null;
    let [from, at] = [0, 0];
    const give = (to: number) => {
      if (from === to) return;
      const part = bytes.subarray(from, to);
      from = to;
      if (!this.isTaken) this.pass(keep(part));
      else if (this.takesRows) this.take(part);
    };
    for (;;) {
      const step = Math.min(this.left, bytes.length - at);
      at += step;
      this.left -= step;
      if (bytes.length - at < HEAD_LENGTH) break;
      const isTaken = this.takesRows && bytes[at] === DATA_ROW;
      if (isTaken !== this.isTaken) {
        give(at);
        this.isTaken = isTaken;
      }
      // Its length counts itself, and not the letter.
      this.left = 1 + bytes.readUInt32BE(at + 1);
    }
    if (at < bytes.length) this.head = Buffer.from(bytes.subarray(at));
    give(at);
  }

  private take(part: Buffer): void {
    const needed = this.taken + part.length;
    if (needed > this.rows.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.rows.length));
      larger.set(this.takenRows);
      this.rows = larger;
    }
    this.rows.set(part, this.taken);
    this.taken = needed;
  }
}

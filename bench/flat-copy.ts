import { once } from "node:events";
import type pg from "pg";

/** `pg`'s internal connection, which custom queries receive. The types of `pg` omit these fields. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: NodeJS.WritableStream & { writableNeedDrain: boolean };
}

const LINES_PER_CHUNK = 500;

/** Sends lines with `COPY … FROM STDIN`. */
class CopyIn {
  readonly done: Promise<void>;
  private readonly text: string;
  private readonly lines: Iterator<string>;
  private readonly completion: PromiseWithResolvers<void>;
  private error: Error | null = null;

  constructor(text: string, lines: Iterable<string>) {
    this.text = text;
    this.lines = lines[Symbol.iterator]();
    this.completion = Promise.withResolvers();
    this.done = this.completion.promise;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error) => this.completion.reject(error));
  }

  private async send(connection: CopyConnection): Promise<void> {
    for (let isDone = false; !isDone && !this.error; ) {
      let chunk = "";
      for (let line = 0; line < LINES_PER_CHUNK && !isDone; line += 1) {
        const next = this.lines.next();
        if (next.done) isDone = true;
        else chunk += next.value;
      }
      if (chunk !== "") connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    }
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.error = error;
    this.completion.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.completion.resolve();
  }
}

const ESCAPED: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function toField(value: string | null): string {
  return value === null
    ? "\\N"
    : value.replace(/[\\\t\n\r]/g, (character) => ESCAPED[character] ?? character);
}

/** Returns the changed columns of copy `n`. Values contain no tabs, backslashes or line breaks. */
export type Change = (n: number) => Readonly<Record<string, string | null>>;

/** Inserts copies of the row `id`, numbered from `from` to `to` (exclusive). */
export async function copyRow(
  client: pg.Client,
  table: string,
  { id, from, to }: { id: string; from: number; to: number },
  change: Change,
): Promise<void> {
  if (from >= to) return;
  const { fields } = await client.query(`SELECT * FROM ${table} LIMIT 0`);
  const names = fields.map(({ name }) => name);
  const { rows } = await client.query<Record<string, string | null>>(
    `SELECT ${names.map((name) => `${name}::text`).join(", ")} FROM ${table} WHERE id = $1`,
    [id],
  );
  const [original] = rows;
  if (!original) throw new Error(`no ${id} in ${table}`);
  // Changed columns come first, so that the rest of each line is constant.
  const changed = Object.keys(change(from));
  const same = names.filter((name) => !changed.includes(name));
  const constantFields = `${same.map((name) => toField(original[name] ?? null)).join("\t")}\n`;
  function* lines() {
    for (let n = from; n < to; n += 1) {
      const values = change(n);
      let line = "";
      for (const name of changed) line += `${values[name] ?? "\\N"}\t`;
      yield line + constantFields;
    }
  }
  const copy = new CopyIn(`COPY ${table} (${[...changed, ...same].join(", ")}) FROM STDIN`, lines());
  client.query(copy as unknown as pg.Submittable);
  await copy.done;
}

import { once } from "node:events";
import type pg from "pg";

/** `pg`'s internal connection of custom queries, which its types omit. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: NodeJS.WritableStream & { writableNeedDrain: boolean };
}

const AT_ONCE = 500;

class CopyIn {
  readonly done: Promise<void>;
  private readonly text: string;
  private readonly lines: Iterator<string>;
  private readonly settle: PromiseWithResolvers<void>;
  private fault: Error | null = null;

  constructor(text: string, lines: Iterable<string>) {
    this.text = text;
    this.lines = lines[Symbol.iterator]();
    this.settle = Promise.withResolvers();
    this.done = this.settle.promise;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error) => this.settle.reject(error));
  }

  private async send(connection: CopyConnection): Promise<void> {
    for (let isOver = false; !isOver && !this.fault; ) {
      let chunk = "";
      for (let line = 0; line < AT_ONCE && !isOver; line += 1) {
        const next = this.lines.next();
        if (next.done) isOver = true;
        else chunk += next.value;
      }
      if (chunk !== "") connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    }
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.fault = error;
    this.settle.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.settle.resolve();
  }
}

const ESCAPED: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function toField(value: string | null): string {
  return value === null ? "\\N" : value.replace(/[\\\t\n\r]/g, (one) => ESCAPED[one] ?? one);
}

/** Changed columns of copy `n`, as text without tabs, backslashes or line breaks. */
export type Change = (n: number) => Readonly<Record<string, string | null>>;

/** @param from number of the first copy; `to` is exclusive */
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
  const rest = `${same.map((name) => toField(original[name] ?? null)).join("\t")}\n`;
  function* lines() {
    for (let n = from; n < to; n += 1) {
      const values = change(n);
      let line = "";
      for (const name of changed) line += `${values[name] ?? "\\N"}\t`;
      yield line + rest;
    }
  }
  const copy = new CopyIn(`COPY ${table} (${[...changed, ...same].join(", ")}) FROM STDIN`, lines());
  client.query(copy as unknown as pg.Submittable);
  await copy.done;
}

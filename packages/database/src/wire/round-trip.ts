import type pg from "pg";
import type { Statement } from "../sql.ts";
import { valueParsers } from "../statements/value-parsers.ts";
import { boundFor, toFrames } from "./frames.ts";

export interface Done {
  rows: Record<string, unknown>[];
  command: string;
}

type Connection = pg.Connection & { parsedStatements: Record<string, string> };

interface Shape {
  names: readonly string[];
  parsers: readonly ((text: string) => unknown)[];
}

const NOTHING: Shape = { names: [], parsers: [] };

/** Caches result columns of prepared statements, so that each is described only once. */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

/** Sends statements in one round trip. Each sees the effects of those before it; none runs after a failed one. */
export function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  isPrepared: boolean,
): Promise<Done[]> {
  const limits = (client as LimitedClient).limitsToSend ?? null;
  const place = limits === null ? -1 : limitsPlace(statements);
  const sent = limits === null ? statements : statements.toSpliced(place, 0, limits);
  return new Promise((resolve, reject) => {
    const trip = new RoundTrip(sent, isPrepared, (error, done) => {
      if (!error) return resolve(limits === null ? done : done.toSpliced(place, 1));
      // Created where bytes are read, so its stack lacks the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      reject(error);
    });
    client.query(trip as unknown as pg.Submittable);
  });
}

interface LimitedClient extends pg.ClientBase {
  limitsToSend?: Statement | null;
}

/** After BEGIN, which must set the isolation level before any query; otherwise first. */
function limitsPlace([first]: readonly Statement[]): number {
  return first !== undefined && BEGINS.test(first.text) ? 1 : 0;
}

const BEGINS = /^begin\b/i;

class RoundTrip {
  /** `pg` wraps it, and replaces it after a timeout. */
  callback: (error: unknown, done: Done[]) => void;
  readonly statements: readonly Statement[];
  private readonly isPrepared: boolean;
  private readonly done: Done[] = [];
  private rows: Record<string, unknown>[] = [];
  private shape: Shape | undefined;
  private known: Map<string, Shape> = new Map();
  private fault: unknown;

  constructor(statements: readonly Statement[], isPrepared: boolean, callback: RoundTrip["callback"]) {
    this.statements = statements;
    this.isPrepared = isPrepared;
    this.callback = callback;
  }

  /** `pg` records it as prepared on the connection. */
  get name(): string | undefined {
    return this.isPrepared ? this.statements[this.done.length]?.name : undefined;
  }

  get text(): string | undefined {
    return this.statements[this.done.length]?.text;
  }

  submit(connection: Connection): Error | null {
    const { parsedStatements, stream } = connection;
    this.known = shapes.get(connection) ?? new Map();
    shapes.set(connection, this.known);
    let frames: Buffer;
    try {
      frames = toFrames(
        this.statements.map(({ name, ...plain }) =>
          boundFor(
            parsedStatements,
            this.isPrepared && name !== undefined ? { name, ...plain } : plain,
            this.known.has(name ?? ""),
          ),
        ),
      );
    } catch (error) {
      return error as Error;
    }
    this.begin();
    if (stream.writable) stream.write(frames);
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => valueParsers.getTypeParser(dataTypeID, "text")),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.shape ?? NOTHING;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < names.length; index += 1) {
        const text = fields[index] ?? null;
        row[names[index] as string] = text === null ? null : parsers[index]?.(text);
      }
    } catch (error) {
      this.fault ??= error;
    }
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this;
    if (name) this.known.set(name, this.shape ?? NOTHING);
    this.done.push({ rows: this.rows, command: text });
    this.begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: unknown): void {
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.fault, this.done);
  }

  private begin(): void {
    this.rows = [];
    this.shape = this.name ? this.known.get(this.name) : undefined;
  }
}

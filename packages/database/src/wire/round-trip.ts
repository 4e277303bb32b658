import type pg from "pg";
import type { Statement } from "../sql.ts";
import { valueParsers } from "../statements/value-parsers.ts";
import { boundFor, toFrames } from "./frames.ts";

/** What a statement came to: its rows, and what the server says was done, as `COMMIT`. */
export interface Done {
  rows: Record<string, unknown>[];
  command: string;
}

/** `pg`'s connection, as whatever is submitted to a client meets it. */
type Connection = pg.Connection & { parsedStatements: Record<string, string> };

/** The columns of a statement's rows. */
interface Shape {
  names: readonly string[];
  /** Parsers of the text format, by column. */
  parsers: readonly ((text: string) => unknown)[];
}

const NOTHING: Shape = { names: [], parsers: [] };

/** What is known of the statements that a connection has prepared. What it knows it is not asked again, at each run, to describe. */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

/**
 * Sends statements together, in one piece and one round trip. Each runs once the one before it has, and sees what that did;
 * after one that fails none runs.
 *
 * @param isPrepared whether statements with a name are prepared
 * @throws what the server says of the first that fails
 */
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
      // The server's errors are made where its bytes are read, which says nothing of who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      reject(error);
    });
    client.query(trip as unknown as pg.Submittable);
  });
}

/** A connection that is to be told its limits with what it is sent next. */
interface LimitedClient extends pg.ClientBase {
  limitsToSend?: Statement | null;
}

/** In a transaction that begins here, whose isolation is said before anything is asked; else before all, in the one that they share. */
function limitsPlace([first]: readonly Statement[]): number {
  return first !== undefined && BEGINS.test(first.text) ? 1 : 0;
}

const BEGINS = /^begin\b/i;

/** As `pg` hands the messages of the server to what was submitted to it. */
class RoundTrip {
  /** `pg` wraps it, and takes it away where the answer is late. */
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

  /** By which `pg` remembers what a connection has prepared, as it hears of it: that of the statement at hand. */
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

  /** What is known of the statement whose answer comes next. */
  private begin(): void {
    this.rows = [];
    this.shape = this.name ? this.known.get(this.name) : undefined;
  }
}

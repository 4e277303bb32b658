import type pg from "pg";
import type { Statement } from "../sql.ts";
import { valueParsers } from "../statements/value-parsers.ts";
import { bindStatement, toFrames } from "./frames.ts";

export interface StatementResult {
  rows: Record<string, unknown>[];
  command: string;
}

type Connection = pg.Connection & { parsedStatements: Record<string, string> };

interface Shape {
  names: readonly string[];
  parsers: readonly ((text: string) => unknown)[];
}

const NO_COLUMNS: Shape = { names: [], parsers: [] };

/** Caches result columns, so that the server describes each prepared statement only once. */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

/** Sends statements in one round trip. No statement runs after a failed one. */
export function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  { isPrepared }: { isPrepared: boolean },
): Promise<StatementResult[]> {
  const limits = (client as LimitedClient).limitsToSend ?? null;
  const limitsIndex = limits === null ? -1 : findLimitsIndex(statements);
  const statementsToSend = limits === null ? statements : statements.toSpliced(limitsIndex, 0, limits);
  return new Promise((resolve, reject) => {
    const trip = new RoundTrip(statementsToSend, isPrepared, (error, results) => {
      if (!error) return resolve(limits === null ? results : results.toSpliced(limitsIndex, 1));
      // The error was created where the response is read, so its stack lacks the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      reject(error);
    });
    client.query(trip as unknown as pg.Submittable);
  });
}

interface LimitedClient extends pg.ClientBase {
  limitsToSend?: Statement | null;
}

/** Puts the limits after BEGIN, because its isolation level must be set before any query. */
function findLimitsIndex([first]: readonly Statement[]): number {
  return first !== undefined && BEGINS.test(first.text) ? 1 : 0;
}

const BEGINS = /^begin\b/i;

class RoundTrip {
  /** `pg` wraps the callback, and replaces it after a timeout. */
  callback: (error: unknown, results: StatementResult[]) => void;
  statements: readonly Statement[];
  private readonly isPrepared: boolean;
  private results: StatementResult[] = [];
  private rows: Record<string, unknown>[] = [];
  private shape: Shape | undefined;
  private shapesByName: Map<string, Shape> = new Map();
  private parseError: unknown;

  constructor(statements: readonly Statement[], isPrepared: boolean, callback: RoundTrip["callback"]) {
    this.statements = statements;
    this.isPrepared = isPrepared;
    this.callback = callback;
  }

  /** `pg` records the name as prepared on the connection. */
  get name(): string | undefined {
    return this.isPrepared ? this.statements[this.results.length]?.name : undefined;
  }

  get text(): string | undefined {
    return this.statements[this.results.length]?.text;
  }

  submit(connection: Connection): Error | null {
    const { parsedStatements, stream } = connection;
    this.shapesByName = shapes.get(connection) ?? new Map();
    shapes.set(connection, this.shapesByName);
    let frames: Buffer;
    try {
      frames = toFrames(
        this.statements.map(({ name, ...unnamed }) =>
          bindStatement(
            parsedStatements,
            this.isPrepared && name !== undefined ? { name, ...unnamed } : unnamed,
            this.shapesByName.has(name ?? ""),
          ),
        ),
      );
    } catch (error) {
      return error as Error;
    }
    this.startStatement();
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
    const { names, parsers } = this.shape ?? NO_COLUMNS;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < names.length; index += 1) {
        const text = fields[index] ?? null;
        row[names[index] as string] = text === null ? null : parsers[index]?.(text);
      }
    } catch (error) {
      this.parseError ??= error;
    }
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this;
    if (name) this.shapesByName.set(name, this.shape ?? NO_COLUMNS);
    this.results.push({ rows: this.rows, command: text });
    this.startStatement();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: unknown): void {
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    const { results } = this;
    this.results = [];
    this.statements = [];
    this.callback(this.parseError, results);
  }

  private startStatement(): void {
    this.rows = [];
    this.shape = this.name ? this.shapesByName.get(this.name) : undefined;
  }
}

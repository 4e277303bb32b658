import type { Duplex } from "node:stream";
import type pg from "pg";
import type { Statement } from "../sql.ts";
import { boundFor, toFrames } from "./frames.ts";
import type { Messages } from "./messages.ts";
import { WireRows } from "./wire-rows.ts";

/** A connection as `pg`'s own queries have it: with what it knows of prepared statements, their texts by their names. */
export interface WireConnection {
  stream: Duplex;
  parsedStatements: Record<string, string | undefined>;
  attachListeners(stream: unknown): void;
  sendCopyFail(why: string): void;
}

type Done = (error: Error | null, result?: unknown) => void;

/**
 * A statement whose rows are taken as they were sent. It spares what `pg`'s own query does with each value; and what the columns
 * are, it asks once for each connection.
 */
export class RowsQuery implements pg.Submittable {
  readonly name: string | undefined;
  readonly text: string;
  /** Called once, by `pg` too. */
  callback: Done;
  private readonly statement: Statement;
  private readonly messages: Messages;
  private readonly typesByName: Map<string, readonly number[]>;
  private types: readonly number[] | undefined;
  private readonly read: (rows: WireRows) => unknown;
  private readonly before: readonly Statement[];

  /**
   * @param typesByName what is known of the connection's prepared statements
   * @param read reads the rows, while they are there, and throws nothing; `done` is told of what it gives
   * @param before is run in the same transaction, and gives no row
   */
  constructor(
    statement: Statement,
    messages: Messages,
    typesByName: Map<string, readonly number[]>,
    read: (rows: WireRows) => unknown,
    done: Done,
    before: Statement | null,
  ) {
    const { name, text } = statement;
    this.before = before === null ? [] : [before];
    this.name = name;
    this.text = text;
    this.statement = statement;
    this.messages = messages;
    this.typesByName = typesByName;
    this.types = name === undefined ? undefined : typesByName.get(name);
    this.read = read;
    this.callback = done;
  }

  submit(given: pg.Connection): Error | null {
    const connection = given as unknown as WireConnection;
    const { stream, parsedStatements } = connection;
    try {
      const frames = toFrames([
        ...this.before.map((statement) => boundFor(parsedStatements, statement, false)),
        boundFor(parsedStatements, this.statement, this.types !== undefined),
      ]);
      this.messages.takeRows();
      if (stream.writable) stream.write(frames);
    } catch (error) {
      return error as Error;
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: number }[] }): void {
    this.types = fields.map(({ dataTypeID }) => dataTypeID);
    if (this.name !== undefined) this.typesByName.set(this.name, this.types);
  }

  handleReadyForQuery(): void {
    const result = this.read(new WireRows(this.messages.takenRows, this.types ?? []));
    this.messages.leaveRows();
    this.callback(null, result);
  }

  handleError(error: Error): void {
    this.messages.leaveRows();
    this.callback(error);
  }

  /** Of one that was given up: nobody takes its rows. */
  handleDataRow(): void {}

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: WireConnection): void {
    connection.sendCopyFail("rows are read here");
  }

  handleCopyData(): void {}
}

import pg from "pg";
import type { Statement } from "../sql.ts";
import { sendTogether } from "./round-trip.ts";

type LimitedConfig = pg.ClientConfig & { transactionLimits: Statement };

type Query = (...args: unknown[]) => unknown;

/** A connection through a pooler. Sends the timeouts in `limits` with each transaction or single statement. */
export class LimitedClient extends pg.Client {
  private readonly limits: Statement;
  private isInTransaction = false;

  constructor(config: LimitedConfig) {
    super(config);
    this.limits = config.transactionLimits;
    (this as unknown as { connection: pg.Connection }).connection.on(
      "readyForQuery",
      ({ status }: { status?: string }) => {
        this.isInTransaction = status !== "I";
      },
    );
    const pgQuery = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => this.queryWithLimits(pgQuery, args)) as pg.Client["query"];
  }

  /** Null inside a transaction, which already has the limits. */
  get limitsToSend(): Statement | null {
    return this.isInTransaction ? null : this.limits;
  }

  private queryWithLimits(pgQuery: Query, args: unknown[]): unknown {
    const [query] = args;
    // True for query objects with their own `submit`, such as cursors.
    const sendsItself = typeof (query as { submit?: unknown } | null)?.submit === "function";
    return sendsItself || this.limitsToSend === null ? pgQuery(...args) : queryLimited(this, args);
  }
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

type QueryCallback = (error: unknown, result?: unknown) => void;

/** `args` can have any form that `pg` accepts. */
function queryLimited(client: pg.ClientBase, args: readonly unknown[]): Promise<unknown> | undefined {
  const [query] = args as [string | Statement];
  const callback = args.find((arg): arg is QueryCallback => typeof arg === "function");
  const { text, values = [] } = typeof query === "string" ? { text: query } : query;
  const parameters = args.find(Array.isArray) ?? values;
  const statement = { text, values: parameters.map(toTextValue) };
  const response = sendTogether(client, [statement], { isPrepared: false }).then(([result]) => ({
    rows: result?.rows ?? [],
    rowCount: Number(/ (\d+)$/.exec(result?.command ?? "")?.[1] ?? 0),
    command: (result?.command ?? "").split(" ")[0],
    fields: [],
  }));
  if (callback === undefined) return response;
  response.then((result) => callback(null, result), callback);
  return undefined;
}

/** Converts like `pg`, except that bytes become hexadecimal text. */
function toTextValue(value: unknown): unknown {
  const prepared = prepareValue(value);
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString("hex")}` : prepared;
}

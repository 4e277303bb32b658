import pg from "pg";
import type { Statement } from "../sql.ts";
import { sendTogether } from "./round-trip.ts";

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

type QueryCallback = (error: unknown, result?: unknown) => void;

/** Runs a statement, in any form that `pg` accepts, with the connection's limits. */
export function queryLimited(client: pg.ClientBase, args: readonly unknown[]): Promise<unknown> | undefined {
  const [query] = args as [string | Statement];
  const callback = args.find((one): one is QueryCallback => typeof one === "function");
  const { text, values = [] } = typeof query === "string" ? { text: query } : query;
  const parameters = args.find(Array.isArray) ?? values;
  const answer = sendTogether(client, [{ text, values: parameters.map(toTextValue) }], false).then(
    ([done]) => ({
      rows: done?.rows ?? [],
      rowCount: Number(/ (\d+)$/.exec(done?.command ?? "")?.[1] ?? 0),
      command: (done?.command ?? "").split(" ")[0],
      fields: [],
    }),
  );
  if (callback === undefined) return answer;
  answer.then((result) => callback(null, result), callback);
  return undefined;
}

/** Like `pg`, but bytes become text. */
function toTextValue(value: unknown): unknown {
  const prepared = prepareValue(value);
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString("hex")}` : prepared;
}

import pg from "pg";
import type { Statement } from "../sql.ts";
import { sendTogether } from "./round-trip.ts";

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

type Told = (error: unknown, result?: unknown) => void;

/** Runs a statement, in any form that `pg` accepts, with the connection's limits. */
export function queryLimited(client: pg.ClientBase, given: readonly unknown[]): Promise<unknown> | undefined {
  const [asked] = given as [string | Statement];
  const told = given.find((one): one is Told => typeof one === "function");
  const { text, values = [] } = typeof asked === "string" ? { text: asked } : asked;
  const own = given.find(Array.isArray) ?? values;
  const answer = sendTogether(client, [{ text, values: own.map(textOf) }], false).then(([done]) => ({
    rows: done?.rows ?? [],
    rowCount: Number(/ (\d+)$/.exec(done?.command ?? "")?.[1] ?? 0),
    command: (done?.command ?? "").split(" ")[0],
    fields: [],
  }));
  if (told === undefined) return answer;
  answer.then((result) => told(null, result), told);
  return undefined;
}

/** Like `pg`, but bytes become text. */
function textOf(value: unknown): unknown {
  const prepared = prepareValue(value);
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString("hex")}` : prepared;
}

import type pg from "pg";
import type { Statement, TextRows } from "../sql.ts";
import { sendTogether } from "./round-trip.ts";

/** As the `query` of `toSql`, on a connection, and reads of the rows what is asked for alone. */
export async function queryTexts(
  client: pg.ClientBase,
  isPrepared: boolean,
  statement: Statement,
): Promise<TextRows> {
  const [done] = await sendTogether(client, [statement], isPrepared, true);
  const { rows = [], parsers = [] } = done ?? {};
  return {
    rows,
    valueOf: (row, column) => {
      const value = row[column] ?? null;
      return value === null ? null : parsers[column]?.(value);
    },
  };
}

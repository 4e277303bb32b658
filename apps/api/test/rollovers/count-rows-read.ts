import type { Sql, StatementWithValues } from "@svc/database";
import pg from "pg";

interface PlanNode {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

/** Counts rows that a statement's scans read, including those that filters removed. */
export async function countRowsRead(
  client: pg.Client,
  { name = "", text, values }: StatementWithValues,
): Promise<number> {
  const { rows: prepared } = await client.query("SELECT FROM pg_prepared_statements WHERE name = $1", [name]);
  if (prepared.length === 0) await client.query(`PREPARE ${pg.escapeIdentifier(name)} AS ${text}`);
  const literals = values.map((value) => (value === null ? "NULL" : pg.escapeLiteral(toText(value))));
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE ${pg.escapeIdentifier(name)} (${literals.join(", ")})`,
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("PostgreSQL did not explain a statement");
  return countNodeRows(plan);
}

/** Counts the rows that all statements of a function read. The function receives no rows. */
export async function countRowsReadBy(
  client: pg.Client,
  read: (sql: Sql) => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  const sql: Sql = {
    // EXECUTE needs a name, so a client can count only one unnamed statement.
    async query({ name = "unprepared", text, values = [] }) {
      rows += await countRowsRead(client, { name, text, values: [...values] });
      return [];
    },
  };
  await read(sql);
  return rows;
}

const SCANS = /^(Seq|Index|Index Only|Bitmap Index|Bitmap Heap|Tid) Scan$/;

function countNodeRows(node: PlanNode): number {
  const childRows = (node.Plans ?? []).reduce((sum, child) => sum + countNodeRows(child), 0);
  // Only scans read rows; other nodes pass on rows of their children.
  if (node.Plans || !SCANS.test(node["Node Type"])) return childRows;
  const filteredOut = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return (node["Actual Rows"] + filteredOut) * node["Actual Loops"];
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(",")}}` : String(value);
}

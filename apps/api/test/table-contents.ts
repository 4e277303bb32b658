import type { TestEnvironment } from "@svc/testing";

const TABLES = [
  "organizations",
  "api_keys",
  "sealed_rotations",
  "accounts",
  "rollovers",
  "timeline_entries",
  "idempotency_records",
  "events",
  "webhook_endpoints",
  "webhook_deliveries",
  "webhook_lanes",
  "webhook_recoveries",
  "audit_log",
] as const;

/** How many rows each table holds: the same before and after whatever was refused. */
export async function countRows({ db }: TestEnvironment): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const { rows } = await db.pool.query(`SELECT ${counts.join(", ")}`);
  return rows[0];
}

/** The tables of the database in which a text stands anywhere, in any column of any type. */
export async function findTablesWith({ db }: TestEnvironment, text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    // What a partition holds, its table holds.
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM "${name}" AS line WHERE position(lower($1) IN lower(line::text)) > 0 LIMIT 1`;
    if ((await db.pool.query(sql, [text])).rows.length > 0) found.push(name);
  }
  return found;
}

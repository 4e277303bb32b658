import type { TestEnvironment } from "@svc/testing";

const TABLES = [
  "organizations",
  "api_keys",
  "sealed_rotations",
  "accounts",
  "rollovers",
  "timeline_entries",
  "letter_templates",
  "rollover_letters",
  "incoming_funds",
  "incoming_funds_entries",
  "incoming_funds_files",
  "tax_filings",
  "tax_filing_lines",
  "plans",
  "requirement_sets",
  "payment_details",
  "idempotency_records",
  "events",
  "webhook_endpoints",
  "webhook_deliveries",
  "webhook_lanes",
  "webhook_recoveries",
  "audit_log",
] as const;

export async function countRows({ db }: TestEnvironment): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const { rows } = await db.pool.query(`SELECT ${counts.join(", ")}`);
  return rows[0];
}

export async function digestTables({ db }: TestEnvironment, tables: readonly string[]): Promise<string[]> {
  const digests = tables.map(async (name) => {
    const { rows } = await db.pool.query<{ digest: string }>(
      `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS digest FROM "${name}" AS t`,
    );
    return rows[0]?.digest ?? "";
  });
  return Promise.all(digests);
}

/** Returns the names of the tables that contain the text in any column, ignoring case. */
export async function findTablesWith({ db }: TestEnvironment, text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    // A parent table covers its partitions.
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
  );
  const tableNames: string[] = [];
  for (const { name } of tables) {
    // The alias must not be the name of a column.
    const sql = `SELECT 1 FROM "${name}" AS whole_row WHERE position(lower($1) IN lower(whole_row::text)) > 0 LIMIT 1`;
    if ((await db.pool.query(sql, [text])).rows.length > 0) tableNames.push(name);
  }
  return tableNames;
}

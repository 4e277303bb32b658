import { encodeCursor } from "@svc/service-kit";
import pg from "pg";

/** The list's own SQL, with the values of a first page and of one half-way down. */
export interface ListStatements {
  sql: { first: string; deep: string };
  firstPage: unknown[];
  deepPage: unknown[];
  deepCursor: string;
}

const HALF_WAY = 500_000;

/** Takes the statements from the API itself, so that both sides run the same text. */
export async function listStatements(databaseUrl: string, organizationId: string): Promise<ListStatements> {
  const { listStatement } = await import("../apps/api/src/rollovers/rollover-store.ts");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    `SELECT id, created_at AS "createdAt" FROM rollovers WHERE organization_id = $1
     ORDER BY created_at DESC, id DESC OFFSET ${HALF_WAY} LIMIT 1`,
    [organizationId],
  );
  await client.end();
  const [position] = rows;
  if (!position) throw new Error("there are too few rows");
  const first = listStatement(organizationId, {}, null, 20);
  const deep = listStatement(organizationId, {}, position, 20);
  return {
    sql: { first: first.text, deep: deep.text },
    firstPage: first.values,
    deepPage: deep.values,
    deepCursor: encodeCursor(position),
  };
}

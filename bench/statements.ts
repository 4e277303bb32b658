import { encodeCursor } from "@svc/service-kit";
import pg from "pg";

/** What the list's own SQL is asked with, in the order of its parameters. */
export type ListParameter = "organizationId" | "since" | "createdAt" | "id" | "most";

/** The list's own SQL: the API's, so that both sides run the same. */
export async function readListSql(): Promise<{ text: string; parameters: ListParameter[] }> {
  const { rowsStatement } = await import("../apps/api/src/rollovers/rollover-store.ts");
  const { text, values } = rowsStatement("organizationId", {}, { createdAt: new Date(0), id: "id" }, 20);
  const parameters = values.map((value): ListParameter => {
    if (value instanceof Date) return "createdAt";
    if (typeof value === "number") return "most";
    return value === null ? "since" : (value as "organizationId" | "id");
  });
  return { text, parameters };
}

/** Cursors of so many places of an organization's list, from one far down on. */
export async function readDeepCursors(
  databaseUrl: string,
  organizationId: string,
  from: number,
  count: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    `SELECT id, created_at AS "createdAt" FROM rollovers WHERE organization_id = $1
     ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`,
    [organizationId, from, count],
  );
  await client.end();
  return rows.map(encodeCursor);
}

/** The SQL of one rollover, with the columns of the list: of its organization `$1`, with the id `$2`. */
export async function readRolloverSql(): Promise<string> {
  const [columns = ""] = (await readListSql()).text.split(" from ");
  return `${columns} from "rollovers" as "one" where "organization_id" = $1 and "id" = $2`;
}

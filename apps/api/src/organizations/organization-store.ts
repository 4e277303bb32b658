import {
  insertRow,
  kysely,
  type NewRow,
  type Params,
  type Row,
  type Sql,
  statement,
  updateRow,
} from "@svc/database";

export type Organization = Row<"organizations">;

const NAMES = [
  "id",
  "name",
  "allowedOrigins",
  "timeZone",
  "deadlineDays",
  "clockOffsetMs",
  "createdAt",
  "updatedAt",
] as const;

/** The organization with this id, or null. */
export async function findOrganization(db: Sql, id: string): Promise<Organization | null> {
  return findById.first(db, { id });
}

const findById = statement("organization_by_id", (param: Params<{ id: string }>) =>
  kysely.selectFrom("organizations").select(NAMES).where("id", "=", param.id),
);

/** Every organization, oldest first. */
export function readOrganizations(db: Sql): Promise<Organization[]> {
  return readAll(db);
}

const readAll = statement("organizations", () =>
  kysely.selectFrom("organizations").select(NAMES).orderBy("createdAt").orderBy("id"),
);

/** Writes a new organization, and gives it back. */
export function insertOrganization(tx: Sql, row: NewRow<"organizations">): Promise<Organization> {
  return insertRow(tx, "organizations", row, NAMES);
}

/** Writes where an organization's widget may run, and gives the organization back. */
export async function writeOrigins(
  tx: Sql,
  id: string,
  allowedOrigins: readonly string[],
  at: Date,
): Promise<Organization> {
  const row = await updateRow(tx, "organizations", id, { allowedOrigins, updatedAt: at }, NAMES);
  if (!row) throw new Error(`there is no ${id}`);
  return row;
}

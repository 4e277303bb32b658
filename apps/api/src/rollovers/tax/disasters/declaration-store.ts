import {
  countRows,
  type JsonText,
  kysely,
  type Params,
  rowsFromJson,
  rowsToJson,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import { toTotalCount } from "@svc/service-kit/lists";
import type { DisasterArea, DisasterDeclaration } from "./disaster-declaration.ts";

const COLUMNS = [
  "id",
  "version",
  "title",
  "areas",
  "startsOn",
  "postponedUntil",
  "source",
  "loadedAt",
] as const;

const selectLatest = () =>
  kysely
    .selectFrom("disasterDeclarations")
    .distinctOn("id")
    .select(COLUMNS)
    .orderBy("id")
    .orderBy("version", "desc")
    .$narrowType<{ areas: DisasterArea[] }>();

interface DeclarationFilter {
  /** Two-letter code. Null for all states. */
  state: string | null;
  afterId: string | null;
  limit: number;
}

export function listDeclarations(db: Sql, filter: DeclarationFilter): Promise<DisasterDeclaration[]> {
  return readPage(db, filter);
}

const selectMatching = (param: Params<Pick<DeclarationFilter, "state">>) =>
  kysely
    .selectFrom(selectLatest().as("latest"))
    .select(COLUMNS)
    .where(
      sql<boolean>`(${param.state}::text IS NULL OR areas @> jsonb_build_array(jsonb_build_object('state', ${param.state}::text)))`,
    );

/** Returns null if there are too many to count. */
export async function countDeclarations(
  db: Sql,
  filter: Pick<DeclarationFilter, "state">,
): Promise<number | null> {
  return toTotalCount((await countMatching.first(db, filter))?.count ?? 0);
}

const countMatching = statement(
  "disaster_declarations_total_count",
  (param: Params<Pick<DeclarationFilter, "state">>) => countRows(selectMatching(param)),
);

const readPage = statement("disaster_declarations", (param: Params<DeclarationFilter>) =>
  selectMatching(param)
    .where(sql<boolean>`(${param.afterId}::text IS NULL OR id > ${param.afterId}::text COLLATE "C")`)
    .orderBy(sql`id COLLATE "C"`)
    .limit(param.limit),
);

export const readDeclarations: (db: Sql) => Promise<DisasterDeclaration[]> = statement(
  "disaster_declarations_all",
  selectLatest,
);

export async function findDeclaration(db: Sql, id: string): Promise<DisasterDeclaration | null> {
  const [declaration] = await readOne(db, { id });
  return declaration ?? null;
}

const readOne = statement("disaster_declaration", (param: Params<{ id: string }>) =>
  selectLatest().where("id", "=", param.id),
);

export async function listDeclarationIds(db: Sql): Promise<string[]> {
  return (await readIds(db)).map(({ id }) => id);
}

const readIds = statement("disaster_declaration_ids", () =>
  kysely.selectFrom("disasterDeclarations").distinct().select("id").orderBy("id"),
);

export async function insertDeclarations(
  tx: Sql,
  declarations: readonly DisasterDeclaration[],
): Promise<void> {
  await insert(tx, { rows: rowsToJson<"disasterDeclarations">(declarations) });
}

const insert = statement("disaster_declarations_insert", (param: Params<{ rows: JsonText }>) =>
  kysely
    .insertInto("disasterDeclarations")
    .columns(COLUMNS)
    .expression(
      kysely
        .selectFrom(rowsFromJson("disasterDeclarations", param.rows))
        .select(COLUMNS.map((name) => `given.${name}` as const)),
    ),
);

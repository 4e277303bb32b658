import {
  type AuditEntryInput,
  type Database,
  type JsonText,
  kysely,
  type Params,
  rowsFromJson,
  rowsToJson,
  type Sql,
  sql,
  statement,
  toAuditRows,
  typedList,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import type { AliasFact, Custodian, CustodianSeed } from "./custodian.ts";

export const readCustodians: (db: Sql) => Promise<Custodian[]> = statement("custodians", () =>
  kysely
    .selectFrom("custodians")
    .select([
      "id",
      "slug",
      "name",
      "aliases",
      "category",
      "roles",
      "supportedAccountTypes",
      "deliveryMethods",
      "requirements",
      "logoUrl",
      "website",
      "receiving",
      "verified",
      "active",
      "createdAt",
      "updatedAt",
      "popularRank",
    ])
    // Older rows have no alias facts until `insertMissingCustodians` runs.
    .select(sql<AliasFact[]>`coalesce(alias_facts, '[]')`.as("aliasFacts"))
    .select(
      sql<
        Custodian["processingDays"]
      >`jsonb_build_object('min', processing_days_min, 'max', processing_days_max)`.as("processingDays"),
    )
    .$narrowType<
      Pick<
        Custodian,
        "category" | "roles" | "supportedAccountTypes" | "deliveryMethods" | "requirements" | "receiving"
      >
    >(),
);

/** The fields that determine where money goes. The second person of an approval confirms them. */
export type CustodianFacts = Pick<Custodian, "id" | "name" | "receiving">;

/** Reads from the database, because the cache can be outdated. Omits unknown IDs. */
export function readCustodianFacts(db: Sql, ids: readonly string[]): Promise<CustodianFacts[]> {
  return readFacts(db, { ids });
}

const readFacts = statement("custodian_facts", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("custodians")
    .select(["id", "name", "receiving"])
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .$narrowType<Pick<Custodian, "receiving">>(),
);

interface SeedWithId {
  id: string;
  seed: CustodianSeed;
}

const BATCH_SIZE = 500;

interface SeedWithAudit extends SeedWithId {
  entry: AuditEntryInput;
}

/** Inserts or replaces custodians by ID, and records audit entries. Existing slugs stay unchanged. */
export async function writeCustodians(
  tx: Sql,
  custodians: readonly SeedWithAudit[],
  at: Date,
): Promise<void> {
  for (const batch of toBatches(custodians)) {
    const entries = toAuditRows(batch.map(({ entry }) => entry));
    await write(tx, { rows: toRows(batch, at), entries });
  }
}

const write = statement("custodians_import", (param: Params<{ rows: JsonText; entries: JsonText }>) =>
  kysely.selectNoFrom(sql`import_custodians(${param.rows}::jsonb, ${param.entries}::jsonb)::text`.as("done")),
);

/**
 * Adds custodians with new slugs. Also fills in missing receiving instructions of the sandbox, and missing alias facts and ranks
 * of older rows.
 * @returns the number of added custodians
 */
export async function insertMissingCustodians(
  db: Database,
  seeds: readonly CustodianSeed[],
  now: Date,
): Promise<number> {
  const seedsWithIds = seeds.map((seed) => ({ id: newId("cus"), seed }));
  const rows = toRows(seedsWithIds, now);
  const added = await insertMissing(db.sql, { rows });
  await fillSandboxReceiving(db.sql, { rows });
  await fillSearchFields(db.sql, { rows });
  return added.length;
}

const ALL_COLUMNS = [
  "id",
  "slug",
  "name",
  "aliases",
  "aliasFacts",
  "category",
  "roles",
  "supportedAccountTypes",
  "deliveryMethods",
  "requirements",
  "processingDaysMin",
  "processingDaysMax",
  "popularRank",
  "logoUrl",
  "website",
  "receiving",
  "verified",
  "active",
  "createdAt",
  "updatedAt",
] as const;

type CustodianRowsParam = Params<{ rows: JsonText }>;

const insertMissing = statement("custodians_insert_missing", (param: CustodianRowsParam) =>
  kysely
    .insertInto("custodians")
    .columns(ALL_COLUMNS)
    .expression(
      kysely
        .selectFrom(rowsFromJson("custodians", param.rows))
        .select(ALL_COLUMNS.map((name) => `given.${name}` as const)),
    )
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id"),
);

const fillSandboxReceiving = statement("custodians_complete_sandbox", (param: CustodianRowsParam) =>
  kysely
    .updateTable("custodians")
    .from(rowsFromJson("custodians", param.rows))
    .set((row) => Object.fromEntries([["receiving", row.ref("given.receiving")]]))
    .whereRef("custodians.slug", "=", "given.slug")
    .where("custodians.category", "=", "sandbox")
    .where("custodians.receiving", "is", null)
    .where("given.receiving", "is not", null),
);

const fillSearchFields = statement("custodians_complete_finding", (param: CustodianRowsParam) =>
  kysely
    .updateTable("custodians")
    .from(rowsFromJson("custodians", param.rows))
    .set((row) => ({
      aliasFacts: sql`(
        SELECT coalesce(jsonb_agg(fact), '[]') FROM jsonb_array_elements(${row.ref("given.aliasFacts")}) AS fact
        WHERE fact ->> 'alias' = ANY (${row.ref("custodians.aliases")}))`,
      popularRank: row.ref("given.popularRank"),
    }))
    .whereRef("custodians.slug", "=", "given.slug")
    .where("custodians.aliasFacts", "is", null),
);

function toRows(custodians: readonly SeedWithId[], at: Date): JsonText {
  return rowsToJson<"custodians">(
    custodians.map(({ id, seed: { processingDays, ...columns } }) => ({
      id,
      ...columns,
      processingDaysMin: processingDays.min,
      processingDaysMax: processingDays.max,
      createdAt: at,
      updatedAt: at,
    })),
  );
}

function* toBatches<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    yield values.slice(start, start + BATCH_SIZE);
  }
}

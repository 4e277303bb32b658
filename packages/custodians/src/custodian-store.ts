import {
  type Database,
  givenRows,
  type JsonText,
  kysely,
  type Params,
  rowsAsJson,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import type { Custodian, CustodianSeed } from "./custodian.ts";

/** Every custodian, the inactive ones too. */
export function readCustodians(db: Sql): Promise<Custodian[]> {
  return readAll(db);
}

const readAll = statement("custodians", () =>
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
    ])
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

/** A custodian with the id that it has or is to have. */
interface NamedCustodian {
  id: string;
  seed: CustodianSeed;
}

/** Of a directory of any size in one statement. */
const ROWS_AT_ONCE = 500;

/** Writes new custodians. */
export async function insertCustodians(
  tx: Sql,
  custodians: readonly NamedCustodian[],
  at: Date,
): Promise<void> {
  for (const step of inSteps(custodians)) await insertNew(tx, { rows: toRows(step, at) });
}

/** Writes all of the custodians that have these ids anew, their slugs excepted. */
export async function updateCustodians(
  tx: Sql,
  custodians: readonly NamedCustodian[],
  at: Date,
): Promise<void> {
  for (const step of inSteps(custodians)) await update(tx, { rows: toRows(step, at) });
}

/**
 * Adds the custodians whose slug is not there yet. What is there stays as the operator left it, so this may run at
 * every start. The sandbox's, which the service keeps itself, are told how money reaches them where they do not know.
 *
 * @returns how many were added
 */
export async function insertMissingCustodians(
  db: Database,
  seeds: readonly CustodianSeed[],
  now: Date,
): Promise<number> {
  const named = seeds.map((seed) => ({ id: newId("cus"), seed }));
  const rows = toRows(named, now);
  const added = await insertMissing(db.sql, { rows });
  await completeSandbox(db.sql, { rows });
  return added.length;
}

const CHANGING = [
  "name",
  "aliases",
  "category",
  "roles",
  "supportedAccountTypes",
  "deliveryMethods",
  "requirements",
  "processingDaysMin",
  "processingDaysMax",
  "logoUrl",
  "website",
  "receiving",
  "verified",
  "active",
  "updatedAt",
] as const;
const ALL = ["id", "slug", "createdAt", ...CHANGING] as const;

type GivenCustodians = Params<{ rows: JsonText }>;

const insert = (param: GivenCustodians) =>
  kysely
    .insertInto("custodians")
    .columns(ALL)
    .expression(
      kysely
        .selectFrom(givenRows("custodians", param.rows))
        .select(ALL.map((name) => `given.${name}` as const)),
    );

const insertNew = statement("custodians_insert", insert);

const insertMissing = statement("custodians_insert_missing", (param: GivenCustodians) =>
  insert(param)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id"),
);

const update = statement("custodians_update", (param: GivenCustodians) =>
  kysely
    .updateTable("custodians")
    .from(givenRows("custodians", param.rows))
    .set((row) => Object.fromEntries(CHANGING.map((name) => [name, row.ref(`given.${name}`)])))
    .whereRef("custodians.id", "=", "given.id"),
);

const completeSandbox = statement("custodians_complete_sandbox", (param: GivenCustodians) =>
  kysely
    .updateTable("custodians")
    .from(givenRows("custodians", param.rows))
    .set((row) => Object.fromEntries([["receiving", row.ref("given.receiving")]]))
    .whereRef("custodians.slug", "=", "given.slug")
    .where("custodians.category", "=", "sandbox")
    .where("custodians.receiving", "is", null)
    .where("given.receiving", "is not", null),
);

function toRows(custodians: readonly NamedCustodian[], at: Date): JsonText {
  return rowsAsJson<"custodians">(
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

function* inSteps<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
    yield values.slice(start, start + ROWS_AT_ONCE);
  }
}

import { type Database, insertRows, json, type Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { Custodian, CustodianSeed } from "./custodian.ts";

/** Every custodian, the inactive ones too. */
export function readCustodians(db: Sql): Promise<Custodian[]> {
  return db.query<Custodian>({
    name: "custodians",
    text: `SELECT id, slug, name, aliases, category, roles, supported_account_types AS "supportedAccountTypes",
        delivery_methods AS "deliveryMethods", requirements,
        jsonb_build_object('min', processing_days_min, 'max', processing_days_max) AS "processingDays",
        logo_url AS "logoUrl", website, verified, active, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM custodians`,
  });
}

/** A custodian with the id that it has or is to have. */
interface NamedCustodian {
  id: string;
  seed: CustodianSeed;
}

/** A statement has at most 65 535 values. */
const ROWS_AT_ONCE = 500;

/** Writes new custodians. */
export async function insertCustodians(
  tx: Sql,
  custodians: readonly NamedCustodian[],
  at: Date,
): Promise<void> {
  for (const step of inSteps(custodians)) {
    const rows = step.map((one) => ({ ...toColumns(one), createdAt: at, updatedAt: at }));
    await insertRows(tx, "custodians", rows);
  }
}

/** Writes all of the custodians that have these ids anew, their slugs excepted. */
export async function updateCustodians(
  tx: Sql,
  custodians: readonly NamedCustodian[],
  at: Date,
): Promise<void> {
  for (const step of inSteps(custodians)) {
    await tx.query({
      name: "custodians_update",
      text: `UPDATE custodians SET name = new.name, aliases = new.aliases, category = new.category, roles = new.roles,
          supported_account_types = new."supportedAccountTypes", delivery_methods = new."deliveryMethods",
          requirements = new.requirements, processing_days_min = new."processingDaysMin",
          processing_days_max = new."processingDaysMax", logo_url = new."logoUrl", website = new.website,
          verified = new.verified, active = new.active, updated_at = $2
        FROM jsonb_to_recordset($1::jsonb) AS new(id text, name text, aliases text[], category text, roles text[],
          "supportedAccountTypes" text[], "deliveryMethods" text[], requirements jsonb, "processingDaysMin" int,
          "processingDaysMax" int, "logoUrl" text, website text, verified boolean, active boolean)
        WHERE custodians.id = new.id`,
      values: [json(step.map((one) => ({ ...toColumns(one), requirements: one.seed.requirements }))), at],
    });
  }
}

function* inSteps<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
    yield values.slice(start, start + ROWS_AT_ONCE);
  }
}

function toColumns({ id, seed }: NamedCustodian) {
  const { processingDays, requirements, ...columns } = seed;
  return {
    id,
    ...columns,
    requirements: json(requirements),
    processingDaysMin: processingDays.min,
    processingDaysMax: processingDays.max,
  };
}

/**
 * Adds the custodians whose slug is not there yet. What is there stays as the operator left it, so this may run at
 * every start.
 *
 * @returns how many were added
 */
export async function insertMissingCustodians(
  db: Database,
  seeds: readonly CustodianSeed[],
  now: Date,
): Promise<number> {
  const { count } = await db.prisma.custodian.createMany({
    skipDuplicates: true,
    data: seeds.map(({ processingDays, requirements, ...seed }) => ({
      ...seed,
      id: newId("cus"),
      aliases: [...seed.aliases],
      roles: [...seed.roles],
      supportedAccountTypes: [...seed.supportedAccountTypes],
      deliveryMethods: [...seed.deliveryMethods],
      requirements: { ...requirements },
      processingDaysMin: processingDays.min,
      processingDaysMax: processingDays.max,
      createdAt: now,
      updatedAt: now,
    })),
  });
  return count;
}

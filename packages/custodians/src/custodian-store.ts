import type { Database } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { Custodian, CustodianSeed } from "./custodian.ts";

/** Every custodian, the inactive ones too. */
export async function loadCustodians(db: Database): Promise<Custodian[]> {
  const rows = await db.prisma.custodian.findMany();
  return rows.map(({ processingDaysMin, processingDaysMax, ...row }) => ({
    ...row,
    category: row.category as Custodian["category"],
    roles: row.roles as Custodian["roles"],
    supportedAccountTypes: row.supportedAccountTypes as Custodian["supportedAccountTypes"],
    deliveryMethods: row.deliveryMethods as Custodian["deliveryMethods"],
    requirements: row.requirements as unknown as Custodian["requirements"],
    processingDays: { min: processingDaysMin, max: processingDaysMax },
  }));
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

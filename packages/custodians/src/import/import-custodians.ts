import {
  type Actor,
  awaitName,
  type Database,
  inSqlTransaction,
  recordAuditsInSteps,
  type Sql,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import { insertCustodians, readCustodians, updateCustodians } from "../custodian-store.ts";
import type { ReadCustodian } from "./csv-schema.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";

/** How an import is to be done. */
export interface ImportOptions {
  deactivateMissing: boolean;
  /** Only say what would change. */
  dryRun: boolean;
  /** SHA-256 of the file, for the audit. */
  fileDigest: string;
}

/**
 * Brings the directory to what a file says, in one transaction: all of it or nothing. Imports wait for one another. Running
 * services read the directory again within a minute.
 *
 * @param wanted what `parseDirectory` read
 * @returns what was, or would be, changed
 */
export function importCustodians(
  ctx: { db: Database; clock: { now(): Date } },
  actor: Actor,
  wanted: readonly ReadCustodian[],
  options: ImportOptions,
): Promise<ImportPlan> {
  return inSqlTransaction(ctx.db, async (tx) => {
    if (!options.dryRun) await awaitName(tx, "custodians:import");
    const plan = planImport(await readCustodians(tx), wanted, options.deactivateMissing);
    if (!options.dryRun) await writePlan(tx, actor, plan, options.fileDigest, ctx.clock.now());
    return plan;
  });
}

async function writePlan(
  tx: Sql,
  actor: Actor,
  plan: ImportPlan,
  fileDigest: string,
  at: Date,
): Promise<void> {
  const added = plan.added.map((seed) => ({ id: newId("cus"), seed }));
  if (added.length + plan.updated.length === 0) return;
  await insertCustodians(tx, added, at);
  await updateCustodians(tx, plan.updated, at);
  const entry = { organizationId: null, actor, requestId: null, at };
  await recordAuditsInSteps(tx, [
    {
      ...entry,
      action: "custodians.imported",
      targetId: "custodians",
      data: {
        file: `sha256:${fileDigest}`,
        added: added.length,
        updated: plan.updated.length - plan.deactivated.length,
        deactivated: plan.deactivated.length,
      },
    },
    ...added.map(({ id, seed }) => ({
      ...entry,
      action: "custodian.added" as const,
      targetId: id,
      data: { slug: seed.slug },
    })),
    ...plan.updated.map(({ id, seed, changes }) => ({
      ...entry,
      action: "custodian.updated" as const,
      targetId: id,
      data: { slug: seed.slug, changes },
    })),
  ]);
}

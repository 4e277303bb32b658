import {
  type Actor,
  type Database,
  inSqlTransaction,
  lockNameWithoutTimeout,
  recordAuditsInBatches,
  type Sql,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { readCustodians, writeCustodians } from "../custodian-store.ts";
import type { ParsedCustodian } from "./csv-schema.ts";
import { digestPlan, type ImportPlan, planImport } from "./plan-import.ts";

export const CUSTODIAN_AUDIT_ACTIONS = [
  "custodians.imported",
  "custodians.exported",
  "custodian.added",
  "custodian.updated",
] as const;

export interface ImportOptions {
  deactivateMissing: boolean;
  dryRun: boolean;
  /** SHA-256 of the file, for the audit log. */
  fileDigest: string;
  /** Digest of the reviewed plan. Other plans are rejected. */
  reviewedPlan?: string | undefined;
}

interface Importer {
  actor: Actor;
  requestId: string | null;
  at: Date;
}

/**
 * Applies a file to the directory in one transaction. Imports run one at a time. Services reload the directory within a minute.
 *
 * @returns the changes, which a dry run does not apply
 */
export function importCustodians(
  ctx: { db: Database; clock: { now(): Date } },
  actor: Actor,
  { parsedCustodians, options }: { parsedCustodians: readonly ParsedCustodian[]; options: ImportOptions },
): Promise<ImportPlan> {
  const importer = { actor, requestId: null, at: ctx.clock.now() };
  return inSqlTransaction(ctx.db, (tx) => importInTransaction(tx, importer, { parsedCustodians, options }));
}

/**
 * Like `importCustodians`, in the caller's transaction.
 * @throws Problem `version_conflict` if the plan differs from the reviewed plan
 */
export async function importInTransaction(
  tx: Sql,
  importer: Importer,
  {
    parsedCustodians,
    options: { dryRun, deactivateMissing, fileDigest, reviewedPlan },
  }: { parsedCustodians: readonly ParsedCustodian[]; options: ImportOptions },
): Promise<ImportPlan> {
  if (!dryRun) await lockNameWithoutTimeout(tx, "custodians:import");
  const plan = planImport(await readCustodians(tx), parsedCustodians, { deactivateMissing });
  if (reviewedPlan !== undefined && reviewedPlan !== digestPlan(plan, fileDigest)) {
    throw new Problem(
      "version_conflict",
      "The import no longer matches its preview: the directory, the file, or the option to " +
        "deactivate missing custodians has changed. Preview the import again.",
    );
  }
  if (!dryRun) await writePlan(tx, importer, { plan, fileDigest });
  return plan;
}

async function writePlan(
  tx: Sql,
  { actor, requestId, at }: Importer,
  { plan: { added, updated, deactivated }, fileDigest }: { plan: ImportPlan; fileDigest: string },
): Promise<void> {
  if (added.length + updated.length === 0) return;
  const entry = { organizationId: null, actor, requestId, at };
  await recordAuditsInBatches(tx, [
    {
      ...entry,
      action: "custodians.imported",
      targetId: "custodians",
      data: {
        file: `sha256:${fileDigest}`,
        added: added.length,
        updated: updated.length - deactivated.length,
        deactivated: deactivated.length,
      },
    },
  ]);
  const custodians = [
    ...added.map((seed) => {
      const id = newId("cus");
      const data = { slug: seed.slug };
      return { id, seed, entry: { ...entry, action: "custodian.added" as const, targetId: id, data } };
    }),
    ...updated.map(({ id, seed, changes }) => {
      const data = { slug: seed.slug, changes };
      return { id, seed, entry: { ...entry, action: "custodian.updated" as const, targetId: id, data } };
    }),
  ];
  await writeCustodians(tx, custodians, at);
}

import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import type { Approval } from "./approval.ts";

export interface CustodianChange {
  id: string;
  /** Changed facts by custodian: `{"cus_…": ["name", "wire"]}`. */
  facts: Readonly<Record<string, readonly string[]>>;
  transactionId: string;
  /** With `afterApprovalId`, identifies the last processed approval; null before the first. */
  afterOrganizationId: string | null;
  afterApprovalId: string | null;
}

/** Locks the oldest change that no other worker has locked. */
export function lockCustodianChange(tx: Sql, before: Date): Promise<CustodianChange | null> {
  return lockOldest.first(tx, { before });
}

const lockOldest = statement("custodian_change_locked", (param: Params<{ before: Date }>) =>
  kysely
    .selectFrom("custodianChanges")
    .select(["facts", "afterOrganizationId", "afterApprovalId"])
    .select([sql<string>`id::text`.as("id"), sql<string>`transaction_id::text`.as("transactionId")])
    .where("changedAt", "<=", param.before)
    .orderBy("custodianChanges.id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<Pick<CustodianChange, "facts">>(),
);

export async function saveCustodianChangeProgress(tx: Sql, id: string, last: Approval): Promise<void> {
  await saveProgress(tx, { id, afterOrganizationId: last.organizationId, afterApprovalId: last.id });
}

const saveProgress = statement(
  "custodian_change_moved",
  (param: Params<{ id: string; afterOrganizationId: string; afterApprovalId: string }>) =>
    kysely
      .updateTable("custodianChanges")
      .set({ afterOrganizationId: param.afterOrganizationId, afterApprovalId: param.afterApprovalId })
      .where("id", "=", sql<never>`${param.id}::bigint`),
);

export async function deleteCustodianChange(tx: Sql, id: string): Promise<void> {
  await remove(tx, { id });
}

const remove = statement("custodian_change_delete", (param: Params<{ id: string }>) =>
  kysely.deleteFrom("custodianChanges").where("id", "=", sql<never>`${param.id}::bigint`),
);

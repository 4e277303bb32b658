import { kysely, listOf, type Params, type Sql, sql, statement } from "@svc/database";
import { BEFORE_MONEY } from "../rollovers/workflow/action-definition.ts";
import type { Approval } from "./approval.ts";
import { NAMES } from "./approval-store.ts";
import type { CustodianChange } from "./custodian-change-store.ts";

// Approvals stand while they are pending or confirmed for a rollover whose money has not left.

const standingApprovals = () =>
  kysely
    .selectFrom("approvals as asked")
    .innerJoin("rollovers as moved", (join) =>
      join
        .onRef("moved.id", "=", "asked.rolloverId")
        .onRef("moved.organizationId", "=", "asked.organizationId"),
    )
    .select(["asked.state", ...NAMES.map((name) => `asked.${name}` as const)])
    .where("asked.state", "in", ["pending", "confirmed", "done"])
    .where("asked.covered", "is not", null)
    .where("moved.state", "in", [...BEFORE_MONEY, "awaiting_documents", "on_hold"]);

/** An account's standing approvals. */
export function listStanding(tx: Sql, organizationId: string, accountId: string): Promise<Approval[]> {
  return standing(tx, { organizationId, accountId });
}

const standing = statement(
  "approvals_standing",
  (param: Params<{ organizationId: string; accountId: string }>) =>
    standingApprovals()
      .where("asked.organizationId", "=", param.organizationId)
      .where("moved.accountId", "=", param.accountId)
      .orderBy("asked.requestedAt")
      .orderBy("asked.id")
      .$narrowType<Approval>(),
);

/** A standing approval of a rollover from or to a changed custodian. */
export interface ConcernedApproval extends Approval {
  rolloverId: string;
  accountId: string;
  sourceCustodianId: string;
  destinationCustodianId: string;
}

/** Standing approvals of rollovers from or to a change's custodians, after the last that was looked at: one organization after the other. */
export function listConcerned(
  tx: Sql,
  { facts, afterOrganizationId, afterApprovalId }: CustodianChange,
  limit: number,
): Promise<ConcernedApproval[]> {
  const after = { afterOrganizationId: afterOrganizationId ?? "", afterApprovalId: afterApprovalId ?? "" };
  return concerned(tx, { custodianIds: Object.keys(facts), ...after, limit });
}

interface Concerned {
  custodianIds: readonly string[];
  afterOrganizationId: string;
  afterApprovalId: string;
  limit: number;
}

const concerned = statement("approvals_at_custodians", (param: Params<Concerned>) =>
  standingApprovals()
    .select(["moved.accountId", "moved.sourceCustodianId", "moved.destinationCustodianId"])
    .where((where) =>
      where.or(
        (["moved.sourceCustodianId", "moved.destinationCustodianId"] as const).map((side) =>
          where(side, "=", kysely.fn.any(listOf("text", param.custodianIds))),
        ),
      ),
    )
    .where(
      sql<boolean>`(asked.organization_id, asked.id) > (${param.afterOrganizationId}::text, ${param.afterApprovalId}::text)`,
    )
    .orderBy("asked.organizationId")
    .orderBy("asked.id")
    .limit(param.limit)
    .$narrowType<ConcernedApproval>(),
);

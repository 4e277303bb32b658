import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";
import { BEFORE_MONEY } from "@svc/rollover-rules/workflow/action-definition";
import type { Approval } from "./approval.ts";
import { APPROVAL_COLUMNS } from "./approval-store.ts";
import type { CustodianChange } from "./custodian-change-store.ts";

// A standing approval is pending, confirmed or done, and its rollover's money has not left the source yet.

const selectStandingApprovals = () =>
  kysely
    .selectFrom("approvals as request")
    .innerJoin("rollovers as rollover", (join) =>
      join
        .onRef("rollover.id", "=", "request.rolloverId")
        .onRef("rollover.organizationId", "=", "request.organizationId"),
    )
    .select(["request.state", ...APPROVAL_COLUMNS.map((name) => `request.${name}` as const)])
    .where("request.state", "in", ["pending", "confirmed", "done"])
    .where("request.covered", "is not", null)
    .where("rollover.state", "in", [...BEFORE_MONEY, "awaiting_documents", "on_hold"]);

export function listStandingApprovals(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<Approval[]> {
  return readStanding(tx, { organizationId, accountId });
}

const readStanding = statement(
  "approvals_standing",
  (param: Params<{ organizationId: string; accountId: string }>) =>
    selectStandingApprovals()
      .where("request.organizationId", "=", param.organizationId)
      .where("rollover.accountId", "=", param.accountId)
      .orderBy("request.requestedAt")
      .orderBy("request.id")
      .$narrowType<Approval>(),
);

export interface AffectedApproval extends Approval {
  rolloverId: string;
  accountId: string;
  sourceCustodianId: string;
  destinationCustodianId: string;
}

/** Lists standing approvals of rollovers from or to the changed custodians, after the last processed approval. */
export function listAffectedApprovals(
  tx: Sql,
  { facts, afterOrganizationId, afterApprovalId }: CustodianChange,
  limit: number,
): Promise<AffectedApproval[]> {
  const after = { afterOrganizationId: afterOrganizationId ?? "", afterApprovalId: afterApprovalId ?? "" };
  return selectAffected(tx, { custodianIds: Object.keys(facts), ...after, limit });
}

interface AffectedParams {
  custodianIds: readonly string[];
  afterOrganizationId: string;
  afterApprovalId: string;
  limit: number;
}

const selectAffected = statement("approvals_at_custodians", (param: Params<AffectedParams>) =>
  selectStandingApprovals()
    .select(["rollover.accountId", "rollover.sourceCustodianId", "rollover.destinationCustodianId"])
    .where((where) =>
      where.or(
        (["rollover.sourceCustodianId", "rollover.destinationCustodianId"] as const).map((column) =>
          where(column, "=", kysely.fn.any(typedList("text", param.custodianIds))),
        ),
      ),
    )
    .where(
      sql<boolean>`(request.organization_id, request.id) > (${param.afterOrganizationId}::text, ${param.afterApprovalId}::text)`,
    )
    .orderBy("request.organizationId")
    .orderBy("request.id")
    .limit(param.limit)
    .$narrowType<AffectedApproval>(),
);

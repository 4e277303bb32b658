import { kysely, type Params, plannedEachTime, type Sql, sql } from "@svc/database";

interface Whose {
  organizationId: string;
  accountId: string | null;
}

/** Returns what participants requested, oldest first. Only for the operator CLI: services cannot read it. */
export function findCustodianRequestsOf(db: Sql, whose: Whose) {
  return findOf(db, whose);
}

const findOf = plannedEachTime("custodian_requests_of", ({ organizationId, accountId }: Params<Whose>) =>
  kysely
    .selectFrom("custodianRequests")
    .select(["id", "accountId", "side", "accountType", "name", "createdAt", "seenAt"])
    .where("organizationId", "=", organizationId)
    .where(sql<boolean>`(${accountId}::text IS NULL OR account_id = ${accountId})`)
    .orderBy("createdAt")
    .orderBy("id"),
);

import { kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";

interface RequestOwner {
  organizationId: string;
  accountId: string | null;
}

/** Returns what participants requested, oldest first. Only for the operator CLI: services cannot read it. */
export function findCustodianRequests(db: Sql, owner: RequestOwner) {
  return findByOwner(db, owner);
}

const findByOwner = unpreparedStatement(
  "custodian_requests_of",
  ({ organizationId, accountId }: Params<RequestOwner>) =>
    kysely
      .selectFrom("custodianRequests")
      .select(["id", "accountId", "side", "accountType", "name", "createdAt", "seenAt"])
      .where("organizationId", "=", organizationId)
      .where(sql<boolean>`(${accountId}::text IS NULL OR account_id = ${accountId})`)
      .orderBy("createdAt")
      .orderBy("id"),
);

import { kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";
import type { Principal } from "@svc/service-kit/auth";
import type { Approval, StoredApproval } from "./approval.ts";

export interface Person {
  actorId: string | null;
  /** User of the member, or creator of the key. Null if unknown. */
  personId: string | null;
  /** First key of the key's rotation chain; null for a member. */
  family: string | null;
}

export async function identifyPerson(
  db: Sql,
  principal: Pick<Principal, "organizationId" | "actor" | "keyId" | "personId">,
): Promise<Person> {
  const { organizationId, actor, keyId, personId } = principal;
  const family = keyId === null ? null : await findFamily.first(db, { organizationId, keyId });
  return { actorId: actor.id, personId, family: family?.id ?? null };
}

export function toRequester({ requestedBy, requesterId, requesterFamily }: Approval): Person {
  return { actorId: requestedBy.id, personId: requesterId, family: requesterFamily };
}

/**
 * True for the same member or key, two keys of one owner, or two keys of one rotation chain whose owners are unknown. The
 * person who rotates a key owns the new key.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.personId !== null && one.personId === other.personId) return true;
  if (one.family !== null && one.family === other.family && one.personId === other.personId) return true;
  return one.actorId !== null && one.actorId === other.actorId;
}

/** Includes everyone who ever owned the requesting key. */
export function listRequesters({ requesterId, keyOwners }: StoredApproval): string[] {
  return requesterId === null ? keyOwners : [requesterId, ...keyOwners];
}

export function isRequesterOrKeyOwner(approval: StoredApproval, userId: string): boolean {
  return listRequesters(approval).includes(userId);
}

// Rotation chains do not fork.
const findFamily = unpreparedStatement(
  "api_key_family",
  (param: Params<{ organizationId: string; keyId: string }>) =>
    kysely
      .withRecursive("chain", (cte) =>
        cte
          .selectFrom("apiKeys")
          .select(["id", "rotatedFromId"])
          .where("organizationId", "=", param.organizationId)
          .where("id", "=", param.keyId)
          .unionAll(
            cte
              .selectFrom("apiKeys as before")
              .innerJoin("chain", "chain.rotatedFromId", "before.id")
              .select(["before.id", "before.rotatedFromId"])
              .where("before.organizationId", "=", param.organizationId),
          ),
      )
      .selectFrom("chain")
      .select("id")
      .where("rotatedFromId", "is", null)
      .orderBy(sql`id`)
      .limit(1),
);

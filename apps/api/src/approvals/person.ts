import { kysely, type Params, plannedEachTime, type Sql, sql } from "@svc/database";
import type { Principal } from "@svc/service-kit";
import type { Approval, StoredApproval } from "./approval.ts";

/** Who acts, as far as it matters whether two are one. */
export interface Person {
  actorId: string | null;
  /** The user who is the member, or who made the key; null where nobody is known. */
  personId: string | null;
  /** The first of the keys that led to the key by rotation. */
  family: string | null;
}

/** Who a principal is. */
export async function personOf(
  db: Sql,
  principal: Pick<Principal, "organizationId" | "actor" | "keyId" | "personId">,
): Promise<Person> {
  const { organizationId, actor, keyId, personId } = principal;
  const family = keyId === null ? null : await findFamily.first(db, { organizationId, keyId });
  return { actorId: actor.id, personId, family: family?.id ?? null };
}

/** The requester. */
export function requesterOf({ requestedBy, requesterId, requesterFamily }: Approval): Person {
  return { actorId: requestedBy.id, personId: requesterId, family: requesterFamily };
}

/**
 * Whether a request is the caller's own: the same member or key, a key of the same owner, or a successor or predecessor that still
 * has that owner. A key that another person rotated is that person's.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.personId !== null && one.personId === other.personId) return true;
  if (one.family !== null && one.family === other.family && one.personId === other.personId) return true;
  return one.actorId !== null && one.actorId === other.actorId;
}

/** Whether a user is among the people behind a request: who made it, or ever owned the key that made it. */
export function isBehind({ requesterId, keyOwners }: StoredApproval, userId: string): boolean {
  return requesterId === userId || keyOwners.includes(userId);
}

// From the key back to the one that none came before: a chain of rotations has no fork.
const findFamily = plannedEachTime(
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

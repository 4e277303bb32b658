import { recordAudit, recordEvent, type Sql } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import { endApiKey } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import { insertApiKey, type Peppers } from "./insert-api-key.ts";
import type { KeyChange } from "./key-change.ts";
import { deleteSealedRotations } from "./sealed-rotation-store.ts";

interface SuccessorChanges {
  scopes?: readonly string[] | undefined;
  ipAllowlist?: readonly string[] | undefined;
  expiresAt?: Date | null | undefined;
}

interface Succession {
  successor: ApiKeyRow;
  key: string;
  previous: ApiKeyRow;
}

/** Creates a successor and sets the old key's expiration, with the audit entry and event. The old key must be locked and rotatable. */
export async function createSuccessor(
  tx: Sql,
  peppers: Peppers,
  old: ApiKeyRow,
  previousExpiresAt: Date,
  { actor, personId, requestId, at }: KeyChange,
  changes: SuccessorChanges = {},
): Promise<Succession> {
  const { organizationId } = old;
  const { row: successor, key } = await insertApiKey(tx, peppers, {
    organizationId,
    environment: old.environment as Environment,
    type: old.type as KeyType,
    name: old.name,
    scopes: changes.scopes ?? old.scopes,
    ipAllowlist: changes.ipAllowlist ?? old.ipAllowlist,
    rateLimitPerMinute: old.rateLimitPerMinute,
    // Rotation must not extend an expiration, unless a user does so explicitly.
    expiresAt: changes.expiresAt === undefined ? old.expiresAt : changes.expiresAt,
    rotatedFromId: old.id,
    // The person who rotates a key becomes the owner of its successor. The old key keeps its owner.
    createdBy: personId,
    at,
  });
  await endApiKey(tx, old, { expiresAt: previousExpiresAt });
  const data = { keyId: old.id, successorId: successor.id, expiresAt: previousExpiresAt.toISOString() };
  await recordAudit(tx, {
    organizationId,
    actor,
    action: "api_key.rotated",
    targetId: old.id,
    data,
    requestId,
    at,
  });
  await recordEvent(tx, { organizationId, type: "api_key.rotated", data, at });
  // The caller presents the old key, so the response that delivered it is no longer needed.
  await deleteSealedRotations(tx, old.id);
  const previous = {
    ...old,
    expiresAt: previousExpiresAt,
    replacedById: successor.id,
    version: old.version + 1,
  };
  return { successor, key, previous };
}

import { recordAudit, recordEvent, type Sql } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import { endApiKey } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import { insertApiKey, type Peppers } from "./insert-api-key.ts";
import type { KeyChange } from "./key-change.ts";
import { deleteSealedRotationsOf } from "./sealed-rotation-store.ts";

/** What a successor has in place of what its predecessor has; everything else it takes over. */
export interface SuccessorChanges {
  scopes?: readonly string[] | undefined;
  ipAllowlist?: readonly string[] | undefined;
  expiresAt?: Date | null | undefined;
}

/** A successor with its key, which exists nowhere else, and its predecessor as it is now. */
export interface Succession {
  successor: ApiKeyRow;
  key: string;
  previous: ApiKeyRow;
}

/**
 * Makes a key's successor and sets the key's end, with the audit row and the event. The key is locked, and may be rotated.
 *
 * @param previousExpiresAt until when the old key lives, as `planRotation` says
 */
export async function makeSuccessor(
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
    // An end that was set at birth is a limit like the others: a rotation does not escape it unless a person says so.
    expiresAt: changes.expiresAt === undefined ? old.expiresAt : changes.expiresAt,
    rotatedFromId: old.id,
    // The person who rotates a key sees its successor. Predecessors keep their owners, so the chain names every one of them.
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
  // Whoever rotates a key has it: the answer that it was born with has arrived.
  await deleteSealedRotationsOf(tx, old.id);
  const previous = {
    ...old,
    expiresAt: previousExpiresAt,
    replacedById: successor.id,
    version: old.version + 1,
  };
  return { successor, key, previous };
}

import { recordAudit, recordEvent, type Sql } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import type { ProofJwk } from "@svc/service-kit/auth";
import { endApiKey } from "./api-key-store.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import { insertApiKey, type Peppers } from "./insert-api-key.ts";
import type { ChangeContext } from "./key-change.ts";
import { toAuditedBinding, toThumbprint } from "./proof-key-input.ts";
import { deleteSealedRotations } from "./sealed-rotation-store.ts";

interface SuccessorChanges {
  scopes?: readonly string[] | undefined;
  ipAllowlist?: readonly string[] | undefined;
  proofKey?: ProofJwk | undefined;
  expiresAt?: Date | null | undefined;
}

interface Succession {
  successor: ApiKeyRow;
  /** The successor's secret value. */
  key: string;
  /** The old key after the change. */
  previousKey: ApiKeyRow;
}

/** Creates a key's successor. The caller must have locked the old key and checked that it can be rotated. */
export async function createSuccessor(
  tx: Sql,
  peppers: Peppers,
  {
    oldKey,
    oldKeyExpiresAt,
    context: { actor, personId, requestId, at },
    changes = {},
  }: {
    oldKey: ApiKeyRow;
    oldKeyExpiresAt: Date;
    context: ChangeContext;
    changes?: SuccessorChanges | undefined;
  },
): Promise<Succession> {
  const { organizationId } = oldKey;
  const { row: successor, key } = await insertApiKey(tx, peppers, {
    organizationId,
    environment: oldKey.environment as Environment,
    type: oldKey.type as KeyType,
    name: oldKey.name,
    scopes: changes.scopes ?? oldKey.scopes,
    ipAllowlist: changes.ipAllowlist ?? oldKey.ipAllowlist,
    proofKeyThumbprint: toThumbprint(changes.proofKey) ?? oldKey.proofKeyThumbprint,
    rateLimitPerMinute: oldKey.rateLimitPerMinute,
    expiresAt: changes.expiresAt === undefined ? oldKey.expiresAt : changes.expiresAt,
    rotatedFromId: oldKey.id,
    createdBy: personId,
    at,
  });
  await endApiKey(tx, oldKey, { expiresAt: oldKeyExpiresAt });
  const data = { keyId: oldKey.id, successorId: successor.id, expiresAt: oldKeyExpiresAt.toISOString() };
  await recordAudit(tx, {
    organizationId,
    actor,
    action: "api_key.rotated",
    targetId: oldKey.id,
    data: { ...data, ...toAuditedBinding(successor) },
    requestId,
    at,
  });
  await recordEvent(tx, { organizationId, type: "api_key.rotated", data, at });
  await deleteSealedRotations(tx, oldKey.id);
  const previousKey = {
    ...oldKey,
    expiresAt: oldKeyExpiresAt,
    replacedById: successor.id,
    version: oldKey.version + 1,
  };
  return { successor, key, previousKey };
}

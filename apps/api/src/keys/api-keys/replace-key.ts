import { type Database, inSqlTransaction, type Sql } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { bearerChallenge, type ProofJwk, requireKeyId } from "@svc/service-kit/auth";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { findOrganizationApiKey, lockApiKey } from "./api-key-store.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { createSuccessor } from "./create-successor.ts";
import { announceKey, toChangeContext } from "./key-change.ts";
import { toThumbprint } from "./proof-key-input.ts";
import { planRotation } from "./rotation-plan.ts";
import { decryptRotation, encryptRotation, type ReplaySecrets } from "./sealed-rotation.ts";
import {
  deleteExpiredSealedRotations,
  findSealedRotation,
  insertSealedRotation,
} from "./sealed-rotation-store.ts";

export interface Rotation {
  apiKey: ApiKeyView & { key: string };
  previousKey: ApiKeyView;
}

interface RotationRequest {
  gracePeriodSeconds: number;
  proofKey: ProofJwk | undefined;
  /** Without an idempotency key, a lost response cannot be recovered. */
  idempotencyKey: string | null;
  presentedKey: string;
}

interface StoredRotation {
  gracePeriodSeconds: number;
  /** Thumbprint of the request's proof key. Undefined if the previous release stored the rotation. */
  thumbprint?: string | null;
  rotation: Rotation;
}

const REPLAY_PERIOD_MS = 600_000;

/**
 * Replaces the presented key with a successor that has the same settings. Only one of several concurrent calls succeeds. For ten
 * minutes, while the old key is active, a repeat with the same idempotency key returns the same response, stored encrypted with
 * secrets that only the caller has.
 * @throws Problem `key_already_rotated`; `idempotency_key_reused` for another grace period or proof key; `api_key_revoked` or
 * `api_key_expired` (401) if the key ended meanwhile
 */
export async function replaceKey(
  call: ApiCall,
  { gracePeriodSeconds, proofKey, idempotencyKey, presentedKey }: RotationRequest,
): Promise<{ rotation: Rotation; isReplay: boolean }> {
  const { principal, clock } = call;
  const { organizationId } = principal;
  const keyId = requireKeyId(principal);
  const thumbprint = toThumbprint(proofKey);
  const secrets = idempotencyKey === null ? null : { presentedKey, idempotencyKey, keyId };
  const result = await inSqlTransaction(call.db, async (tx) => {
    await lockApiKey(tx, keyId);
    const now = clock.now();
    const oldKey = await findOrganizationApiKey(tx, organizationId, keyId);
    if (!oldKey) throw new Error(`no key ${keyId}`);
    const plan = planRotation({ ...oldKey, successorId: oldKey.replacedById }, gracePeriodSeconds, now);
    if (plan.outcome === "refuse") {
      const rotation =
        secrets && (await findEarlierRotation(tx, secrets, { gracePeriodSeconds, thumbprint, now }));
      if (!rotation) throw toRotationProblem(plan.code);
      return { rotation, isReplay: true };
    }

    const { successor, key, previousKey } = await createSuccessor(tx, call.peppers, {
      oldKey,
      oldKeyExpiresAt: plan.oldKeyExpiresAt,
      context: toChangeContext(call, now),
      changes: { proofKey },
    });
    const rotation = {
      apiKey: { ...toApiKeyView(successor, now), key },
      previousKey: toApiKeyView(previousKey, now),
    };
    if (secrets && gracePeriodSeconds > 0) {
      const expiresAt = new Date(Math.min(plan.oldKeyExpiresAt.getTime(), now.getTime() + REPLAY_PERIOD_MS));
      const sealed = encryptRotation(secrets, JSON.stringify({ gracePeriodSeconds, thumbprint, rotation }));
      await insertSealedRotation(tx, { keyId, successorId: successor.id, sealed, expiresAt });
    }
    return { rotation, isReplay: false };
  });
  if (!result.isReplay) await announceKey(call, keyId);
  return result;
}

async function findEarlierRotation(
  tx: Sql,
  secrets: ReplaySecrets,
  {
    gracePeriodSeconds,
    thumbprint,
    now,
  }: { gracePeriodSeconds: number; thumbprint: string | null; now: Date },
): Promise<Rotation | null> {
  const sealed = await findSealedRotation(tx, secrets.keyId, now);
  const text = sealed === null ? null : decryptRotation(secrets, sealed);
  if (text === null) return null;
  const stored = JSON.parse(text) as StoredRotation;
  if (stored.gracePeriodSeconds !== gracePeriodSeconds || (stored.thumbprint ?? null) !== thumbprint)
    throw new Problem("idempotency_key_reused");
  return stored.rotation;
}

function toRotationProblem(code: "key_already_rotated" | "api_key_revoked" | "api_key_expired"): Problem {
  return new Problem(code, undefined, {
    headers: code === "key_already_rotated" ? {} : bearerChallenge("invalid_token"),
  });
}

export async function cleanSealedRotations(ctx: { db: Database; clock: Clock }): Promise<void> {
  await deleteExpiredSealedRotations(ctx.db.sql, ctx.clock.now());
}

/** The grace period that a rotation may leave the old key, in seconds. */
export const MAX_GRACE_SECONDS = 604_800;
export const DEFAULT_GRACE_SECONDS = 86_400;

/** What a rotation looks at. */
export interface RotatingKey {
  revokedAt: Date | null;
  expiresAt: Date | null;
  /** The id of the key that has already replaced it. */
  successorId: string | null;
}

/** What a rotation does: refuse, or set the old key's end. The successor itself takes over everything else. */
export type RotationPlan =
  | { outcome: "refuse"; because: "key_already_rotated" | "api_key_revoked" | "api_key_expired" }
  | { outcome: "rotate"; previousExpiresAt: Date };

/**
 * Plans a rotation. A key has one successor, whatever the caller says; an end that was already set is never put off.
 *
 * @param graceSeconds how long the old key goes on living; 0 ends it now
 */
export function planRotation(key: RotatingKey, graceSeconds: number, now: Date): RotationPlan {
  if (key.successorId !== null) return { outcome: "refuse", because: "key_already_rotated" };
  if (key.revokedAt !== null) return { outcome: "refuse", because: "api_key_revoked" };
  if (key.expiresAt !== null && key.expiresAt <= now)
    return { outcome: "refuse", because: "api_key_expired" };
  const graceEnd = new Date(now.getTime() + graceSeconds * 1000);
  const isSooner = key.expiresAt !== null && key.expiresAt < graceEnd;
  return { outcome: "rotate", previousExpiresAt: isSooner && key.expiresAt ? key.expiresAt : graceEnd };
}

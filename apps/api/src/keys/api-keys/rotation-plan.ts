/** Seven days. */
export const MAX_GRACE_SECONDS = 604_800;
/** One day. */
export const DEFAULT_GRACE_SECONDS = 86_400;

export interface RotatingKey {
  revokedAt: Date | null;
  expiresAt: Date | null;
  successorId: string | null;
}

type RotationPlan =
  | { outcome: "refuse"; code: "key_already_rotated" | "api_key_revoked" | "api_key_expired" }
  | { outcome: "rotate"; oldKeyExpiresAt: Date };

/**
 * Decides whether a key can be rotated, and when it then expires. Never postpones an existing expiration.
 * @param graceSeconds 0 expires the old key now
 */
export function planRotation(key: RotatingKey, graceSeconds: number, now: Date): RotationPlan {
  if (key.successorId !== null) return { outcome: "refuse", code: "key_already_rotated" };
  if (key.revokedAt !== null) return { outcome: "refuse", code: "api_key_revoked" };
  if (key.expiresAt !== null && key.expiresAt <= now) return { outcome: "refuse", code: "api_key_expired" };
  const graceEnd = new Date(now.getTime() + graceSeconds * 1000);
  if (key.expiresAt !== null && key.expiresAt < graceEnd) {
    return { outcome: "rotate", oldKeyExpiresAt: key.expiresAt };
  }
  return { outcome: "rotate", oldKeyExpiresAt: graceEnd };
}

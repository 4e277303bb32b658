export interface StoredSecret {
  ciphertext: string;
  createdAt: string;
  /** ISO 8601, set by a rotation; null for the current secret. */
  expiresAt: string | null;
}

export const OVERLAP_MS = 24 * 60 * 60 * 1_000;
/** Bounds the signature header, which carries one signature per active secret. */
export const MAX_LIVING = 5;

/** Returns the active secrets, current one first. */
export function livingSecrets(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now.toISOString());
}

/** Returns when the next rotation is allowed, or null for now. Rotating earlier would cut an overlap short. */
export function nextRotation(secrets: readonly StoredSecret[], now: Date): Date | null {
  const living = livingSecrets(secrets, now);
  if (living.length < MAX_LIVING) return null;
  const ends = living.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).sort();
  return new Date(ends[living.length - MAX_LIVING] ?? now);
}

/** The caller has checked `nextRotation`. */
export function rotateSecrets(
  secrets: readonly StoredSecret[],
  ciphertext: string,
  now: Date,
): StoredSecret[] {
  const end = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const overlapping = livingSecrets(secrets, now).map((secret) => ({
    ...secret,
    expiresAt: secret.expiresAt ?? end,
  }));
  return [{ ciphertext, createdAt: now.toISOString(), expiresAt: null }, ...overlapping];
}

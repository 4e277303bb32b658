export interface StoredSecret {
  ciphertext: string;
  createdAt: string;
  /** ISO 8601, set by a rotation; null for the current secret. */
  expiresAt: string | null;
}

const OVERLAP_MS = 24 * 60 * 60 * 1_000;
/** Bounds the signature header, which carries one signature per active secret. */
export const MAX_ACTIVE_SECRETS = 5;

/** Returns the active secrets, current one first. */
export function activeSecrets(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now.toISOString());
}

/** Returns when the next rotation is allowed, or null if it is allowed now. An earlier one would cut an overlap short. */
export function nextRotation(secrets: readonly StoredSecret[], now: Date): Date | null {
  const active = activeSecrets(secrets, now);
  if (active.length < MAX_ACTIVE_SECRETS) return null;
  const ends = active.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).sort();
  return new Date(ends[active.length - MAX_ACTIVE_SECRETS] ?? now);
}

/** Adds a new current secret. The previous secret stays active for 24 hours. The caller must check `nextRotation` first. */
export function rotateSecrets(
  secrets: readonly StoredSecret[],
  ciphertext: string,
  now: Date,
): StoredSecret[] {
  const end = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const overlapping = activeSecrets(secrets, now).map((secret) => ({
    ...secret,
    expiresAt: secret.expiresAt ?? end,
  }));
  return [{ ciphertext, createdAt: now.toISOString(), expiresAt: null }, ...overlapping];
}

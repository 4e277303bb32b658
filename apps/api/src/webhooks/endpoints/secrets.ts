export interface StoredSecret {
  ciphertext: string;
  createdAt: string;
  /** ISO 8601; null for the current secret. */
  expiresAt: string | null;
}

const OVERLAP_MS = 24 * 60 * 60 * 1_000;
/** Limits the signature header, which has one signature per active secret. */
export const MAX_ACTIVE_SECRETS = 5;

export function filterActiveSecrets(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now.toISOString());
}

/** Returns when a rotation is allowed, or null if it is allowed now. A rotation never shortens the overlap of earlier secrets. */
export function findNextRotation(secrets: readonly StoredSecret[], now: Date): Date | null {
  const active = filterActiveSecrets(secrets, now);
  if (active.length < MAX_ACTIVE_SECRETS) return null;
  // The current secret has no expiration. At the maximum, an older secret must expire before a rotation can add another.
  const expirations = active.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).sort();
  return new Date(expirations[active.length - MAX_ACTIVE_SECRETS] ?? now);
}

/** Adds a current secret. The caller must check `findNextRotation` first. */
export function rotateSecrets(
  secrets: readonly StoredSecret[],
  ciphertext: string,
  now: Date,
): StoredSecret[] {
  const overlapEnd = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const overlapping = filterActiveSecrets(secrets, now).map((secret) => ({
    ...secret,
    expiresAt: secret.expiresAt ?? overlapEnd,
  }));
  return [{ ciphertext, createdAt: now.toISOString(), expiresAt: null }, ...overlapping];
}

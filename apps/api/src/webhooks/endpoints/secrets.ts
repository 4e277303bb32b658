// An endpoint's secrets as a plan from one state to the next. Pure: time and new secrets are handed in.

/** A secret as it is kept: encrypted. */
export interface StoredSecret {
  ciphertext: string;
  createdAt: string;
  /** When it ends, after a rotation; null for the current one. ISO 8601. */
  expiresAt: string | null;
}

/** How long the secret before is signed with after a rotation. */
export const OVERLAP_MS = 24 * 60 * 60 * 1_000;
/** Signatures are sent in one header: rotations in a row must not make it grow. */
export const MAX_LIVING = 5;

/** The secrets that are signed with, the current one first. */
export function livingSecrets(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now.toISOString());
}

/**
 * When there is room for another secret: null where there is now. A rotation in between would end one of which it was
 * said that it lives for a day, and receivers would refuse what is signed with the others.
 */
export function nextRotation(secrets: readonly StoredSecret[], now: Date): Date | null {
  const living = livingSecrets(secrets, now);
  if (living.length < MAX_LIVING) return null;
  const ends = living.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).sort();
  return new Date(ends[living.length - MAX_LIVING] ?? now);
}

/** The secrets after a rotation for which there is room: the new one, and for a day those that lived. */
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

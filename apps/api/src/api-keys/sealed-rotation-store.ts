import type { Sql, Transaction } from "@svc/database";

/** Keeps the sealed answer to a key's rotation. */
export async function insertSealedRotation(
  tx: Transaction,
  row: { keyId: string; successorId: string; sealed: string; expiresAt: Date },
): Promise<void> {
  await tx.sealedRotation.create({ data: row });
}

/** The sealed answer to a key's rotation while it is kept, or null. */
export async function findSealedRotation(tx: Transaction, keyId: string, now: Date): Promise<string | null> {
  const row = await tx.sealedRotation.findUnique({ where: { keyId } });
  return row && row.expiresAt > now ? row.sealed : null;
}

/** Deletes the answers that a key was rotated by or born with: it is dead, or its successor shows that it arrived. */
export async function deleteSealedRotationsOf(tx: Transaction, keyId: string): Promise<void> {
  await tx.sealedRotation.deleteMany({ where: { OR: [{ keyId }, { successorId: keyId }] } });
}

/** Deletes the answers whose time is over. */
export async function deleteExpiredSealedRotations(db: Sql, now: Date): Promise<void> {
  await db.query({ text: "DELETE FROM sealed_rotations WHERE expires_at <= $1", values: [now] });
}

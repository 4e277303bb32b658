import { insertRows, kysely, type NewRow, type Params, type Sql, statement } from "@svc/database";

export async function insertSealedRotation(tx: Sql, row: NewRow<"sealedRotations">): Promise<void> {
  await insertRows(tx, "sealedRotations", [row]);
}

export async function findSealedRotation(tx: Sql, keyId: string, now: Date): Promise<string | null> {
  return (await findUnexpired.first(tx, { keyId, now }))?.sealed ?? null;
}

const findUnexpired = statement("sealed_rotation", (param: Params<{ keyId: string; now: Date }>) =>
  kysely
    .selectFrom("sealedRotations")
    .select("sealed")
    .where("keyId", "=", param.keyId)
    .where("expiresAt", ">", param.now),
);

/** Deletes stored responses in which this key is the old or the new key. Call on revocation and rotation. */
export async function deleteSealedRotations(tx: Sql, keyId: string): Promise<void> {
  await deleteByKey(tx, { keyId });
}

const deleteByKey = statement("sealed_rotations_delete", (param: Params<{ keyId: string }>) =>
  kysely
    .deleteFrom("sealedRotations")
    .where((row) => row.or([row("keyId", "=", param.keyId), row("successorId", "=", param.keyId)])),
);

export async function deleteExpiredSealedRotations(db: Sql, now: Date): Promise<void> {
  await deleteExpired(db, { now });
}

const deleteExpired = statement("sealed_rotations_clean", (param: Params<{ now: Date }>) =>
  kysely.deleteFrom("sealedRotations").where("expiresAt", "<=", param.now),
);

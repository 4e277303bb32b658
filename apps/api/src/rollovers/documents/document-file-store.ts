import {
  type Database,
  insertRows,
  kysely,
  type NewRow,
  type Params,
  type Sql,
  statement,
  typedList,
} from "@svc/database";

// A file is `uploading`, then `stored`. `leaving` marks an abandoned or erased file, which `cleanFiles` deletes.

/** Inserts the row before the upload, so that `cleanFiles` finds an unfinished file. */
export async function insertFile(db: Database, row: NewRow<"documentFiles">): Promise<void> {
  await insertRows(db.sql, "documentFiles", [row]);
}

/** @returns false if the upload was already abandoned */
export async function markFileStored(tx: Sql, organizationId: string, id: string): Promise<boolean> {
  const rows = await markStored(tx, { organizationId, id });
  return rows.length === 1;
}

const markStored = statement("document_file_keep", (param: Params<{ organizationId: string; id: string }>) =>
  kysely
    .updateTable("documentFiles")
    .set({ status: "stored" })
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", param.id)
    .where("status", "=", "uploading")
    .returning("id"),
);

export async function findFile(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<{ rolloverId: string; keyCiphertext: string } | null> {
  const [row] = await selectFile(db, { organizationId, id });
  return row ?? null;
}

const selectFile = statement("document_file", (param: Params<{ organizationId: string; id: string }>) =>
  kysely
    .selectFrom("documentFiles")
    .select(["rolloverId", "fileKeyCiphertext as keyCiphertext"])
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", param.id)
    .where("status", "=", "stored"),
);

/** @returns the number of files */
export async function destroyFileKeys(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<number> {
  const rows = await destroyKeys(tx, { organizationId, rolloverIds });
  return rows.length;
}

const destroyKeys = statement(
  "document_files_erase",
  (param: Params<{ organizationId: string; rolloverIds: readonly string[] }>) =>
    kysely
      .updateTable("documentFiles")
      .set({ status: "leaving", fileKeyCiphertext: "" })
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .returning("id"),
);

/** @returns false if the file was already stored */
export async function abandonUpload(db: Database, organizationId: string, id: string): Promise<boolean> {
  const rows = await abandonById(db.sql, { organizationId, id });
  return rows.length === 1;
}

const abandonById = statement(
  "document_file_give_up",
  (param: Params<{ organizationId: string; id: string }>) =>
    kysely
      .updateTable("documentFiles")
      .set({ status: "leaving", fileKeyCiphertext: "" })
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .where("status", "=", "uploading")
      .returning("id"),
);

/** Abandons uploads that started too long ago to be still running. */
export async function abandonStaleUploads(db: Database, startedBefore: Date): Promise<void> {
  await abandonStale(db.sql, { startedBefore });
}

// `<> 'stored'` lets the query use the partial index of unfinished files.
const abandonStale = statement("document_files_give_up", (param: Params<{ startedBefore: Date }>) =>
  kysely
    .updateTable("documentFiles")
    .set({ status: "leaving", fileKeyCiphertext: "" })
    .where("status", "<>", "stored")
    .where("status", "=", "uploading")
    .where("createdAt", "<", param.startedBefore),
);

export async function listFilesToDelete(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await selectFilesToDelete(db.sql, { after, limit });
  return rows.map(({ id }) => id);
}

const selectFilesToDelete = statement(
  "document_files_leaving",
  (param: Params<{ after: string; limit: number }>) =>
    kysely
      .selectFrom("documentFiles")
      .select("id")
      .where("status", "<>", "stored")
      .where("status", "=", "leaving")
      .where("id", ">", param.after)
      .orderBy("id")
      .limit(param.limit),
);

export async function deleteFile(db: Database, id: string): Promise<void> {
  await deleteRow(db.sql, { id });
}

const deleteRow = statement("document_file_delete", (param: Params<{ id: string }>) =>
  kysely.deleteFrom("documentFiles").where("id", "=", param.id).where("status", "=", "leaving"),
);

import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/** Skips entries that the log has. The caller has locked the log. */
export async function insertEntries(tx: Sql, log: string, entries: readonly string[]): Promise<void> {
  await insert(tx, { log, entries });
}

// Callers pass each entry once: `DISTINCT` would lose the order.
const insert = statement(
  "anchor_log_append",
  ({ log, entries }: Params<{ log: string; entries: readonly string[] }>) => sql<{ position: number }>`
    INSERT INTO anchor_log_entries (log, position, entry)
    SELECT ${log}, (SELECT count(*) FROM anchor_log_entries WHERE log = ${log})::int + row_number() OVER (ORDER BY ordinality)::int - 1, entry
    FROM unnest(${entries}::text[]) WITH ORDINALITY AS added (entry, ordinality)
    WHERE NOT EXISTS (SELECT FROM anchor_log_entries WHERE log = ${log} AND entry = added.entry)
    RETURNING position`,
);

/** Lists all entries in order. A log has a few entries a day. */
export async function listEntries(db: Sql, log: string): Promise<{ position: number; entry: string }[]> {
  return list(db, { log });
}

const list = statement("anchor_log_entries", (param: Params<{ log: string }>) =>
  kysely
    .selectFrom("anchorLogEntries")
    .select(["position", "entry"])
    .where("log", "=", param.log)
    .orderBy("position"),
);

interface CopyKey {
  /** Name of the log. */
  log: string;
  /** Folder or bucket. */
  place: string;
}

/** Returns the size of the last published checkpoint; null if there is none. */
export async function findCopySize(db: Sql, key: CopyKey): Promise<number | null> {
  return (await findCopy.first(db, key))?.size ?? null;
}

const findCopy = statement("anchor_log_copy", (param: Params<CopyKey>) =>
  kysely
    .selectFrom("anchorLogCopies")
    .select("size")
    .where("log", "=", param.log)
    .where("place", "=", param.place),
);

type SavedCopy = CopyKey & { size: number; publishedAt: Date };

export async function saveCopy(db: Sql, copy: SavedCopy): Promise<void> {
  await save(db, copy);
}

const save = statement("anchor_log_copy_save", (param: Params<SavedCopy>) =>
  kysely
    .insertInto("anchorLogCopies")
    .values({ log: param.log, place: param.place, size: param.size, publishedAt: param.publishedAt })
    .onConflict((conflict) =>
      conflict.columns(["log", "place"]).doUpdateSet({ size: param.size, publishedAt: param.publishedAt }),
    )
    .returning("size"),
);

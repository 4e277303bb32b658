import { json, type Sql } from "@svc/database";
import type { LockedRollover } from "../rollover.ts";
import { ROW } from "../rollover-store.ts";
import type { ChainHead } from "../timeline-chain.ts";

// Rows of rollovers as the timeline seals them: whole, and many at once.

/** Rollovers after an id, in the order of ids; of one organization where it is named. */
export async function listRows(
  db: Sql,
  { after, organizationId, limit }: { after: string; organizationId: string | null; limit: number },
): Promise<LockedRollover[]> {
  const ofOne = organizationId !== null;
  return db.query<LockedRollover>({
    name: ofOne ? "rollover_rows_of_one" : "rollover_rows",
    text: `SELECT ${ROW} FROM rollovers WHERE id > $1 ${ofOne ? "AND organization_id = $3" : ""} ORDER BY id LIMIT $2`,
    values: ofOne ? [after, limit, organizationId] : [after, limit],
  });
}

/** A rollover of any organization, or null. */
export async function findRow(db: Sql, id: string): Promise<LockedRollover | null> {
  const [row] = await db.query<LockedRollover>({
    name: "rollover_row",
    text: `SELECT ${ROW} FROM rollovers WHERE id = $1`,
    values: [id],
  });
  return row ?? null;
}

/** Locks these rollovers until the transaction ends, without those that somebody else has locked. */
export async function lockFreeRows(tx: Sql, ids: readonly string[]): Promise<LockedRollover[]> {
  return tx.query<LockedRollover>({
    name: "rollover_rows_locked",
    text: `SELECT ${ROW} FROM rollovers WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`,
    values: [ids],
  });
}

/** Of the rollovers after an id, up to a limit: those whose last entry seals no row; and the last id looked at. */
export async function listUnsealedIds(
  db: Sql,
  { after, organizationId, limit }: { after: string; organizationId: string | null; limit: number },
): Promise<{ ids: string[]; last: string | null }> {
  const [row] = await db.query<{ ids: string[]; last: string | null }>({
    text: `SELECT max(id) AS last, coalesce(array_agg(id) FILTER (WHERE digest IS NULL), '{}') AS ids FROM (
        SELECT rollover.id, (SELECT row_digest FROM timeline_entries
          WHERE rollover_id = rollover.id ORDER BY sequence DESC LIMIT 1) AS digest
        FROM rollovers AS rollover
        WHERE id > $1 ${organizationId === null ? "" : "AND organization_id = $3"} ORDER BY id LIMIT $2) AS looked_at`,
    values: organizationId === null ? [after, limit] : [after, limit, organizationId],
  });
  return row ?? { ids: [], last: null };
}

/** The ends of all timelines after an id, in the order of ids, as the rows keep them. */
export async function listHeads(
  db: Sql,
  after: string,
  limit: number,
): Promise<(ChainHead & { rolloverId: string })[]> {
  return db.query<ChainHead & { rolloverId: string }>({
    name: "rollover_heads",
    text: `SELECT id AS "rolloverId", timeline_sequence AS sequence, timeline_hash AS hash
      FROM rollovers WHERE id > $1 ORDER BY id LIMIT $2`,
    values: [after, limit],
  });
}

/** Those of these rollovers that are there. */
export async function findPresent(db: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>({
    name: "rollovers_present",
    text: "SELECT id FROM rollovers WHERE id = ANY($1)",
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Rewrites ciphertexts and the ends of timelines of rollovers that are locked, and nothing else. */
export async function writeCiphertexts(tx: Sql, rows: readonly LockedRollover[]): Promise<LockedRollover[]> {
  return tx.query<LockedRollover>({
    name: "rollover_rows_ciphertexts",
    text: `UPDATE rollovers SET
        source_account_number_ciphertext = next.source, destination_account_number_ciphertext = next.destination,
        timeline_sequence = next.sequence, timeline_hash = next.hash
      FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[])
        AS next (rollover_id, source, destination, sequence, hash)
      WHERE rollovers.id = next.rollover_id RETURNING ${ROW}`,
    values: [
      rows.map(({ id }) => id),
      rows.map((row) => row.sourceAccountNumberCiphertext),
      rows.map((row) => row.destinationAccountNumberCiphertext),
      rows.map(({ timelineSequence }) => timelineSequence),
      rows.map(({ timelineHash }) => timelineHash),
    ],
  });
}

/** Overwrites what these rollovers hold of their participant, in the transaction that holds their locks. */
export async function writeErasure(tx: Sql, rows: readonly LockedRollover[]): Promise<LockedRollover[]> {
  const next = rows.map((row) => ({
    rollover_id: row.id,
    new_documents: row.documents,
    new_receipts: row.receipts,
    new_rejection: row.rejection,
    new_mismatch: row.amountMismatch,
    new_version: row.version,
    at: row.updatedAt,
    sequence: row.timelineSequence,
    hash: row.timelineHash,
    event: row.eventSequence,
  }));
  return tx.query<LockedRollover>({
    name: "rollover_rows_erased",
    text: `UPDATE rollovers SET
        source_account_number_ciphertext = '', source_account_number_index = '', source_account_number_mask = '****',
        destination_account_number_ciphertext = '', destination_account_number_index = '',
        destination_account_number_mask = '****', source_plan_name = NULL, destination_plan_name = NULL, metadata = '{}',
        documents = new_documents, receipts = new_receipts, rejection = new_rejection, amount_mismatch = new_mismatch,
        version = new_version, updated_at = next.at,
        timeline_sequence = next.sequence, timeline_hash = next.hash, event_sequence = next.event
      FROM jsonb_to_recordset($1::jsonb) AS next (rollover_id text, new_documents jsonb, new_receipts jsonb,
        new_rejection jsonb, new_mismatch jsonb, new_version int, at timestamptz, sequence int, hash text, event int)
      WHERE rollovers.id = next.rollover_id RETURNING ${ROW}`,
    values: [json(next)],
  });
}

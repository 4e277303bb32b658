import { insertRows, json, type Sql, type Write } from "@svc/database";
import type { TimelineEntry } from "./timeline-chain.ts";

/** A sealed entry as `writeRows` appends it, together with what it tells of. */
export function entryWrite(organizationId: string, entry: TimelineEntry): Write {
  return { table: "timelineEntries", row: toRow(organizationId, entry) };
}

/** Appends one sealed entry to each of many timelines. */
export async function appendEntries(
  tx: Sql,
  organizationId: string,
  entries: readonly TimelineEntry[],
): Promise<void> {
  await insertRows(
    tx,
    "timelineEntries",
    entries.map((entry) => toRow(organizationId, entry)),
  );
}

function toRow(organizationId: string, { actor, data, ...columns }: TimelineEntry) {
  return { ...columns, organizationId, actor: json(actor), data: json(data) };
}

const COLUMNS = `rollover_id AS "rolloverId", sequence, type, at, actor, action, from_state AS "fromState",
  to_state AS "toState", reason, data, sealed_texts AS "sealedTexts", row_digest AS "rowDigest",
  prev_hash AS "prevHash", hash`;

/** An entry with what opens its texts: the key of the account's, as ciphertext; null once the account is erased. */
export type StoredEntry = TimelineEntry & { accountId: string; textsKeyCiphertext: string | null };

/** The entries of rollovers after a sequence number, `limit` of each at the most, oldest first; one statement. */
export async function readEntries(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
  after: number,
  limit: number,
): Promise<StoredEntry[]> {
  return db.query<StoredEntry>({
    name: "timeline_page",
    text: `SELECT entry.*, account.id AS "accountId", account.texts_key_ciphertext AS "textsKeyCiphertext"
      FROM unnest($2::text[]) AS wanted (id)
      JOIN rollovers AS rollover ON rollover.organization_id = $1 AND rollover.id = wanted.id
      JOIN accounts AS account ON account.organization_id = $1 AND account.id = rollover.account_id
      CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM timeline_entries
        WHERE organization_id = $1 AND rollover_id = wanted.id AND sequence > $3
        ORDER BY sequence LIMIT $4
      ) AS entry ORDER BY entry."rolloverId", entry.sequence`,
    values: [organizationId, rolloverIds, after, limit],
  });
}

/** The next entries of many rollovers of any organization, `limit` of each at the most, by rollover and sequence. */
export async function readChains(
  db: Sql,
  places: readonly { rolloverId: string; after: number }[],
  limit: number,
): Promise<TimelineEntry[]> {
  return db.query<TimelineEntry>({
    name: "timeline_chains",
    text: `SELECT entry.* FROM unnest($1::text[], $2::int[]) AS wanted (id, after) CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM timeline_entries WHERE rollover_id = wanted.id AND sequence > wanted.after
      ORDER BY sequence LIMIT $3
    ) AS entry ORDER BY entry."rolloverId", entry.sequence`,
    values: [places.map(({ rolloverId }) => rolloverId), places.map(({ after }) => after), limit],
  });
}

/** The seals that stand at these places, by rollover; one that has no entry there is missing. */
export async function readSealsAt(
  db: Sql,
  heads: readonly { rolloverId: string; sequence: number }[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ rolloverId: string; hash: string }>({
    name: "timeline_seals_at",
    text: `SELECT entry.rollover_id AS "rolloverId", entry.hash
      FROM unnest($1::text[], $2::int[]) AS wanted (id, sequence)
      JOIN timeline_entries AS entry ON entry.rollover_id = wanted.id AND entry.sequence = wanted.sequence`,
    values: [heads.map(({ rolloverId }) => rolloverId), heads.map(({ sequence }) => sequence)],
  });
  return new Map(rows.map(({ rolloverId, hash }) => [rolloverId, hash]));
}

/** The last entry of each of an organization's rollovers, and the key of its account's texts, as ciphertext. */
export async function readLastEntries(
  tx: Sql,
  organizationId: string,
  rollovers: readonly { id: string; accountId: string }[],
): Promise<Map<string, { entry: TimelineEntry | null; textsKeyCiphertext: string | null }>> {
  type Row = TimelineEntry & { wantedId: string; textsKeyCiphertext: string | null };
  const rows = await tx.query<Row>({
    name: "timeline_ends",
    text: `SELECT wanted.id AS "wantedId", account.texts_key_ciphertext AS "textsKeyCiphertext", entry.*
      FROM unnest($2::text[], $3::text[]) AS wanted (id, account_id)
      JOIN accounts AS account ON account.organization_id = $1 AND account.id = wanted.account_id
      LEFT JOIN LATERAL (
        SELECT ${COLUMNS} FROM timeline_entries WHERE rollover_id = wanted.id ORDER BY sequence DESC LIMIT 1
      ) AS entry ON true`,
    values: [organizationId, rollovers.map(({ id }) => id), rollovers.map(({ accountId }) => accountId)],
  });
  return new Map(
    rows.map(({ wantedId, textsKeyCiphertext, ...entry }) => [
      wantedId,
      { textsKeyCiphertext, entry: entry.sequence === null ? null : entry },
    ]),
  );
}

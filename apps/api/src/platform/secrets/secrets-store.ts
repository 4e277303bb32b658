import {
  kysely,
  type Params,
  type Row,
  type SecretPurpose,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { forEachWindow } from "../data-keys/key-usage.ts";

export type RegisteredSecret = Omit<Row<"secretFingerprints">, "purpose"> & { purpose: SecretPurpose };

const COLUMNS = ["purpose", "id", "fingerprint", "firstSeenAt", "requiredSince", "retiredAt"] as const;

export interface SecretRef {
  purpose: SecretPurpose;
  id: string;
}

export async function readRegisteredSecrets(db: Sql): Promise<RegisteredSecret[]> {
  return (await readAll(db)) as RegisteredSecret[];
}

const readAll = statement("secrets_known", () =>
  kysely
    .selectFrom("secretFingerprints")
    .select(COLUMNS)
    .orderBy("purpose")
    .orderBy("firstSeenAt")
    .orderBy("id"),
);

/** Prevents concurrent retirements of the last two secrets of a purpose. */
export async function lockRegisteredSecrets(tx: Sql): Promise<RegisteredSecret[]> {
  return (await lockAll(tx)) as RegisteredSecret[];
}

const lockAll = statement("secrets_locked", () =>
  kysely.selectFrom("secretFingerprints").select(COLUMNS).orderBy("purpose").orderBy("id").forUpdate(),
);

export const writeRetired = statement("secret_retired", (param: Params<SecretRef & { at: Date | null }>) =>
  kysely
    .updateTable("secretFingerprints")
    .set({ retiredAt: param.at })
    .where("purpose", "=", param.purpose)
    .where("id", "=", param.id),
);

export const deleteSecret = statement("secret_forgotten", (param: Params<SecretRef>) =>
  kysely.deleteFrom("secretFingerprints").where("purpose", "=", param.purpose).where("id", "=", param.id),
);

export const countKeysByPepper = statement(
  "keys_by_pepper",
  (param: Params<{ now: Date }>) => sql<{ id: string; count: number }>`
    SELECT pepper_id AS id, count(*)::int AS count FROM api_keys
    WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${param.now}) GROUP BY pepper_id`,
);

const WINDOW_ROWS = 20_000;

/** Counts timelines by the chain key of their last entry. Services need this key to append an entry. */
export async function countTimelinesByLastKey(db: Sql): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await forEachWindow(db, "rollovers", {
    rows: WINDOW_ROWS,
    visit: async (after, upTo) => {
      for (const { keyId, count } of await countByLastKey(db, { after, upTo })) {
        const id = keyId ?? UNNAMED_SECRET;
        counts.set(id, (counts.get(id) ?? 0) + count);
      }
    },
  });
  return counts;
}

const countByLastKey = unpreparedStatement(
  "timeline_ends_by_key",
  ({ after, upTo }: Params<{ after: string; upTo: string }>) => sql<{ keyId: string | null; count: number }>`
    SELECT entry.key_id AS "keyId", count(*)::int AS count
    FROM rollovers AS rollover JOIN timeline_entries AS entry
      ON entry.rollover_id = rollover.id AND entry.sequence = rollover.timeline_sequence
    WHERE rollover.id > ${after} AND rollover.id <= ${upTo} GROUP BY entry.key_id`,
);

import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";

interface RolloversParams {
  organizationId: string;
  rolloverIds: readonly string[];
}

/**
 * Locks the applied, returned and reversed money that was ever applied to one of these rollovers. Skips money that was also
 * applied to a rollover of a participant who is not erased. Money that still waits for a rollover keeps its data.
 * @returns the IDs
 */
export async function lockErasableFunds(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<string[]> {
  const rows = await lockErasable(tx, { organizationId, rolloverIds });
  return rows.map(({ id }) => id);
}

const lockErasable = statement("incoming_funds_erasable", (param: Params<RolloversParams>) =>
  kysely
    .selectFrom("incomingFunds")
    .select("id")
    .where("organizationId", "=", param.organizationId)
    .where("status", "in", ["applied", "returned", "reversed"])
    .where(
      sql<boolean>`id IN (SELECT entry.incoming_funds_id FROM unnest(${typedList("text", param.rolloverIds)}) AS rollover (id),
        LATERAL (SELECT incoming_funds_id FROM incoming_funds_entries
          WHERE data -> 'allocations' @> jsonb_build_array(jsonb_build_object('rolloverId', rollover.id))) AS entry)`,
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM incoming_funds_entries AS entry,
        LATERAL jsonb_array_elements(entry.data -> 'allocations') AS allocation
        JOIN rollovers ON rollovers.id = allocation ->> 'rolloverId'
        JOIN accounts ON accounts.id = rollovers.account_id
        WHERE entry.incoming_funds_id = incoming_funds.id AND entry.data -> 'allocations' IS NOT NULL
          AND accounts.status <> 'erased' AND rollovers.id <> ALL (${typedList("text", param.rolloverIds)}))`,
    )
    .orderBy("id")
    .forUpdate(),
);

export async function eraseFunds(
  tx: Sql,
  { organizationId, ids, at }: { organizationId: string; ids: readonly string[]; at: Date },
): Promise<{ id: string; version: number }[]> {
  await eraseTexts(tx, { organizationId, ids });
  return eraseColumns(tx, { organizationId, ids, at });
}

const eraseColumns = statement(
  "incoming_funds_erase",
  (param: Params<{ organizationId: string; ids: readonly string[]; at: Date }>) =>
    kysely
      .updateTable("incomingFunds")
      .set({
        payerName: null,
        payee: null,
        memo: null,
        accountNumberCiphertext: null,
        accountNumberMask: null,
        imageSha256: null,
        note: null,
        outcome: sql`outcome || '{"reason": "erased"}'`,
        version: sql`version + 1`,
        updatedAt: param.at,
      })
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
      .returning(["id", "version"]),
);

/** Keeps the reason of a suspension, a code without personal data. */
const eraseTexts = statement(
  "incoming_funds_entries_erase",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) =>
    kysely
      .updateTable("incomingFundsEntries")
      .set({
        data: sql`data || CASE WHEN type = 'suspended' OR data ->> 'reason' IS NULL THEN '{}' ELSE '{"reason": "erased"}'::jsonb END
          || CASE WHEN data ->> 'note' IS NULL THEN '{}' ELSE '{"note": "erased"}'::jsonb END`,
      })
      .where("organizationId", "=", param.organizationId)
      .where("incomingFundsId", "=", kysely.fn.any(typedList("text", param.ids)))
      .where(sql<boolean>`(data ->> 'reason' IS NOT NULL OR data ->> 'note' IS NOT NULL)`),
);

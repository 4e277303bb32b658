import { kysely, type Params, type Sql, sql, statement, typedList } from "@svc/database";
import type { Receipt } from "@svc/rollover-rules/money/receipts";
import type { IncomingFunds } from "../incoming-funds.ts";

export interface CheckedFunds
  extends Pick<IncomingFunds, "id" | "organizationId" | "status" | "amount" | "allocations" | "version"> {
  /** Number of history entries. */
  entries: number;
  lastSequence: number;
}

type Ids = Params<{ ids: readonly string[] }>;

/** Reads funds of any organization. */
export function readCheckedFunds(db: Sql, ids: readonly string[]): Promise<CheckedFunds[]> {
  return selectFunds(db, { ids });
}

const selectFunds = statement("books_funds", (param: Ids) =>
  kysely
    .selectFrom("incomingFunds as funds")
    .select(["id", "organizationId", "status", "amount", "allocations", "version"])
    .select([
      sql<number>`(SELECT count(*)::int FROM incoming_funds_entries WHERE incoming_funds_id = funds.id)`.as(
        "entries",
      ),
      sql<number>`(SELECT coalesce(max(sequence), 0) FROM incoming_funds_entries WHERE incoming_funds_id = funds.id)`.as(
        "lastSequence",
      ),
    ])
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .orderBy("id")
    .$narrowType<CheckedFunds>(),
);

/** Reads receipts by rollover ID, of any organization. */
export async function readReceipts(
  db: Sql,
  rolloverIds: readonly string[],
): Promise<Map<string, { organizationId: string; receipts: Receipt[] }>> {
  const rows = await selectReceipts(db, { ids: rolloverIds });
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

const selectReceipts = statement("books_receipts", (param: Ids) =>
  kysely
    .selectFrom("rollovers")
    .select(["id", "organizationId", "receipts"])
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .$narrowType<{ receipts: Receipt[] }>(),
);

import { selectDigestKeyId } from "@svc/accounts";
import {
  equalsUnlessNull,
  type JsonText,
  json,
  kysely,
  type Params,
  rowsFromJson,
  rowsToJson,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { WHOLE_ROW, wholeRollovers } from "./rollover-columns.ts";

interface RowPage {
  after: string;
  /** Null for all organizations. */
  organizationId: string | null;
  limit: number;
}

export async function listRows(db: Sql, { organizationId, ...page }: RowPage): Promise<LockedRollover[]> {
  return organizationId === null ? readRows(db, page) : readOrganizationRows(db, { ...page, organizationId });
}

type NextRows = Pick<RowPage, "after" | "limit">;

const selectNextRows = (param: Params<NextRows>) =>
  wholeRollovers.where("id", ">", param.after).orderBy("id").limit(param.limit);
const readRows = statement("rollover_rows", selectNextRows);
const readOrganizationRows = statement(
  "rollover_rows_of_one",
  (param: Params<NextRows & { organizationId: string }>) =>
    selectNextRows(param).where("organizationId", "=", param.organizationId),
);

export async function findRow(db: Sql, id: string): Promise<LockedRollover | null> {
  return findById.first(db, { id });
}

const findById = statement("rollover_row", (param: Params<{ id: string }>) =>
  wholeRollovers.where("id", "=", param.id),
);

type Ids = Params<{ ids: readonly string[] }>;

/** Reads rollovers of any organization. */
export function readRowsByIds(db: Sql, ids: readonly string[]): Promise<LockedRollover[]> {
  return selectByIds(db, { ids });
}

const selectByIds = statement("rollover_rows_by_ids", (param: Ids) =>
  wholeRollovers.where("id", "=", kysely.fn.any(param.ids)).orderBy("id"),
);

/** Skips rows that another transaction has locked. */
export async function lockAvailableRows(tx: Sql, ids: readonly string[]): Promise<LockedRollover[]> {
  return lockAvailable(tx, { ids });
}

const lockAvailable = statement("rollover_rows_locked", (param: Ids) =>
  wholeRollovers.where("id", "=", kysely.fn.any(param.ids)).orderBy("id").forNoKeyUpdate().skipLocked(),
);

/** Finds rollovers whose last timeline entry has an earlier key or no row digest. `last` is the last scanned ID. */
export async function listUnsealedIds(
  db: Sql,
  page: RowPage & { keyId: string | null },
): Promise<{ ids: string[]; last: string | null }> {
  const [row] = await readUnsealed(db, page);
  return row ?? { ids: [], last: null };
}

const readUnsealed = unpreparedStatement(
  "rollovers_unsealed",
  (param: Params<RowPage & { keyId: string | null }>) =>
    kysely
      .selectFrom(
        kysely
          .selectFrom("rollovers as rollover")
          .select("id")
          .select((rollover) =>
            rollover
              .selectFrom("timelineEntries")
              .select(
                sql<boolean>`row_digest IS NOT NULL AND key_id IS NOT DISTINCT FROM ${param.keyId}::text`.as(
                  "isSealed",
                ),
              )
              .whereRef("rolloverId", "=", "rollover.id")
              .orderBy("sequence", "desc")
              .limit(1)
              .as("isSealed"),
          )
          .where("id", ">", param.after)
          .where(equalsUnlessNull("organizationId", param.organizationId))
          .orderBy("id")
          .limit(param.limit)
          .as("scanned"),
      )
      .select(({ fn }) => fn.max("id").as("last"))
      .select(sql<string[]>`coalesce(array_agg(id) FILTER (WHERE is_sealed IS NOT TRUE), '{}')`.as("ids")),
);

/** Lists last timeline positions, sorted by rollover ID. */
export async function listHeads(
  db: Sql,
  after: string,
  limit: number,
): Promise<{ rolloverId: string; sequence: number; hash: string }[]> {
  return readHeads(db, { after, limit });
}

const readHeads = statement("rollover_heads", (param: Params<NextRows>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id as rolloverId", "timelineSequence as sequence", "timelineHash as hash"])
    .where("id", ">", param.after)
    .orderBy("id")
    .limit(param.limit),
);

/** Finds rollovers with an account number index under a key other than `keyId`. */
export async function listIdsToReIndex(
  db: Sql,
  window: { after: string; upTo: string; keyId: string },
): Promise<string[]> {
  return (await findToIndex(db, window)).map(({ id }) => id);
}

const findToIndex = unpreparedStatement(
  "rollovers_to_index",
  (param: Params<{ after: string; upTo: string; keyId: string }>) =>
    kysely
      .selectFrom("rollovers")
      .select("id")
      .where("id", ">", param.after)
      .where("id", "<=", param.upTo)
      .where((rollover) =>
        rollover.or(
          ["sourceAccountNumberIndex", "destinationAccountNumberIndex"].map((name) =>
            rollover(selectDigestKeyId(sql.ref(name)), "<>", param.keyId),
          ),
        ),
      )
      .orderBy("id"),
);

export async function findExistingIds(db: Sql, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await findIds(db, { ids })).map(({ id }) => id));
}

const findIds = statement("rollovers_present", (param: Ids) =>
  kysely.selectFrom("rollovers").select("id").where("id", "=", kysely.fn.any(param.ids)),
);

/** Writes the account numbers and the timeline positions. */
export async function writeAccountNumbers(
  tx: Sql,
  rows: readonly LockedRollover[],
): Promise<LockedRollover[]> {
  return updateAccountNumbers(tx, { rows: toRowsJson(rows, ACCOUNT_NUMBER_COLUMNS) });
}

const ACCOUNT_NUMBER_COLUMNS = [
  "sourceAccountNumberCiphertext",
  "sourceAccountNumberIndex",
  "destinationAccountNumberCiphertext",
  "destinationAccountNumberIndex",
  "timelineSequence",
  "timelineHash",
] as const;

const updateAccountNumbers = statement("rollover_rows_numbers", (param: Params<{ rows: JsonText }>) =>
  updateRowsFrom(param.rows, ACCOUNT_NUMBER_COLUMNS).returning(WHOLE_ROW).$narrowType<LockedRollover>(),
);

/** Overwrites the rows with erased ones. The transaction must hold their locks. */
export async function writeErasure(tx: Sql, rows: readonly LockedRollover[]): Promise<LockedRollover[]> {
  return erase(tx, { rows: toRowsJson(rows, ERASURE_COLUMNS) });
}

const ERASURE_COLUMNS = [
  "documents",
  "transfers",
  "receipts",
  "rejection",
  "amountMismatch",
  "requestMismatch",
  "assetMismatch",
  "consent",
  "documentRequest",
  "hold",
  "failure",
  "tags",
  "attestations",
  "version",
  "updatedAt",
  "timelineSequence",
  "timelineHash",
  "eventSequence",
] as const;

const erase = statement("rollover_rows_erased", (param: Params<{ rows: JsonText }>) =>
  updateRowsFrom(param.rows, ERASURE_COLUMNS)
    .set({
      sourceAccountNumberCiphertext: "",
      sourceAccountNumberIndex: "",
      sourceAccountNumberMask: "****",
      destinationAccountNumberCiphertext: "",
      destinationAccountNumberIndex: "",
      destinationAccountNumberMask: "****",
      sourcePlanName: null,
      destinationPlanName: null,
      decedentName: null,
      metadata: json({}),
    })
    .returning(WHOLE_ROW)
    .$narrowType<LockedRollover>(),
);

type Column = (typeof ACCOUNT_NUMBER_COLUMNS | typeof ERASURE_COLUMNS)[number];

const updateRowsFrom = (rows: Params<{ rows: JsonText }>["rows"], columns: readonly Column[]) =>
  kysely
    .updateTable("rollovers")
    .from(rowsFromJson("rollovers", rows))
    .set((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`given.${column}`)])))
    .whereRef("rollovers.id", "=", "given.id");

function toRowsJson(rows: readonly LockedRollover[], columns: readonly Column[]): JsonText {
  return rowsToJson<"rollovers">(
    rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    })),
  );
}

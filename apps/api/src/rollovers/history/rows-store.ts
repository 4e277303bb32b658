import { keyOfStoredDigest } from "@svc/accounts";
import {
  givenRows,
  isWithin,
  type JsonText,
  json,
  kysely,
  type Params,
  plannedEachTime,
  rowsAsJson,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import type { LockedRollover } from "../rollover.ts";
import { WHOLE_ROW, wholeRollovers } from "../rollover-columns.ts";
import type { ChainHead } from "../timeline-chain.ts";

// Rows of rollovers as the timeline seals them: whole, and many at once.

/** Rollovers after an id; of one organization where it is named. */
interface Step {
  after: string;
  organizationId: string | null;
  limit: number;
}

/** Rollovers in the order of ids. */
export async function listRows(db: Sql, { organizationId, ...step }: Step): Promise<LockedRollover[]> {
  return organizationId === null ? readRows(db, step) : readRowsOfOne(db, { ...step, organizationId });
}

type Next = Pick<Step, "after" | "limit">;

const nextRows = (param: Params<Next>) =>
  wholeRollovers.where("id", ">", param.after).orderBy("id").limit(param.limit);
const readRows = statement("rollover_rows", nextRows);
const readRowsOfOne = statement("rollover_rows_of_one", (param: Params<Next & { organizationId: string }>) =>
  nextRows(param).where("organizationId", "=", param.organizationId),
);

/** A rollover of any organization, or null. */
export async function findRow(db: Sql, id: string): Promise<LockedRollover | null> {
  return findById.first(db, { id });
}

const findById = statement("rollover_row", (param: Params<{ id: string }>) =>
  wholeRollovers.where("id", "=", param.id),
);

type Ids = Params<{ ids: readonly string[] }>;

/** Locks these rollovers until the transaction ends, without those that somebody else has locked. */
export async function lockFreeRows(tx: Sql, ids: readonly string[]): Promise<LockedRollover[]> {
  return lockFree(tx, { ids });
}

const lockFree = statement("rollover_rows_locked", (param: Ids) =>
  wholeRollovers.where("id", "=", kysely.fn.any(param.ids)).orderBy("id").forNoKeyUpdate().skipLocked(),
);

/**
 * Of the rollovers after an id, up to a limit: those whose last entry seals no row, or is not under the current key; and the
 * last id looked at.
 *
 * @param keyId the current key's; null for the one without an id
 */
export async function listUnsealedIds(
  db: Sql,
  step: Step & { keyId: string | null },
): Promise<{ ids: string[]; last: string | null }> {
  const [row] = await findUnsealed(db, step);
  return row ?? { ids: [], last: null };
}

const findUnsealed = plannedEachTime("rollovers_unsealed", (param: Params<Step & { keyId: string | null }>) =>
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
        .where(isWithin("organizationId", param.organizationId))
        .orderBy("id")
        .limit(param.limit)
        .as("lookedAt"),
    )
    .select(({ fn }) => fn.max("id").as("last"))
    .select(sql<string[]>`coalesce(array_agg(id) FILTER (WHERE is_sealed IS NOT TRUE), '{}')`.as("ids")),
);

/** The ends of all timelines after an id, in the order of ids, as the rows keep them. */
export async function listHeads(
  db: Sql,
  after: string,
  limit: number,
): Promise<(ChainHead & { rolloverId: string })[]> {
  return readHeads(db, { after, limit });
}

const readHeads = statement("rollover_heads", (param: Params<Next>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id as rolloverId", "timelineSequence as sequence", "timelineHash as hash"])
    .where("id", ">", param.after)
    .orderBy("id")
    .limit(param.limit),
);

/** Of the rollovers in a window of ids, those with an account number's digest under another key than this one. */
export async function listToIndex(
  db: Sql,
  window: { after: string; upTo: string; keyId: string },
): Promise<string[]> {
  return (await findToIndex(db, window)).map(({ id }) => id);
}

const findToIndex = plannedEachTime(
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
            rollover(keyOfStoredDigest(sql.ref(name)), "<>", param.keyId),
          ),
        ),
      )
      .orderBy("id"),
);

/** Those of these rollovers that are there. */
export async function findPresent(db: Sql, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await findIds(db, { ids })).map(({ id }) => id));
}

const findIds = statement("rollovers_present", (param: Ids) =>
  kysely.selectFrom("rollovers").select("id").where("id", "=", kysely.fn.any(param.ids)),
);

/** Rewrites how account numbers are kept, and the ends of timelines, of rollovers that are locked, and nothing else. */
export async function writeNumbers(tx: Sql, rows: readonly LockedRollover[]): Promise<LockedRollover[]> {
  return rewrite(tx, { rows: toGiven(rows, NUMBERS) });
}

const NUMBERS = [
  "sourceAccountNumberCiphertext",
  "sourceAccountNumberIndex",
  "destinationAccountNumberCiphertext",
  "destinationAccountNumberIndex",
  "timelineSequence",
  "timelineHash",
] as const;

const rewrite = statement("rollover_rows_numbers", (param: Params<{ rows: JsonText }>) =>
  rowsWith(param.rows, NUMBERS).returning(WHOLE_ROW).$narrowType<LockedRollover>(),
);

/** Overwrites what these rollovers hold of their participant, in the transaction that holds their locks. */
export async function writeErasure(tx: Sql, rows: readonly LockedRollover[]): Promise<LockedRollover[]> {
  return erase(tx, { rows: toGiven(rows, LEFT) });
}

/** What is left of a row, as it is given. */
const LEFT = [
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
  rowsWith(param.rows, LEFT)
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

type Column = (typeof NUMBERS | typeof LEFT)[number];

/** An update of the rows that have the given ids. @param columns those that become as they are given */
const rowsWith = (rows: Params<{ rows: JsonText }>["rows"], columns: readonly Column[]) =>
  kysely
    .updateTable("rollovers")
    .from(givenRows("rollovers", rows))
    .set((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`given.${column}`)])))
    .whereRef("rollovers.id", "=", "given.id");

function toGiven(rows: readonly LockedRollover[], columns: readonly Column[]): JsonText {
  return rowsAsJson<"rollovers">(
    rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    })),
  );
}

import {
  type AuditHead,
  equalsUnlessNull,
  kysely,
  type Params,
  type Row,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import type { AuditEntry, AuditFilter } from "./audit-entry.ts";

/** `next` is the start of the next window, or null at the end of the log. */
interface AuditWindow {
  entries: AuditEntry[];
  next: number | null;
}

// Rows read per statement. The filter applies within a window, so rare matches cause no long scans.
const WINDOW_ROWS = 2_000;

const COLUMNS = [
  "id",
  "organizationId",
  "sequence",
  "actorType",
  "actorId",
  "action",
  "targetId",
  "data",
  "requestId",
  "createdAt",
  "recordedAt",
  "recordedBy",
  "prevHash",
  "hash",
] as const;

type WindowParams = Params<AuditFilter & { from: string | null; prefix: string | null }>;

const selectNewest = (param: WindowParams) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("id", "<", sql<string>`coalesce(${param.from}::bigint, 9223372036854775807)`)
    .where(equalsUnlessNull("chain", param.chain))
    .orderBy("id", "desc")
    .limit(WINDOW_ROWS);

const selectNext = (param: WindowParams) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("sequence", ">", sql<string>`${param.from}::bigint`)
    .where("chain", "=", sql<string>`${param.chain}`)
    .orderBy("sequence")
    .limit(WINDOW_ROWS);

const selectBefore = (param: WindowParams) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("sequence", "<", sql<string>`${param.from}::bigint`)
    .where("chain", "=", sql<string>`${param.chain}`)
    .orderBy("sequence", "desc")
    .limit(WINDOW_ROWS);

/** Without a match, returns one row of nulls with the end of the window. */
const createWindowStatement = (
  name: string,
  selectPage: typeof selectNewest,
  {
    last,
    column,
    direction,
  }: {
    last: "min(id)" | "min(sequence)" | "max(sequence)";
    column: "found.id" | "found.sequence";
    direction: "asc" | "desc";
  },
) =>
  unpreparedStatement(name, (param: WindowParams) =>
    kysely
      .with(
        (cte) => cte("page").materialized(),
        () => selectPage(param),
      )
      .selectFrom((rows) =>
        rows
          .selectFrom("page")
          .select([sql<number>`count(*)::int`.as("scanned"), sql<string | null>`${sql.raw(last)}`.as("last")])
          .as("summary"),
      )
      .leftJoin("page as found", (join) =>
        join
          .on(
            sql<boolean>`(${param.actor}::text IS NULL OR found.actor_type = ${param.actor}
              OR found.actor_id = ${param.actor})`,
          )
          .on(
            sql<boolean>`(${param.action}::text IS NULL OR found.action = ${param.action}
              OR starts_with(found.action, ${param.prefix}))`,
          )
          .on(equalsUnlessNull("found.targetId", param.targetId))
          .on(sql<boolean>`found.created_at >= coalesce(${param.since}::timestamptz, '-infinity')`)
          .on(sql<boolean>`found.created_at <= coalesce(${param.until}::timestamptz, 'infinity')`),
      )
      .select(["scanned", "last"])
      .select(COLUMNS.map((name) => `found.${name}` as const))
      .orderBy(column, direction),
  );

const readBeforeWindow = createWindowStatement("audit_before", selectBefore, {
  last: "min(sequence)",
  column: "found.sequence",
  direction: "desc",
});
const readNewestWindow = createWindowStatement("audit_newest", selectNewest, {
  last: "min(id)",
  column: "found.id",
  direction: "desc",
});
const readNextWindow = createWindowStatement("audit_in_order", selectNext, {
  last: "max(sequence)",
  column: "found.sequence",
  direction: "asc",
});

/** @param before exclusive row ID, null for the newest */
export function readNewest(db: Sql, filter: AuditFilter, before: number | null): Promise<AuditWindow> {
  return readWindow(db, readNewestWindow, { filter, start: before });
}

/** @param after exclusive sequence */
export function readInOrder(
  db: Sql,
  chain: string,
  { filter, after }: { filter: AuditFilter; after: number },
): Promise<AuditWindow> {
  return readWindow(db, readNextWindow, { filter: { ...filter, chain }, start: after });
}

/** Reads newest first. @param before exclusive sequence */
export function readBefore(db: Sql, filter: AuditFilter, before: number): Promise<AuditWindow> {
  return readWindow(db, readBeforeWindow, { filter, start: before });
}

async function readWindow(
  db: Sql,
  readRows: typeof readNewestWindow,
  { filter, start }: { filter: AuditFilter; start: number | null },
): Promise<AuditWindow> {
  const prefix = toActionPrefix(filter.action);
  const rows = await readRows(db, { ...filter, from: start === null ? null : String(start), prefix });
  const [first] = rows;
  return {
    entries: rows.flatMap(({ scanned: _scanned, last: _last, ...row }) =>
      row.id === null
        ? []
        : [{ ...(row as Row<"auditLog"> & AuditEntry), id: Number(row.id), sequence: Number(row.sequence) }],
    ),
    next: first && first.scanned === WINDOW_ROWS ? Number(first.last) : null,
  };
}

function toActionPrefix(action: string | null): string | null {
  return action?.endsWith(".*") ? action.slice(0, -1) : null;
}

export async function listAuditChains(db: Sql): Promise<string[]> {
  return (await readChains(db)).map(({ chain }) => chain);
}

// A skip scan, because reading every row of a large log takes too long.
const readChains = unpreparedStatement(
  "audit_chains",
  () => sql<{ chain: string }>`WITH RECURSIVE chains AS (
      (SELECT chain FROM audit_log ORDER BY chain LIMIT 1)
      UNION ALL
      SELECT (SELECT chain FROM audit_log WHERE chain > chains.chain ORDER BY chain LIMIT 1) FROM chains
      WHERE chain IS NOT NULL)
    SELECT chain FROM chains WHERE chain IS NOT NULL UNION SELECT chain FROM audit_heads ORDER BY chain`,
);

/** Reads all heads in one snapshot. */
export async function listAuditHeads(db: Sql): Promise<AuditHead[]> {
  return (await readHeads(db)).map((head) => ({ ...head, sequence: Number(head.sequence) }));
}

const readHeads = statement("audit_heads", () =>
  kysely.selectFrom("auditHeads").select(["chain", "sequence", "hash"]).orderBy("chain"),
);

import {
  equalsUnlessNull,
  kysely,
  type Params,
  type Row,
  type Sql,
  sql,
  unpreparedStatement,
} from "@svc/database";
import type { AuditEntry, AuditFilter } from "./audit-entry.ts";

/** One window of entries. `next` is the start of the next window, or null at the end of the log. */
interface AuditWindow {
  entries: AuditEntry[];
  next: number | null;
}

// Rows read per statement. The filter applies within a window, so rare matches do not cause long scans.
const WINDOW_ROWS = 2_000;

const NAMES = [
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

type Window = Params<AuditFilter & { from: string | null; prefix: string | null }>;

const selectNewest = (param: Window) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("id", "<", sql<string>`coalesce(${param.from}::bigint, 9223372036854775807)`)
    .where(equalsUnlessNull("chain", param.chain))
    .orderBy("id", "desc")
    .limit(WINDOW_ROWS);

const selectNext = (param: Window) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("sequence", ">", sql<string>`${param.from}::bigint`)
    .where("chain", "=", sql<string>`${param.chain}`)
    .orderBy("sequence")
    .limit(WINDOW_ROWS);

/** If no entry matches, the statement returns one row of nulls with the end of the window. */
const windowStatement = (
  name: string,
  page: typeof selectNewest,
  last: "min(id)" | "min(sequence)" | "max(sequence)",
  [column, direction]: ["found.id", "desc"] | ["found.sequence", "asc" | "desc"],
) =>
  unpreparedStatement(name, (param: Window) =>
    kysely
      .with(
        (cte) => cte("page").materialized(),
        () => page(param),
      )
      .selectFrom((rows) =>
        rows
          .selectFrom("page")
          .select([sql<number>`count(*)::int`.as("scanned"), sql<string | null>`${sql.raw(last)}`.as("last")])
          .as("allOfIt"),
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
      .select(NAMES.map((name) => `found.${name}` as const))
      .orderBy(column, direction),
  );

const selectBefore = (param: Window) =>
  kysely
    .selectFrom("auditLog")
    .selectAll()
    .where("sequence", "<", sql<string>`${param.from}::bigint`)
    .where("chain", "=", sql<string>`${param.chain}`)
    .orderBy("sequence", "desc")
    .limit(WINDOW_ROWS);

const readBeforeWindow = windowStatement("audit_before", selectBefore, "min(sequence)", [
  "found.sequence",
  "desc",
]);
const readNewestWindow = windowStatement("audit_newest", selectNewest, "min(id)", ["found.id", "desc"]);
const readNextWindow = windowStatement("audit_in_order", selectNext, "max(sequence)", [
  "found.sequence",
  "asc",
]);

/** Reads one window, newest first. @param before exclusive row ID, null for the newest */
export function readNewest(db: Sql, filter: AuditFilter, before: number | null): Promise<AuditWindow> {
  return readWindow(db, readNewestWindow, filter, before);
}

/** Reads one window of a chain, oldest first. @param after exclusive sequence */
export function readInOrder(
  db: Sql,
  chain: string,
  filter: AuditFilter,
  after: number,
): Promise<AuditWindow> {
  return readWindow(db, readNextWindow, { ...filter, chain }, after);
}

/** Reads one window of a chain, newest first. @param before exclusive sequence */
export function readBefore(db: Sql, filter: AuditFilter, before: number): Promise<AuditWindow> {
  return readWindow(db, readBeforeWindow, filter, before);
}

async function readWindow(
  db: Sql,
  read: typeof readNewestWindow,
  filter: AuditFilter,
  from: number | null,
): Promise<AuditWindow> {
  const prefix = toActionPrefix(filter.action);
  const rows = await read(db, { ...filter, from: from === null ? null : String(from), prefix });
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

// A skip scan: reading the chain of every row would take time in proportion to the log.
const readChains = unpreparedStatement(
  "audit_chains",
  () => sql<{ chain: string }>`WITH RECURSIVE chains AS (
      (SELECT chain FROM audit_log ORDER BY chain LIMIT 1)
      UNION ALL
      SELECT (SELECT chain FROM audit_log WHERE chain > chains.chain ORDER BY chain LIMIT 1) FROM chains
      WHERE chain IS NOT NULL)
    SELECT chain FROM chains WHERE chain IS NOT NULL UNION SELECT chain FROM audit_heads ORDER BY chain`,
);

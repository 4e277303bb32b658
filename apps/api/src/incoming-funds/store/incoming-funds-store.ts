import {
  createCounter,
  createFinder,
  createPageReader,
  equalsUnlessNull,
  type IdParams,
  insertRows,
  json,
  kysely,
  type NewRow,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import type { KeysetPosition, Page } from "@svc/service-kit/lists";
import type { IncomingFunds, IncomingFundsStatus } from "../incoming-funds.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "status",
  "amount",
  "receivedOn",
  "method",
  "payerName",
  "payee",
  "memo",
  "checkNumber",
  "traceNumber",
  "bankReference",
  "accountNumberCiphertext",
  "accountNumberMask",
  "custodianId",
  "imageSha256",
  "duplicateOf",
  "splitFrom",
  "fileId",
  "line",
  "note",
  "ownerId",
  "suspenseSince",
  "suspenseReason",
  "returnBy",
  "allocations",
  "outcome",
  "autoApplyPending",
  "version",
  "createdAt",
  "updatedAt",
] as const;

const selectFunds = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("incomingFunds")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<IncomingFunds>();

export const findIncomingFunds = createFinder(
  statement("incoming_funds_by_id", (param: Params<IdParams>) =>
    selectFunds(param).where("id", "=", param.id),
  ),
);

/** Locks the row. Lock its rollovers first. */
export const lockIncomingFunds = createFinder(
  statement("incoming_funds_locked", (param: Params<IdParams>) =>
    selectFunds(param).where("id", "=", param.id).forUpdate(),
  ),
);

/** Locks all money that is applied to a rollover, in order of ID. The rollover must be locked. */
export async function lockAppliedFunds(
  tx: Sql,
  organizationId: string,
  rolloverId: string,
): Promise<IncomingFunds[]> {
  return lockByRollover(tx, { organizationId, allocations: json([{ rolloverId }]) });
}

const lockByRollover = statement(
  "incoming_funds_locked_by_rollover",
  (param: Params<OrganizationParams & { allocations: string }>) =>
    selectFunds(param)
      // Only the history has an index on allocations, but it also contains allocations that were undone.
      .where(
        sql<boolean>`id IN (SELECT incoming_funds_id FROM incoming_funds_entries AS entry
          WHERE entry.data -> 'allocations' @> ${param.allocations}::jsonb)`,
      )
      .where(sql<boolean>`allocations @> ${param.allocations}::jsonb`)
      .orderBy("id")
      .forUpdate(),
);

/** Returns the ID of the oldest incoming funds with each reference. Omits unknown references. */
export async function findByReferences(
  tx: Sql,
  organizationId: string,
  references: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readReferences(tx, { organizationId, references });
  return new Map(rows.map(({ bankReference, id }) => [bankReference ?? "", id]));
}

const readReferences = statement(
  "incoming_funds_by_reference",
  (param: Params<OrganizationParams & { references: readonly string[] }>) =>
    kysely
      .selectFrom("incomingFunds")
      .distinctOn("bankReference")
      .select(["bankReference", "id"])
      .where("organizationId", "=", param.organizationId)
      .where("bankReference", "=", kysely.fn.any(typedList("text", param.references)))
      .orderBy("bankReference")
      .orderBy("id"),
);

interface IncomingFundsFilter {
  status?: IncomingFundsStatus | undefined;
  receivedFrom?: string | undefined;
  receivedTo?: string | undefined;
  method?: string | undefined;
  amount?: string | undefined;
  custodianId?: string | undefined;
  ownerId?: string | undefined;
  fileId?: string | undefined;
  /** Only money in suspense whose return date is before this day. */
  overdueOn?: string | undefined;
  /** Excludes the money that `overdueOn` selects. */
  notOverdueOn?: string | undefined;
  /** An ID, check number, trace number or bank reference, the last four digits of the account, or the start of the payer's name. */
  q?: string | undefined;
}

interface FundsPage {
  after: KeysetPosition | null;
  limit: number;
  sort: "newest" | "oldest";
}

export function listIncomingFundsPage(
  db: Sql,
  organizationId: string,
  { filter, page: { after, limit, sort } }: { filter: IncomingFundsFilter; page: FundsPage },
): Promise<Page<IncomingFunds>> {
  const readPage = sort === "oldest" ? readOldest : readNewest;
  return readPage(db, organizationId, { ...filter, after, limit });
}

type AllFilters = Record<keyof IncomingFundsFilter, string | null>;

type FundsPageParams = PageParams & AllFilters;

const selectFiltered = (param: Params<OrganizationParams & AllFilters>) =>
  selectFunds(param)
    .where(equalsUnlessNull("status", param.status))
    .where(equalsUnlessNull("method", param.method))
    .where(sql<boolean>`(${param.amount}::text IS NULL OR amount = ${param.amount}::numeric)`)
    .where(equalsUnlessNull("custodianId", param.custodianId))
    .where(equalsUnlessNull("ownerId", param.ownerId))
    .where(equalsUnlessNull("fileId", param.fileId))
    .where(sql<boolean>`(${param.receivedFrom}::text IS NULL OR received_on >= ${param.receivedFrom}::date)`)
    .where(sql<boolean>`(${param.receivedTo}::text IS NULL OR received_on <= ${param.receivedTo}::date)`)
    .where(
      sql<boolean>`(${param.overdueOn}::text IS NULL OR (status = 'suspense' AND return_by < ${param.overdueOn}::date))`,
    )
    .where(
      sql<boolean>`(${param.notOverdueOn}::text IS NULL OR NOT (status = 'suspense' AND return_by < ${param.notOverdueOn}::date))`,
    )
    .where(
      sql<boolean>`(${param.q}::text IS NULL OR ${param.q} IN (id, check_number, trace_number, bank_reference, right(account_number_mask, 4))
        OR starts_with(lower(payer_name), lower(${param.q})))`,
    );

const readNewest = createPageReader(
  unpreparedStatement("incoming_funds_page", (param: Params<FundsPageParams>) =>
    pageAfter(selectFiltered(param), param),
  ),
);

const readOldest = createPageReader(
  unpreparedStatement("incoming_funds_oldest_page", (param: Params<FundsPageParams>) =>
    selectFiltered(param)
      .where(
        sql<boolean>`(created_at, id) > (coalesce(${param.createdAt}::timestamptz, '-infinity'), coalesce(${param.id}::text, ''))`,
      )
      .orderBy("createdAt")
      .orderBy("id")
      .limit(param.limit),
  ),
);

const countFiltered = createCounter("incoming_funds_total_count", selectFiltered);

export function countIncomingFunds(
  db: Sql,
  organizationId: string,
  filter: IncomingFundsFilter,
): Promise<number | null> {
  return countFiltered(db, organizationId, filter);
}

const toColumns = ({ allocations, outcome, ...columns }: Partial<IncomingFunds>) => ({
  ...columns,
  ...(allocations === undefined ? {} : { allocations: json(allocations) }),
  ...(outcome === undefined ? {} : { outcome: json(outcome) }),
});

export async function insertIncomingFunds(tx: Sql, rows: readonly IncomingFunds[]): Promise<void> {
  await insertRows(tx, "incomingFunds", rows.map(toColumns) as NewRow<"incomingFunds">[]);
}

export async function updateIncomingFunds(
  tx: Sql,
  id: string,
  changes: Partial<IncomingFunds>,
): Promise<void> {
  await updateRow(tx, { table: "incomingFunds", id, changes: toColumns(changes) });
}

export async function insertEntries(tx: Sql, rows: readonly NewRow<"incomingFundsEntries">[]): Promise<void> {
  await insertRows(tx, "incomingFundsEntries", rows);
}

export interface FundsSum {
  receivedOn: string;
  fileId: string | null;
  status: IncomingFundsStatus;
  amount: string;
}

/** Groups by day, file and status. */
export async function sumIncomingFunds(
  db: Sql,
  organizationId: string,
  range: { from: string; to: string },
): Promise<FundsSum[]> {
  return readSums(db, { organizationId, ...range });
}

const readSums = statement(
  "incoming_funds_sums",
  (param: Params<OrganizationParams & { from: string; to: string }>) =>
    kysely
      .selectFrom("incomingFunds")
      .select(["receivedOn", "fileId", "status", sql<string>`sum(amount)::text`.as("amount")])
      .where("organizationId", "=", param.organizationId)
      .where(sql<boolean>`received_on BETWEEN ${param.from}::date AND ${param.to}::date`)
      .groupBy(["receivedOn", "fileId", "status"])
      .orderBy("receivedOn")
      .orderBy("fileId")
      .$narrowType<FundsSum>(),
);

/** Sums the money of each file by status. Includes all money of a file if any of it arrived in the range. */
export async function sumFiles(
  db: Sql,
  organizationId: string,
  range: { from: string; to: string },
): Promise<(FundsSum & { fileId: string })[]> {
  return readFileSums(db, { organizationId, ...range });
}

const readFileSums = statement(
  "incoming_funds_file_sums",
  (param: Params<OrganizationParams & { from: string; to: string }>) =>
    kysely
      .selectFrom("incomingFunds")
      .select([
        "fileId",
        "status",
        sql<string>`min(received_on)::text`.as("receivedOn"),
        sql<string>`sum(amount)::text`.as("amount"),
      ])
      .where("organizationId", "=", param.organizationId)
      .where(
        sql<boolean>`file_id = ANY(ARRAY(SELECT DISTINCT other.file_id FROM incoming_funds AS other
          WHERE other.organization_id = ${param.organizationId} AND other.received_on BETWEEN ${param.from}::date AND ${param.to}::date
            AND other.file_id IS NOT NULL))`,
      )
      .groupBy(["fileId", "status"])
      .orderBy("fileId")
      .$narrowType<FundsSum & { fileId: string }>(),
);

export interface SuspenseSum {
  /** Day of the suspension, in the organization's time zone. */
  since: string;
  isOverdue: boolean;
  amount: string;
  count: number;
}

export async function sumSuspense(
  db: Sql,
  organizationId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<SuspenseSum[]> {
  return readSuspense(db, { organizationId, today, timeZone });
}

const readSuspense = statement(
  "incoming_funds_suspense_sums",
  (param: Params<OrganizationParams & { today: string; timeZone: string }>) =>
    kysely
      .selectFrom("incomingFunds")
      .select([
        sql<string>`(suspense_since AT TIME ZONE ${param.timeZone})::date::text`.as("since"),
        sql<boolean>`return_by < ${param.today}::date`.as("isOverdue"),
        sql<string>`sum(amount)::text`.as("amount"),
        sql<number>`count(*)::int`.as("count"),
      ])
      .where("organizationId", "=", param.organizationId)
      .where("status", "=", "suspense")
      .groupBy(sql`1, 2`),
);

import {
  insertRows,
  json,
  kysely,
  type ListPosition,
  type NewRow,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";
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

interface OrganizationParams {
  organizationId: string;
}

const selectFunds = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("incomingFunds")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<IncomingFunds>();

export async function findIncomingFunds(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<IncomingFunds | null> {
  return findById.first(db, { organizationId, id });
}

const findById = statement("incoming_funds_by_id", (param: Params<OrganizationParams & { id: string }>) =>
  selectFunds(param).where("id", "=", param.id),
);

/** Locks the row. Lock its rollovers first. */
export async function lockIncomingFunds(
  tx: Sql,
  organizationId: string,
  id: string,
): Promise<IncomingFunds | null> {
  return lockById.first(tx, { organizationId, id });
}

const lockById = statement("incoming_funds_locked", (param: Params<OrganizationParams & { id: string }>) =>
  selectFunds(param).where("id", "=", param.id).forUpdate(),
);

/** Returns the oldest row for each of the bank references that are already recorded. */
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

export interface IncomingFundsFilter {
  status?: IncomingFundsStatus | undefined;
  receivedFrom?: string | undefined;
  receivedTo?: string | undefined;
  method?: string | undefined;
  amount?: string | undefined;
  custodianId?: string | undefined;
  ownerId?: string | undefined;
  fileId?: string | undefined;
  q?: string | undefined;
}

/** @param q matches a check number, trace number, bank reference or ID, the last four digits, or the start of the payer's name */
export async function listIncomingFundsPage(
  db: Sql,
  organizationId: string,
  filter: IncomingFundsFilter,
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<IncomingFunds>> {
  const { createdAt = null, id = null } = after ?? {};
  const names = [
    "status",
    "receivedFrom",
    "receivedTo",
    "method",
    "amount",
    "custodianId",
    "ownerId",
    "fileId",
    "q",
  ] as const;
  const values = Object.fromEntries(names.map((name) => [name, filter[name] ?? null]));
  const page = { organizationId, createdAt, id, limit: limit + 1, ...(values as AllFilters) };
  return toPage(await readPage(db, page), limit);
}

type AllFilters = Record<keyof IncomingFundsFilter, string | null>;

const readPage = unpreparedStatement(
  "incoming_funds_page",
  (param: Params<OrganizationParams & ListPosition & AllFilters & { limit: number }>) => {
    const equals = (column: string, value: Params<AllFilters>[keyof AllFilters], type = "text") =>
      sql<boolean>`(${value}::text IS NULL OR ${sql.ref(column)} = ${value}::${sql.raw(type)})`;
    return pageAfter(
      selectFunds(param)
        .where(equals("status", param.status))
        .where(equals("method", param.method))
        .where(equals("amount", param.amount, "numeric"))
        .where(equals("custodianId", param.custodianId))
        .where(equals("ownerId", param.ownerId))
        .where(equals("fileId", param.fileId))
        .where(
          sql<boolean>`(${param.receivedFrom}::text IS NULL OR received_on >= ${param.receivedFrom}::date)`,
        )
        .where(sql<boolean>`(${param.receivedTo}::text IS NULL OR received_on <= ${param.receivedTo}::date)`)
        .where(
          sql<boolean>`(${param.q}::text IS NULL OR ${param.q} IN (id, check_number, trace_number, bank_reference, right(account_number_mask, 4))
            OR starts_with(lower(payer_name), lower(${param.q})))`,
        ),
      ["createdAt", "id"],
      param,
    );
  },
);

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
  await updateRow(tx, "incomingFunds", id, toColumns(changes));
}

export async function insertEntries(tx: Sql, rows: readonly NewRow<"incomingFundsEntries">[]): Promise<void> {
  await insertRows(tx, "incomingFundsEntries", rows);
}

interface FundsSum {
  receivedOn: string;
  fileId: string | null;
  status: IncomingFundsStatus;
  amount: string;
}

/** Sums the money that arrived in a range of days, by day, file and status. */
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

import {
  createCounter,
  createFinder,
  createPageReader,
  type IdParams,
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Row,
  type Sql,
  statement,
  typedList,
} from "@svc/database";
import type { FileReturn, FileTotals, FileWarning } from "../files/imported-file.ts";
import type { IncomingFunds } from "../incoming-funds.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "name",
  "sha256",
  "format",
  "fileReference",
  "totals",
  "returns",
  "issues",
  "createdAt",
] as const;

export interface ImportedFile extends Omit<Row<"incomingFundsFiles">, "totals" | "returns" | "issues"> {
  totals: FileTotals;
  returns: FileReturn[];
  issues: FileWarning[];
}

const selectFiles = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("incomingFundsFiles")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<ImportedFile>();

export const findImportedFile = createFinder(
  statement("incoming_funds_file_by_id", (param: Params<IdParams>) =>
    selectFiles(param).where("id", "=", param.id),
  ),
);

export async function findFileByDigest(
  db: Sql,
  organizationId: string,
  sha256: string,
): Promise<ImportedFile | null> {
  return findByDigest.first(db, { organizationId, sha256 });
}

const findByDigest = statement(
  "incoming_funds_file_by_digest",
  (param: Params<OrganizationParams & { sha256: string }>) =>
    selectFiles(param).where("sha256", "=", param.sha256),
);

/** Returns files by ID, oldest first. */
export async function readImportedFiles(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<ImportedFile[]> {
  return ids.length === 0 ? [] : readByIds(db, { organizationId, ids });
}

const readByIds = statement(
  "incoming_funds_files_by_id",
  (param: Params<OrganizationParams & { ids: readonly string[] }>) =>
    selectFiles(param)
      .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
      .orderBy("createdAt")
      .orderBy("id"),
);

export const listImportedFilesPage = createPageReader(
  statement("incoming_funds_files_page", (param: Params<PageParams>) => pageAfter(selectFiles(param), param)),
);

export const countImportedFiles = createCounter("incoming_funds_files_total_count", selectFiles);

export async function insertImportedFile(
  tx: Sql,
  { totals, returns, issues, ...row }: ImportedFile,
): Promise<void> {
  const jsonColumns = { totals: json(totals), returns: json(returns), issues: json(issues) };
  await insertRow(tx, { table: "incomingFundsFiles", row: { ...row, ...jsonColumns } });
}

export type NumberedFunds = Pick<
  IncomingFunds,
  "id" | "splitFrom" | "receivedOn" | "traceNumber" | "checkNumber" | "amount" | "status" | "allocations"
>;

export interface PaymentNumbers {
  traceNumbers: readonly string[];
  checkNumbers: readonly string[];
}

/** Lists money with any of the trace numbers or check numbers, newest first. */
export async function listByNumbers(
  tx: Sql,
  organizationId: string,
  numbers: PaymentNumbers,
): Promise<NumberedFunds[]> {
  return readByNumbers(tx, { organizationId, ...numbers });
}

const readByNumbers = statement(
  "incoming_funds_by_numbers",
  (param: Params<OrganizationParams & PaymentNumbers>) =>
    kysely
      .selectFrom("incomingFunds")
      .select([
        "id",
        "splitFrom",
        "receivedOn",
        "traceNumber",
        "checkNumber",
        "amount",
        "status",
        "allocations",
      ])
      .where("organizationId", "=", param.organizationId)
      .where((funds) =>
        funds.or([
          funds("traceNumber", "=", kysely.fn.any(typedList("text", param.traceNumbers))),
          funds("checkNumber", "=", kysely.fn.any(typedList("text", param.checkNumbers))),
        ]),
      )
      .orderBy("id", "desc")
      .$narrowType<NumberedFunds>(),
);

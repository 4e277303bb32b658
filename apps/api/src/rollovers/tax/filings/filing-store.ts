import {
  createCounter,
  createFinder,
  createPageReader,
  type IdParams,
  insertRow,
  insertRows,
  json,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
} from "@svc/database";
import type { TimelineActor } from "../../../context/actor.ts";

export type FiledForm = "1099-R" | "5498";

export interface TaxFiling extends Omit<Row<"taxFilings">, "form" | "createdBy"> {
  form: FiledForm;
  createdBy: TimelineActor;
}

export type TaxFilingLine = Row<"taxFilingLines">;

const FILING_COLUMNS = [
  "id",
  "organizationId",
  "year",
  "form",
  "number",
  "filedOn",
  "lineCount",
  "sha256",
  "createdBy",
  "createdAt",
] as const;

const selectFilings = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("taxFilings")
    .select(FILING_COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<TaxFiling>();

export const findTaxFiling = createFinder(
  statement("tax_filing", (param: Params<IdParams>) => selectFilings(param).where("id", "=", param.id)),
);

/** Reads filings of any organization. */
export function readFilings(db: Sql, ids: readonly string[]): Promise<TaxFiling[]> {
  return selectByIds(db, { ids });
}

const selectByIds = statement("tax_filings_by_ids", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("taxFilings")
    .select(FILING_COLUMNS)
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .orderBy("id")
    .$narrowType<TaxFiling>(),
);

interface TaxFilingFilter {
  year: number | null;
  form: FiledForm | null;
}

const selectMatching = (param: Params<OrganizationParams & TaxFilingFilter>) =>
  selectFilings(param)
    .where(sql<boolean>`(${param.year}::int IS NULL OR year = ${param.year}::int)`)
    .where(sql<boolean>`(${param.form}::text IS NULL OR form = ${param.form}::text)`);

export const listTaxFilingPage = createPageReader(
  statement("tax_filings_page", (param: Params<PageParams & TaxFilingFilter>) =>
    pageAfter(selectMatching(param), param),
  ),
);

export const countTaxFilings = createCounter("tax_filings_total_count", selectMatching);

interface YearForm {
  organizationId: string;
  year: number;
  form: FiledForm;
}

export function findLastTaxFiling(db: Sql, yearForm: YearForm): Promise<TaxFiling | null> {
  return findLast.first(db, yearForm);
}

const findLast = statement("tax_filing_last", (param: Params<YearForm>) =>
  selectFilings(param)
    .where("year", "=", param.year)
    .where("form", "=", param.form)
    .orderBy("number", "desc")
    .limit(1),
);

export async function insertTaxFiling(tx: Sql, { createdBy, ...filing }: TaxFiling): Promise<void> {
  await insertRow(tx, { table: "taxFilings", row: { ...filing, createdBy: json(createdBy) } });
}

export async function insertTaxFilingLines(tx: Sql, lines: readonly TaxFilingLine[]): Promise<void> {
  await insertRows(tx, "taxFilingLines", lines);
}

interface LinePage {
  organizationId: string;
  filingId: string;
  after: number;
  limit: number;
}

const LINE_COLUMNS = [
  "filingId",
  "position",
  "organizationId",
  "rolloverId",
  "accountId",
  "line",
  "recipientDigest",
] as const;

export function listTaxFilingLines(db: Sql, page: LinePage): Promise<TaxFilingLine[]> {
  return readLines(db, page);
}

const readLines = statement("tax_filing_lines_page", (param: Params<LinePage>) =>
  kysely
    .selectFrom("taxFilingLines")
    .select(LINE_COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .where("filingId", "=", param.filingId)
    .where("position", ">", param.after)
    .orderBy("position")
    .limit(param.limit),
);

interface RolloverLines {
  organizationId: string;
  filingId: string;
  accountId: string;
  rolloverId: string;
}

export function listFiledLinesOfRollover(db: Sql, rollover: RolloverLines): Promise<TaxFilingLine[]> {
  return readLinesOfRollover(db, rollover);
}

const readLinesOfRollover = statement("tax_filing_lines_of_rollover", (param: Params<RolloverLines>) =>
  kysely
    .selectFrom("taxFilingLines")
    .select(LINE_COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .where("filingId", "=", param.filingId)
    .where("rolloverId", "=", param.rolloverId)
    .orderBy("position"),
);

export interface RecipientName {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

/** Names are null after erasure. */
export function readRecipientNames(
  db: Sql,
  organizationId: string,
  accountIds: readonly string[],
): Promise<RecipientName[]> {
  return selectNames(db, { organizationId, accountIds });
}

const selectNames = statement(
  "tax_recipient_names",
  (param: Params<OrganizationParams & { accountIds: readonly string[] }>) =>
    kysely
      .selectFrom("accounts")
      .select(["id", "firstName", "lastName"])
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(typedList("text", param.accountIds))),
);

export async function eraseRecipientDigests(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<number> {
  return (await eraseDigests(tx, { organizationId, accountId })).length;
}

const eraseDigests = statement(
  "tax_filing_lines_erase",
  (param: Params<OrganizationParams & { accountId: string }>) =>
    kysely
      .updateTable("taxFilingLines")
      .set({ recipientDigest: null })
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", param.accountId)
      .where("recipientDigest", "is not", null)
      .returning("position"),
);

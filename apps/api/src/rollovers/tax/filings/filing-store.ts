import {
  insertRow,
  insertRows,
  json,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";
import type { TimelineActor } from "../../../context/actor.ts";

export type FiledForm = "1099-R" | "5498";

export interface TaxFiling extends Omit<Row<"taxFilings">, "form" | "createdBy"> {
  form: FiledForm;
  createdBy: TimelineActor;
}

export type TaxFilingLine = Row<"taxFilingLines">;

interface OrganizationParams {
  organizationId: string;
}

const selectFilings = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("taxFilings")
    .select([
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
    ])
    .where("organizationId", "=", param.organizationId)
    .$narrowType<TaxFiling>();

export function findTaxFiling(db: Sql, organizationId: string, id: string): Promise<TaxFiling | null> {
  return findById.first(db, { organizationId, id });
}

const findById = statement("tax_filing", (param: Params<OrganizationParams & { id: string }>) =>
  selectFilings(param).where("id", "=", param.id),
);

export interface TaxFilingFilter {
  year?: number | undefined;
  form?: FiledForm | undefined;
}

export async function listTaxFilingPage(
  db: Sql,
  organizationId: string,
  { year = null, form = null }: { [Name in keyof TaxFilingFilter]: TaxFilingFilter[Name] | null },
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<TaxFiling>> {
  const { createdAt = null, id = null } = after ?? {};
  return toPage(await readPage(db, { organizationId, year, form, createdAt, id, limit: limit + 1 }), limit);
}

const readPage = statement(
  "tax_filings_page",
  (
    param: Params<
      OrganizationParams & ListPosition & { year: number | null; form: string | null; limit: number }
    >,
  ) =>
    pageAfter(
      selectFilings(param)
        .where(sql<boolean>`(${param.year}::int IS NULL OR year = ${param.year}::int)`)
        .where(sql<boolean>`(${param.form}::text IS NULL OR form = ${param.form}::text)`),
      ["createdAt", "id"],
      param,
    ),
);

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
  await insertRow(tx, "taxFilings", { ...filing, createdBy: json(createdBy) });
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

/** Returns the names on accounts. Null after erasure. */
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

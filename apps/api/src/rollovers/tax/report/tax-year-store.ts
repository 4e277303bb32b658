import { kysely, type ListPosition, type Params, pageAfter, type Sql, statement } from "@svc/database";

export interface TaxYearEntry {
  id: string;
  createdAt: Date;
}

/** Lists ended rollovers with money that moved or may have moved in the year, newest first. */
export function listTaxYear(
  db: Sql,
  organizationId: string,
  year: number,
  { after, limit }: { after: TaxYearEntry | null; limit: number },
): Promise<TaxYearEntry[]> {
  const { createdAt = null, id = null } = after ?? {};
  return readTaxYear(db, { organizationId, year, createdAt, id, limit });
}

const readTaxYear = statement(
  "rollover_tax_year",
  (param: Params<ListPosition & { organizationId: string; year: number; limit: number }>) =>
    pageAfter(
      kysely
        .selectFrom("rolloverTaxYears")
        .select(["rolloverId as id", "createdAt"])
        .where("organizationId", "=", param.organizationId)
        .where("year", "=", param.year),
      ["createdAt", "rolloverId"],
      param,
    ),
);

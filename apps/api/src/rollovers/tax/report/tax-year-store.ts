import {
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Sql,
  statement,
  toListPosition,
} from "@svc/database";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";

export interface TaxYearEntry {
  id: string;
  createdAt: Date;
}

/** Lists ended rollovers whose money moved or may have moved in the year, newest first. */
export function listEndedRollovers(
  db: Sql,
  organizationId: string,
  { year, after, limit }: { year: number; after: TaxYearEntry | null; limit: number },
): Promise<TaxYearEntry[]> {
  return readTaxYear(db, { organizationId, year, ...toListPosition(after), limit });
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
      param,
      ["createdAt", "rolloverId"],
    ),
);

/** Returns the years whose tax reports list each rollover. The rollovers can belong to any organization. */
export async function readListedYears(
  db: Sql,
  rolloverIds: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await selectYears(db, { rolloverIds });
  const byRollover = Map.groupBy(rows, ({ rolloverId }) => rolloverId);
  return new Map([...byRollover].map(([id, years]) => [id, years.map(({ year }) => year)]));
}

const selectYears = statement("rollover_listed_years", (param: Params<{ rolloverIds: readonly string[] }>) =>
  kysely
    .selectFrom("rolloverTaxYears as listed")
    .innerJoin("rollovers as rollover", (join) =>
      join
        .onRef("rollover.organizationId", "=", "listed.organizationId")
        .onRef("rollover.createdAt", "=", "listed.createdAt")
        .onRef("rollover.id", "=", "listed.rolloverId"),
    )
    .select(["listed.rolloverId", "listed.year"])
    .where("rollover.id", "=", kysely.fn.any(param.rolloverIds)),
);

/** Lists rollovers in progress whose money may have moved, newest first. */
export function listOpenRollovers(
  db: Sql,
  organizationId: string,
  { after, limit }: { after: TaxYearEntry | null; limit: number },
): Promise<TaxYearEntry[]> {
  return readOpenMoney(db, { organizationId, ...toListPosition(after), limit });
}

const OPEN_MONEY_STATES = [
  "processing",
  "funds_sent",
  "funds_received",
  "awaiting_documents",
  "on_hold",
] as const satisfies RolloverState[];

const readOpenMoney = statement(
  "rollover_open_money",
  (param: Params<ListPosition & { organizationId: string; limit: number }>) =>
    pageAfter(
      kysely
        .selectFrom("rolloverWork")
        .select(["id", "createdAt"])
        .where("organizationId", "=", param.organizationId)
        .where("state", "in", OPEN_MONEY_STATES)
        .where("isFinished", "=", false),
      param,
    ),
);

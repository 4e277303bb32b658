import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { readWholeRollovers } from "../../store/read-rollover.ts";
import { type TaxReportLine, toTaxReportLines } from "./report-view.ts";
import { listTaxYear, type TaxYearEntry } from "./tax-year-store.ts";

const PAGE_ROWS = 200;

interface TaxYear {
  organizationId: string;
  year: number;
  timeZone: string;
  environment: Environment;
}

/** Yields a year's lines, newest rollover first. Holds no connection between pages. */
export async function* readTaxYear(db: Sql, params: TaxYear): AsyncGenerator<TaxReportLine> {
  const { organizationId, year } = params;
  for (let after: TaxYearEntry | null = null; ; ) {
    const page: TaxYearEntry[] = await listTaxYear(db, organizationId, year, { after, limit: PAGE_ROWS });
    const rows = await readWholeRollovers(
      db,
      organizationId,
      page.map(({ id }) => id),
    );
    const rollovers = new Map(rows.map((row) => [row.id, row]));
    for (const { id } of page) {
      const rollover = rollovers.get(id);
      if (rollover) yield* toTaxReportLines(rollover, params);
    }
    after = page.at(-1) ?? null;
    if (page.length < PAGE_ROWS) return;
  }
}

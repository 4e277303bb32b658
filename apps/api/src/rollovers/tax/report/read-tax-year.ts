import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { toCashRollover } from "@svc/rollover-rules/tax/cash-payment";
import type { Distribution } from "../../store/distribution.ts";
import {
  listCashPayments,
  readDistributionsById,
  readRolloversById,
} from "../../store/distribution-store.ts";
import { readWholeRollovers } from "../../store/read-rollover.ts";
import { type LedgerMovement, readMovements } from "../../timeline/ledger.ts";
import { type TaxReportLine, toTaxReportLines } from "./report-view.ts";
import { listEndedRollovers, listOpenRollovers, type TaxYearEntry } from "./tax-year-store.ts";

const PAGE_ROWS = 200;

interface TaxYear {
  organizationId: string;
  year: number;
  timeZone: string;
  environment: Environment;
}

/**
 * Yields lines of rollovers in progress, of ended ones, and of the cash parts of distributions, each newest first.
 * Holds no connection between pages.
 */
export async function* readTaxYear(db: Sql, params: TaxYear): AsyncGenerator<TaxReportLine> {
  const { organizationId, year } = params;
  // A rollover that ends during the export is reported once.
  const reported = new Set<string>();
  const openRollovers = readPages(db, organizationId, (page) => listOpenRollovers(db, organizationId, page));
  for await (const { rollover, ledger } of openRollovers) {
    const lines = toTaxReportLines(rollover, params, ledger);
    if (lines.length > 0) reported.add(rollover.id);
    yield* lines;
  }
  const endedRollovers = readPages(db, organizationId, (page) =>
    listEndedRollovers(db, organizationId, { ...page, year }),
  );
  for await (const { rollover, ledger } of endedRollovers) {
    if (!reported.has(rollover.id)) yield* toTaxReportLines(rollover, params, ledger);
  }
  for await (const cash of readCashParts(db, params)) yield* toTaxReportLines(cash, params);
}

/** Yields each cash part under the ID of the distribution's first rollover. */
async function* readCashParts(
  db: Sql,
  { organizationId, year }: Pick<TaxYear, "organizationId" | "year">,
): AsyncGenerator<Rollover> {
  for (let after: Distribution | null = null; ; ) {
    const page: Distribution[] = await listCashPayments(db, organizationId, {
      year,
      after,
      limit: PAGE_ROWS,
    });
    const firstIds = page.flatMap(({ rolloverIds: [id] }) => id ?? []);
    const rollovers = await readRolloversById(db, organizationId, firstIds);
    for (const { cashPayment, rolloverIds, moneySources, paidOut } of page) {
      const rollover = rollovers.get(rolloverIds[0] ?? "");
      if (rollover && cashPayment) yield toCashRollover(rollover, { moneySources, paidOut, cashPayment });
    }
    after = page.at(-1) ?? null;
    if (page.length < PAGE_ROWS) return;
  }
}

/** Returns cash parts by the ID of the rollover that reports them. */
export async function readCashPartsByRollover(
  db: Sql,
  { organizationId, year }: Pick<TaxYear, "organizationId" | "year">,
  rollovers: readonly Rollover[],
): Promise<Map<string, Rollover[]>> {
  const cashParts = new Map<string, Rollover[]>();
  const distributionIds = [...new Set(rollovers.flatMap(({ distributionId }) => distributionId ?? []))];
  if (distributionIds.length === 0) return cashParts;
  const distributions = await readDistributionsById(db, organizationId, distributionIds);
  for (const rollover of rollovers) {
    const { id, distributionId } = rollover;
    const distribution = distributions.get(distributionId ?? "");
    if (distribution?.rolloverIds[0] !== id || !distribution.cashPayment) continue;
    const { cashPayment, moneySources, paidOut } = distribution;
    if (Number(cashPayment.paidOn.slice(0, 4)) === year)
      cashParts.set(id, [toCashRollover(rollover, { moneySources, paidOut, cashPayment })]);
  }
  return cashParts;
}

type ListEntries = (page: { after: TaxYearEntry | null; limit: number }) => Promise<TaxYearEntry[]>;

interface ReportedRollover {
  rollover: Rollover;
  ledger: LedgerMovement[];
}

async function* readPages(
  db: Sql,
  organizationId: string,
  list: ListEntries,
): AsyncGenerator<ReportedRollover> {
  for (let after: TaxYearEntry | null = null; ; ) {
    const page: TaxYearEntry[] = await list({ after, limit: PAGE_ROWS });
    const rows = await readWholeRollovers(
      db,
      organizationId,
      page.map(({ id }) => id),
    );
    const rollovers = new Map(rows.map((row) => [row.id, row]));
    const ledgers = await readMovements(db, organizationId, rows);
    for (const { id } of page) {
      const rollover = rollovers.get(id);
      if (rollover) yield { rollover, ledger: ledgers.get(id) ?? [] };
    }
    after = page.at(-1) ?? null;
    if (page.length < PAGE_ROWS) return;
  }
}

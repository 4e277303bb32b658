import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import { sumLedger } from "@svc/rollover-rules/money/ledger";
import { type Money, sumMoney } from "@svc/rollover-rules/money/money";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { BookIssue } from "../../context/book-issue.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { readRowsByIds } from "../store/rows-store.ts";
import { type TaxReportLine, toTaxReportLines } from "../tax/report/report-view.ts";
import { readListedYears } from "../tax/report/tax-year-store.ts";
import { type LedgerMovement, readMovements } from "./ledger.ts";
import { verifyRows } from "./verify-timeline.ts";

interface CheckContext {
  chainKeys: ChainKeys;
  environment: Environment;
}

/** Compares rollovers with timelines, ledgers and tax forms, in the caller's snapshot. */
export async function checkRollovers(
  { chainKeys, environment }: CheckContext,
  tx: Sql,
  ids: readonly string[],
): Promise<{ rows: LockedRollover[]; issues: BookIssue[] }> {
  const rows = await readRowsByIds(tx, ids);
  const issues: BookIssue[] = [];
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  for (const { rolloverId, fault } of await verifyRows(chainKeys, tx, rows)) {
    const row = rowsById.get(rolloverId);
    if (fault && row) issues.push(toIssue(row, "history", `entry ${fault.sequence}: ${fault.detail}`));
  }
  const listedYears = await readListedYears(tx, ids);
  for (const [organizationId, organizationRows] of Map.groupBy(rows, (row) => row.organizationId)) {
    const ledgers = await readMovements(tx, organizationId, organizationRows);
    for (const row of organizationRows) {
      const ledger = ledgers.get(row.id) ?? [];
      issues.push(
        ...compareLedger(row, ledger),
        ...compareReport(row, { ledger, environment, listedYears: listedYears.get(row.id) ?? [] }),
      );
    }
  }
  return { rows, issues };
}

function toIssue(row: LockedRollover, code: BookIssue["code"], detail: string): BookIssue {
  return { kind: "rollover", objectId: row.id, organizationId: row.organizationId, code, detail };
}

function compareLedger(row: LockedRollover, ledger: readonly LedgerMovement[]): BookIssue[] {
  const amounts = sumAmounts(row);
  const sums = sumLedger(ledger);
  const pairs: [name: string, amount: Money, sum: Money][] = [
    ["sent", amounts.sent, sums.sent],
    ["withheldFederal", amounts.withheldFederal, sums.withheld_federal],
    ["withheldState", amounts.withheldState, sums.withheld_state],
    ["received", amounts.received, sums.received],
    ["posted", amounts.posted ?? "0.00", sums.posted],
  ];
  return pairs
    .filter(([, amount, sum]) => amount !== sum)
    .map(([name, amount, sum]) =>
      toIssue(row, "ledger", `${name} is ${amount}, but its movements add up to ${sum}`),
    );
}

interface Report {
  ledger: readonly LedgerMovement[];
  environment: Environment;
  /** Years whose tax reports list the rollover. Complete only after the rollover has ended. */
  listedYears: readonly number[];
}

function compareReport(row: LockedRollover, { ledger, environment, listedYears }: Report): BookIssue[] {
  const years = new Set(ledger.flatMap(({ on }) => (on === null ? [] : [Number(on.slice(0, 4))])));
  return [...years].flatMap((year) => {
    // The time zone matters only for money without a recorded day.
    const lines = toTaxReportLines(row, { year, timeZone: "UTC", environment }, ledger);
    if (lines.length === 0) return [];
    const hasEnded = row.state === "completed" || row.state === "failed";
    const missing =
      hasEnded && !listedYears.includes(year)
        ? [toIssue(row, "tax_report", `the tax report for ${year} omits the rollover's forms`)]
        : [];
    return [...missing, ...lines.flatMap((line) => compareLine(row, line))];
  });
}

function compareLine(row: LockedRollover, line: TaxReportLine): BookIssue[] {
  const boxes =
    line.form === "1099-R"
      ? [line.box1GrossDistribution]
      : [
          line.box2RolloverContributions,
          line.box3RothConversion,
          line.box13aLateContribution,
          line.box14aRepayments,
        ].filter((box) => box !== null);
  const [reported, moved] = [sumMoney(boxes), sumMoney(line.movements.map(({ amount }) => amount))];
  if (reported === moved) return [];
  return [
    toIssue(
      row,
      "tax_report",
      `Form ${line.form} for ${line.year} reports ${reported}, but its movements add up to ${moved}`,
    ),
  ];
}

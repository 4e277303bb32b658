import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { listStatements, toSnakeCase } from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { type BuiltKey, buildKey } from "@svc/testing";
import fc from "fast-check";
import { readWholeRollovers } from "../../../src/rollovers/store/read-rollover.ts";
import { toTaxReportLines } from "../../../src/rollovers/tax/report/report-view.ts";
import { readMovements } from "../../../src/rollovers/timeline/ledger.ts";
import { erase } from "../../erasable-account.ts";
import { insertRollover } from "../../insert-rollover.ts";
import { useTestApi } from "../../start-test-api.ts";
import { storeResponses } from "../../store-responses.ts";
import { ACTIONS_TO_PROCESSING, createRollover, runActions } from "../../workflow/rollover-steps.ts";
import { randomRow } from "../responses/random-rows.ts";

const BACKFILL_MIGRATION = new URL(
  "../../../../../packages/database/prisma/migrations/20261126073001_rollover_tax_years_filled/migration.sql",
  import.meta.url,
);
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029];
const aroundNewYear = fc.date({
  min: new Date("2025-12-30"),
  max: new Date("2026-01-03"),
  noInvalidDate: true,
});
const endedRow = fc.record({
  row: randomRow,
  state: fc.constantFrom("completed", "failed"),
  updatedAt: aroundNewYear,
});

describe("Tax reports by year", () => {
  const api = useTestApi();
  let owner: BuiltKey;
  beforeAll(async () => {
    owner = await buildKey(api, "ak");
  });
  const sql = (text: string, values: unknown[] = []) => api.db.pool.query(text, values);

  async function readReport(year: number, key = owner.key): Promise<unknown[]> {
    const response = await fetch(`${api.url}/v1/tax-report?year=${year}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    const lines = (await response.text()).split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line));
  }

  async function computeReport(
    year: number,
    timeZone: string,
    { organizationId } = owner,
  ): Promise<unknown[]> {
    const { rows } = await api.db.pool.query<{ id: string }>(
      "SELECT id FROM rollovers WHERE organization_id = $1 AND state IN ('completed', 'failed') ORDER BY created_at DESC, id DESC",
      [organizationId],
    );
    const ids = rows.map(({ id }) => id);
    const rollovers = await readWholeRollovers(api.db.sql, organizationId, ids);
    const ledgers = await readMovements(api.db.sql, organizationId, rollovers);
    const lines = rollovers
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .flatMap((one) =>
        toTaxReportLines(one, { year, timeZone, environment: api.environment }, ledgers.get(one.id) ?? []),
      );
    return JSON.parse(JSON.stringify(lines));
  }

  async function expectReports(timeZone: string): Promise<number> {
    let count = 0;
    for (const year of YEARS) {
      const expected = await computeReport(year, timeZone);
      expect(await readReport(year)).toEqual(expected);
      count += expected.length;
    }
    return count;
  }

  const setTimeZone = (timeZone: string) =>
    sql("UPDATE organizations SET time_zone = $2 WHERE id = $1", [owner.organizationId, timeZone]);

  /** Writes the row as the previous release did: without tax years or a stored response. */
  async function writeRow(id: string, row: object): Promise<void> {
    const columns = Object.keys(row).map(toSnakeCase);
    const values = Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));
    await sql(
      `UPDATE rollovers SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::rollovers, $2)),
       timeline_sequence = timeline_sequence + 1 WHERE id = $1`,
      [id, JSON.stringify(values)],
    );
  }

  async function completeRollover(): Promise<string> {
    const id = await createRollover(api, {}, "test-manual");
    await runActions(api, id, ...ACTIONS_TO_PROCESSING, "mark_funds_sent", "mark_funds_received", "complete");
    return id;
  }

  /** Random sums can be negative, which report lines do not allow. */
  const hasNoNegativeAmount = (row: object, timeZone: string) =>
    YEARS.every((year) => {
      const lines = toTaxReportLines(row as Rollover, { year, timeZone, environment: api.environment }, []);
      return [...lines].every((line) => Object.values(line).every((value) => !/^-\d/.test(String(value))));
    });

  it("match reports computed from every rollover, whatever its contents and its stored response", async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => insertRollover(api, owner.organizationId)),
    );
    let lines = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(endedRow, { minLength: ids.length, maxLength: ids.length }),
        fc.constantFrom("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"),
        fc.boolean(),
        async (rows, timeZone, isStored) => {
          await setTimeZone(timeZone);
          for (const [index, { row, state, updatedAt }] of rows.entries()) {
            const { createdAt: _fixed, ...changes } = row;
            const changed = { ...changes, state, updatedAt };
            if (hasNoNegativeAmount(changed, timeZone)) await writeRow(ids[index] as string, changed);
          }
          if (isStored) await storeResponses(api);
          lines += await expectReports(timeZone);
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
    expect(lines).toBeGreaterThan(20);
  });

  it("stay the same after an upgrade, for rollovers completed before it", async () => {
    await setTimeZone("UTC");
    await completeRollover();
    const year = new Date().getUTCFullYear();
    const before = await readReport(year, api.ak.key);
    expect(before).toHaveLength(2);
    await sql("DELETE FROM rollover_tax_years");
    expect(await readReport(year, api.ak.key)).toEqual([]);
    await sql(readFileSync(BACKFILL_MIGRATION, "utf8"));
    expect(await readReport(year, api.ak.key)).toEqual(before);
    await expectReports("UTC");
  });

  it("keep the lines of an erased participant, and are empty for another organization", async () => {
    const id = await completeRollover();
    const year = new Date().getUTCFullYear();
    const all = (await readReport(year, api.ak.key)) as { rolloverId: string }[];
    const lines = all.filter(({ rolloverId }) => rolloverId === id);
    expect(lines).toEqual([
      expect.objectContaining({ rolloverId: id, form: "1099-R" }),
      expect.objectContaining({ rolloverId: id, form: "5498" }),
    ]);
    const { rows } = await sql("SELECT account_id AS id FROM rollovers WHERE id = $1", [id]);
    await erase(api, rows[0].id).expect(200);
    expect(await readReport(year, api.ak.key)).toEqual(
      all.map((line) => (line.rolloverId === id ? { ...line, externalId: null } : line)),
    );
    const other = await buildKey(api, "ak");
    expect(await readReport(year, other.key)).toEqual([]);
  });

  it("read only the entries of their year", async () => {
    const [statement] = listStatements((name) => name === "rollover_tax_year");
    await sql("ANALYZE rollover_tax_years");
    const client = await api.db.pool.connect();
    try {
      // Otherwise, the query plan depends on a small table's statistics.
      await client.query("BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off");
      const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement?.text}`);
      const queryPlan = JSON.stringify(rows);
      expect(queryPlan).toContain("rollover_tax_years_pkey");
      expect(queryPlan).toMatch(/"Index Cond":"[^"]*organization_id = \$\d[^"]*year = \$\d/);
      expect(queryPlan).not.toContain('"Sort"');
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});

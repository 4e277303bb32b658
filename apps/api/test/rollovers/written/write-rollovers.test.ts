import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { CustodianCache, type CustodianDirectory } from "@svc/custodians";
import { type Database, toSnakeCase } from "@svc/database";
import { inSchemaOrder } from "@svc/service-kit";
import { buildOrganization, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import fc from "fast-check";
import { toAnswerTime } from "../../../src/json-texts.ts";
import { listRolloverRows, listRollovers } from "../../../src/rollovers/rollover-store.ts";
import { rolloverSchema, toRolloverView } from "../../../src/rollovers/rollover-view.ts";
import { JsonBytes } from "../../../src/rollovers/written/json-bytes.ts";
import { writeRollovers } from "../../../src/rollovers/written/write-rollovers.ts";
import { insertRollover } from "../../insert-rollover.ts";
import { randomRow } from "./random-rows.ts";

const ROWS = 5;

describe("rollovers written of their rows", () => {
  let test: TestEnvironment;
  let directory: CustodianDirectory;
  let organizationId: string;
  const ids: string[] = [];
  beforeAll(async () => {
    test = await createTestEnvironment();
    directory = await new CustodianCache(test.db).get();
    organizationId = await buildOrganization(test);
    const custodians = ["fidelity", "vanguard", "ally", "ubs", "tiaa"];
    for (let row = 0; row < ROWS; row += 1) {
      ids.push(await insertRollover(test, organizationId, { source: custodians[row] ?? "fidelity" }));
    }
  });
  afterAll(() => test.close());

  async function write(id: string, row: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(row).map(toSnakeCase);
    const values = Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));
    await test.db.pool.query(
      `UPDATE rollovers SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::rollovers, $2)) WHERE id = $1`,
      [id, JSON.stringify(values)],
    );
  }

  /** Both ways of answering the list. */
  async function answers(db: Database) {
    const { items } = await listRollovers(db, organizationId, {}, null, ROWS);
    const plain = items.map((rollover) =>
      inSchemaOrder(rolloverSchema, toRolloverView(rollover, "test", directory)),
    );
    const written = await listRolloverRows(db, organizationId, {}, null, ROWS, (rows) => {
      const { json, sent } = writeRollovers(rows, rows.length, "test", directory);
      const text = `[${json.toString()}]`;
      sent?.();
      return text;
    });
    return { plain, written };
  }

  /** To the byte. */
  const expectSame = ({ plain, written }: Awaited<ReturnType<typeof answers>>) => {
    expect(plain).toHaveLength(ROWS);
    expect(written).toBe(JSON.stringify(plain));
  };

  it("are what the plain view answers, whatever is in them", async () => {
    // A session that writes moments in another way is answered the same.
    const elsewhere = test.open(`${test.env.DATABASE_URL}?options=-c%20timezone%3DAsia/Kolkata`);
    await fc.assert(
      fc.asyncProperty(fc.array(randomRow, { minLength: ROWS, maxLength: ROWS }), async (rows) => {
        await Promise.all(rows.map((row, index) => write(ids[index] ?? "", row)));
        expectSame(await answers(test.db));
        expectSame(await answers(elsewhere));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

describe("a moment as PostgreSQL writes it", () => {
  it.each([
    ["2026-01-31 12:00:00+00", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31 12:00:00.5+00", "2026-01-31T12:00:00.500Z"],
    ["2026-01-31 12:00:00.05+00", "2026-01-31T12:00:00.050Z"],
    ["2026-01-31 12:00:00.123+00", "2026-01-31T12:00:00.123Z"],
    ["0100-01-01 00:00:00+00", "0100-01-01T00:00:00.000Z"],
    ["2026-01-31 12:00:00.123456+00", null],
    ["2026-01-31 12:00:00-05", null],
    ["2026-01-31 17:30:00+05:30", null],
    ["10000-01-31 12:00:00+00", null],
    ["0044-03-15 12:00:00+00 BC", null],
    ["infinity", null],
  ])("%s is %s", (text, time) => {
    expect(toAnswerTime(text)).toBe(time);
    const [out, from] = [new JsonBytes(), Buffer.from(`_${text}_`)];
    expect(out.endMoment(from, 1, from.length - 1)).toBe(time !== null);
    expect(out.done().json.toString()).toBe(time === null ? "" : `${time}"`);
  });
});

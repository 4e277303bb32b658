import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { listInTransit, sumInTransit } from "../../src/rollovers/in-transit/in-transit-store.ts";
import { countDueBefore } from "../../src/rollovers/lists/due-counts-store.ts";
import { countRowsRead } from "./count-rows-read.ts";
import { insertManyRollovers, type RolloverFixture } from "./rollover-fixture.ts";

const MOVING = 20;
const DUE = 30;
/** Allowance for other rows, such as one of each class. */
const OTHER_ROWS = 10;

describe("Reads of the Home page in a large organization", () => {
  let fixture: RolloverFixture;
  afterAll(() => fixture?.client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    fixture = await insertManyRollovers(test);
    const transfers = JSON.stringify([{ id: "tr_1", amount: "10.00", status: "sent", sentOn: "2026-06-01" }]);
    const { client } = fixture;
    await client.query("UPDATE rollovers SET transfers = $1 WHERE state = 'completed'", [transfers]);
    await client.query(
      `UPDATE rollovers SET transfers = $1, state = 'funds_sent' WHERE id IN (SELECT id FROM rollovers
         WHERE state = 'in_review' ORDER BY id LIMIT ${MOVING})`,
      [transfers],
    );
    await client.query(
      `UPDATE rollovers SET next_due_at = CASE WHEN n < ${DUE} THEN timestamptz '2026-06-02' ELSE '2026-08-01' END
       FROM (SELECT id AS of, row_number() OVER (ORDER BY id) - 1 AS n FROM rollovers WHERE state = 'in_review') AS numbered
       WHERE id = of`,
    );
    await client.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates");
  });

  async function rowsRead(read: (sql: Sql) => Promise<unknown>): Promise<number> {
    let rows = 0;
    const sql: Sql = {
      async query({ name = "planned each time", text, values = [] }) {
        rows += await countRowsRead(fixture.client, { name, text, values: [...values] });
        return [];
      },
    };
    await read(sql);
    return rows;
  }

  it("cover only rollovers with money in transit, not finished ones that had transfers", async () => {
    const { organizationId } = fixture;
    const filter = { custodianId: null, sentFrom: null, sentTo: null };
    // Each moving rollover, as work row and as full row.
    expect(await rowsRead((sql) => sumInTransit(sql, organizationId, filter))).toBeLessThanOrEqual(
      2 * MOVING + OTHER_ROWS,
    );
    expect(
      await rowsRead((sql) => listInTransit(sql, organizationId, { ...filter, limit: 5 })),
    ).toBeLessThanOrEqual(2 * MOVING + OTHER_ROWS);
    const sums = await sumInTransit(test.db.sql, organizationId, filter);
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(MOVING);
  });

  it("cover only due rollovers when counting them", async () => {
    const dueBefore = new Date("2026-06-03T00:00:00Z");
    expect(
      await rowsRead((sql) => countDueBefore({ sql } as never, fixture.organizationId, dueBefore)),
    ).toBeLessThanOrEqual(DUE + OTHER_ROWS);
    expect(await countDueBefore(test.db, fixture.organizationId, dueBefore)).toBe(DUE);
  });
});

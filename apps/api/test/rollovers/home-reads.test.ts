import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { listInTransit, sumInTransit } from "../../src/rollovers/in-transit/in-transit-store.ts";
import { countDueBefore } from "../../src/rollovers/lists/due-counts-store.ts";
import { countRowsReadBy } from "./count-rows-read.ts";
import { insertManyRollovers, type RolloverFixture } from "./rollover-fixture.ts";

const IN_TRANSIT_COUNT = 20;
const DUE_COUNT = 30;
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
         WHERE state = 'in_review' ORDER BY id LIMIT ${IN_TRANSIT_COUNT})`,
      [transfers],
    );
    await client.query(
      `UPDATE rollovers SET next_due_at = CASE WHEN n < ${DUE_COUNT} THEN timestamptz '2026-06-02' ELSE '2026-08-01' END
       FROM (SELECT id AS numbered_id, row_number() OVER (ORDER BY id) - 1 AS n FROM rollovers WHERE state = 'in_review') AS numbered
       WHERE id = numbered_id`,
    );
    await client.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates");
  });

  const countRows = (read: (sql: Sql) => Promise<unknown>) => countRowsReadBy(fixture.client, read);

  it("cover only rollovers with money in transit, not finished ones that had transfers", async () => {
    const { organizationId } = fixture;
    const filter = { custodianId: null, sentFrom: null, sentTo: null };
    // Each rollover in transit is read as a work row and as a full row.
    expect(await countRows((sql) => sumInTransit(sql, organizationId, filter))).toBeLessThanOrEqual(
      2 * IN_TRANSIT_COUNT + OTHER_ROWS,
    );
    expect(
      await countRows((sql) => listInTransit(sql, organizationId, { ...filter, limit: 5 })),
    ).toBeLessThanOrEqual(2 * IN_TRANSIT_COUNT + OTHER_ROWS);
    const sums = await sumInTransit(test.db.sql, organizationId, filter);
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(IN_TRANSIT_COUNT);
  });

  it("cover only due rollovers when counting them", async () => {
    const dueBefore = new Date("2026-06-03T00:00:00Z");
    expect(
      await countRows((sql) => countDueBefore({ sql } as never, fixture.organizationId, dueBefore)),
    ).toBeLessThanOrEqual(DUE_COUNT + OTHER_ROWS);
    expect(await countDueBefore(test.db, fixture.organizationId, dueBefore)).toBe(DUE_COUNT);
  });
});

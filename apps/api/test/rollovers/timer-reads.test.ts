import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { countDueTimers } from "../../src/platform/worker/metrics/metrics-store.ts";
import { listDueOrganizations, lockNextDue } from "../../src/rollovers/timers/timer-store.ts";
import { countRowsReadBy } from "./count-rows-read.ts";
import { insertManyRollovers, type RolloverFixture } from "./rollover-fixture.ts";

const TIMER_COUNT = 1_000;
const BEFORE_FIRST_DUE = new Date("2026-06-01T00:00:00Z");
/** At this time, ten timers are due, and the oldest has been due for 570 seconds. */
const TEN_DUE = new Date("2027-01-01T00:09:30Z");
/** Allowance for other rows, such as the organization. */
const OTHER_ROWS = 2;

describe("Rollover timers among many rollovers", () => {
  let fixture: RolloverFixture;
  afterAll(() => fixture?.client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    fixture = await insertManyRollovers(test);
    await fixture.client.query(
      `UPDATE rollovers SET next_timer_at = timestamptz '2027-01-01' + n * interval '1 minute'
       FROM (SELECT id AS numbered_id, row_number() OVER (ORDER BY id) - 1 AS n FROM rollovers) AS numbered
       WHERE id = numbered_id AND n < ${TIMER_COUNT}`,
    );
    await fixture.client.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates");
  });

  const countRows = (read: (sql: Sql) => Promise<unknown>) => countRowsReadBy(fixture.client, read);

  it("are checked without reading a rollover when no timer is due", async () => {
    expect(
      await countRows((sql) =>
        lockNextDue(sql, fixture.organizationId, { now: BEFORE_FIRST_DUE, excluded: [] }),
      ),
    ).toBeLessThanOrEqual(OTHER_ROWS);
    expect(await countRows((sql) => listDueOrganizations(sql, BEFORE_FIRST_DUE, []))).toBeLessThanOrEqual(
      OTHER_ROWS,
    );
    expect(await countRows((sql) => countDueTimers(sql, { now: BEFORE_FIRST_DUE }))).toBeLessThanOrEqual(
      OTHER_ROWS,
    );
  });

  it("are read only up to the first due timer, and counted by reading only due timers", async () => {
    // The first due rollover is read as a work row and as a full row.
    expect(
      await countRows((sql) => lockNextDue(sql, fixture.organizationId, { now: TEN_DUE, excluded: [] })),
    ).toBeLessThanOrEqual(2 + OTHER_ROWS);
    expect(await countRows((sql) => listDueOrganizations(sql, TEN_DUE, []))).toBeLessThanOrEqual(
      1 + OTHER_ROWS,
    );
    expect(await countRows((sql) => countDueTimers(sql, { now: TEN_DUE }))).toBeLessThanOrEqual(
      10 + OTHER_ROWS,
    );
  });

  it("fire in order of their due time, skipping excluded rollovers", async () => {
    const { rows } = await fixture.client.query<{ id: string }>(
      "SELECT id FROM rollovers WHERE next_timer_at IS NOT NULL ORDER BY next_timer_at LIMIT 2",
    );
    const [first, second] = rows;
    const lockNext = (excluded: string[]) =>
      lockNextDue(test.db.sql, fixture.organizationId, { now: TEN_DUE, excluded });
    expect(await listDueOrganizations(test.db.sql, TEN_DUE, [])).toEqual([fixture.organizationId]);
    expect(await lockNext([])).toMatchObject({ rolloverId: first?.id });
    expect(await lockNext([first?.id ?? ""])).toMatchObject({ rolloverId: second?.id });
    expect(await countDueTimers(test.db.sql, { now: TEN_DUE })).toEqual([{ due: 10, oldestSeconds: 570 }]);
  });
});

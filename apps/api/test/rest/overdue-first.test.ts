import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { advanceClockByDays, newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, NOW, runActions } from "../workflow/rollover-steps.ts";

const DATABASE = new URL("../../../../packages/database/", import.meta.url);

describe("GET /v1/rollovers?sort=deadline once deadlines have passed", () => {
  const service = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const pageThrough = async (api: TestApi, query: object = {}) => {
    const pagedIds: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: object = { sort: "deadline", limit: "1", ...query, ...(cursor ? { cursor } : {}) };
      const { body } = await api.call("get", "/v1/rollovers").query(page).expect(200);
      pagedIds.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
      if (!cursor) return pagedIds;
    }
  };

  it("starts with the most overdue rollover, then the soonest due, then those without a deadline", async () => {
    const api = await newOrganization(service);
    const cancelled = await createRollover(api);
    await runActions(api, cancelled, "cancel");
    const mostOverdue = await createRollover(api);
    await runActions(api, mostOverdue, "submit");
    await advanceClockByDays(api, 1);
    const overdue = await createRollover(api);
    await runActions(api, overdue, "submit");
    await advanceClockByDays(api, 20);
    const due = await createRollover(api);
    expect(await pageThrough(api)).toEqual([mostOverdue, overdue, due, cancelled]);
    expect(await pageThrough(api, { overdue: "true" })).toEqual([mostOverdue, overdue]);

    await runActions(api, mostOverdue, "start_review");
    expect((await pageThrough(api))[0]).toBe(overdue);
    expect(await pageThrough(api, { overdue: "true" })).toEqual([overdue]);
  });

  it("sorts rollovers stored before the column overdue_since existed, once its migration has run", async () => {
    const api = await newOrganization(service);
    const overdue = await createRollover(api);
    await runActions(api, overdue, "submit");
    await advanceClockByDays(api, 20);
    const due = await createRollover(api);
    const { pool } = api.db;
    await pool.query(`ALTER TABLE rollovers DISABLE TRIGGER rollovers_overdue_since`);
    await pool.query(`UPDATE rollovers SET overdue_since = NULL WHERE id = $1`, [overdue]);
    await pool.query(`ALTER TABLE rollovers ENABLE TRIGGER rollovers_overdue_since`);
    expect(await pageThrough(api)).toEqual([due, overdue]);
    const name = "20261124163102_rollovers_overdue_before";
    await pool.query(readFileSync(new URL(`prisma/migrations/${name}/migration.sql`, DATABASE), "utf8"));
    expect(await pageThrough(api)).toEqual([overdue, due]);
  });
});

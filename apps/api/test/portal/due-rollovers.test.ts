import { describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, TestClock } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/due-rollovers";

describe("Rollovers that are due soon", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T16:00:00.000Z")) });
  const setUp = async () => {
    const organizationId = await buildOrganization(api);
    const person = await signInAs(api, "viewer", { organizationId });
    const insert = (nextDueAt: string, columns: object = {}) =>
      insertRollover(api, organizationId, {
        state: "in_review",
        columns: { nextDueAt: new Date(nextDueAt), ...columns },
      });
    const read = async () => (await callAs(api, person, "get", PATH).expect(200)).body;
    return { organizationId, person, insert, read };
  };

  it("200 counts deadlines of today and the next seven days in the organization's time zone", async () => {
    const { person, insert, read } = await setUp();
    const other = await setUp();
    expect(await read()).toEqual({
      object: "due_rollover_counts",
      today: "2026-06-15",
      dueToday: 0,
      dueInSevenDays: 0,
      endOfToday: "2026-06-16T04:00:00.000Z",
      endOfSevenDays: "2026-06-23T04:00:00.000Z",
    });
    await insert("2026-06-15T20:00:00Z");
    // Still June 15 in New York.
    await insert("2026-06-16T03:59:00Z", { priority: "urgent" });
    await insert("2026-06-16T04:00:00Z");
    await insert("2026-06-22T12:00:00Z");
    await insert("2026-06-23T12:00:00Z");
    await insert("2026-06-14T12:00:00Z", { isOverdue: true });
    await other.insert("2026-06-15T20:00:00Z");
    const { dueToday, dueInSevenDays, endOfToday, endOfSevenDays } = await read();
    expect([dueToday, dueInSevenDays]).toEqual([2, 4]);
    for (const [dueBefore, count] of [
      [endOfToday, 2],
      [endOfSevenDays, 4],
    ]) {
      const query = `overdue=false&sort=urgency&dueBefore=${dueBefore}`;
      const { data } = (await callAs(api, person, "get", `/v1/rollovers?${query}`).expect(200)).body;
      expect(data).toHaveLength(count);
    }
  });

  it("200 counts by the sandbox clock", async () => {
    const { organizationId, insert, read } = await setUp();
    await insert("2026-06-23T12:00:00Z");
    await api.db.pool.query("UPDATE organizations SET clock_offset_ms = $2 WHERE id = $1", [
      organizationId,
      8 * 86_400_000,
    ]);
    expect(await read()).toMatchObject({ today: "2026-06-23", dueToday: 1, dueInSevenDays: 1 });
  });

  it("403 for a key, 401 without a session", async () => {
    await api.call("get", PATH, (await buildKey(api, "ak")).key).expect(403);
    await api.call("get", PATH, null).expect(401);
  });
});

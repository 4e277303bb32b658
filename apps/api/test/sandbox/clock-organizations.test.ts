import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { readApiConfig } from "../../src/index.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { sweepTimers } from "../../src/rollovers/timers/sweep-timers.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";
import {
  advanceClockByDays,
  advanceRollover,
  daysAfterStart,
  newOrganization,
  postClock,
  readAutomaticEntries,
} from "./sandbox-calls.ts";

describe("Organization clocks", () => {
  const clock = new TestClock(Date.parse(NOW));
  const base = useTestApi({ clock });

  const createRequestedRollover = async (api: TestApi, source = "test-silent") => {
    const id = await createRollover(api, {}, source);
    await advanceRollover(api, id, "requested").expect(200);
    return id;
  };

  it("200 moves no other organization's clock, and fires no other organization's timers", async () => {
    const [ownApi, otherApi] = [await newOrganization(base), await newOrganization(base)];
    const other = await createRollover(otherApi, {}, "test-manual");
    const before = await readStored(otherApi, other);
    expect((await advanceClockByDays(ownApi, 200)).fired).toBe(0);
    expect(await readStored(otherApi, other)).toEqual(before);
    expect((await advanceClockByDays(otherApi, 1)).now).toBe("2026-06-16T12:00:00.000Z");
    expect((await advanceClockByDays(otherApi, 30)).fired).toBe(1);
  });

  it("201 and 200 use the moved clock for the dates of new rollovers and actions, in timeline and events", async () => {
    const api = await newOrganization(base);
    await advanceClockByDays(api, 100);
    const id = await createRollover(api, {}, "test-manual");
    const { body } = await api.call("get", `/v1/rollovers/${id}`);
    const now = daysAfterStart(100).toISOString();
    expect(body).toMatchObject({ createdAt: now, updatedAt: now });
    expect(body.deadlines).toMatchObject([{ type: "draft", dueAt: daysAfterStart(130).toISOString() }]);
    await advanceClockByDays(api, 1);
    const patched = await api.call("patch", `/v1/rollovers/${id}`).send({ metadata: { a: "b" } });
    expect(patched.body.updatedAt).toBe(daysAfterStart(101).toISOString());
    await runActions(api, id, "submit");
    const { timeline, events } = await expectConsistent(api, id);
    const days = [100, 101, 101].map((day) => daysAfterStart(day));
    expect(timeline.map(({ at }) => at)).toEqual(days);
    expect(events.map(({ createdAt }) => createdAt)).toEqual(days);
  });

  it("200 fires timers in the order in which they come due, each at its own time", async () => {
    const api = await newOrganization(base);
    const draft = await createRollover(api, {}, "test-manual");
    const awaitingConsent = await createRollover(api, {}, "test-manual");
    await runActions(api, awaitingConsent, "request_consent");
    const silent = await createRequestedRollover(api);
    const slow = await createRequestedRollover(api, "test-slow");
    expect(await advanceClockByDays(api, 30)).toMatchObject({ fired: 5, complete: true });
    // `ctid` gives the write order, because rows are never changed or deleted.
    const { rows } = await api.db.pool.query(
      `SELECT rollover_id, type, at FROM timeline_entries
       WHERE rollover_id = ANY($1) AND actor->>'type' <> 'api_key' ORDER BY ctid`,
      [[draft, awaitingConsent, silent, slow]],
    );
    expect(rows).toEqual([
      { rollover_id: slow, type: "rollover.acknowledged", at: daysAfterStart(3) },
      { rollover_id: silent, type: "rollover.overdue", at: daysAfterStart(8) },
      { rollover_id: awaitingConsent, type: "rollover.expired", at: daysAfterStart(14) },
      { rollover_id: slow, type: "rollover.funds_sent", at: daysAfterStart(23) },
      { rollover_id: draft, type: "rollover.expired", at: daysAfterStart(30) },
    ]);
  });

  it("200 for concurrent advances: the days add up, and nothing fires twice", async () => {
    const api = await newOrganization(base);
    const ids = await Promise.all(Array.from({ length: 6 }, () => createRequestedRollover(api)));
    const drafts = await Promise.all(Array.from({ length: 4 }, () => createRollover(api, {}, "test-manual")));
    const responses = await Promise.all([postClock(api, { days: 5 }), postClock(api, { days: 5 })]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.reduce((sum, { body }) => sum + body.fired, 0)).toBe(6);
    expect(Math.max(...responses.map(({ body }) => body.secondsAhead))).toBe(10 * 86_400);
    for (const id of ids) {
      const automaticEntries = await readAutomaticEntries(api, id);
      expect(automaticEntries.map(({ type }) => type)).toEqual(["rollover.overdue"]);
      await expectConsistent(api, id);
    }
    const concurrentResponses = await Promise.all(
      Array.from({ length: 5 }, () => postClock(api, { days: 5 })),
    );
    expect(concurrentResponses.reduce((sum, { body }) => sum + body.fired, 0)).toBe(4);
    expect((await advanceClockByDays(api, 1)).secondsAhead).toBe(36 * 86_400);
    for (const id of drafts) expect((await expectConsistent(api, id)).row.state).toBe("expired");
  });

  it("200 for advances while callers act: every rollover keeps a consistent history", async () => {
    const api = await newOrganization(base);
    const ids = await Promise.all(Array.from({ length: 6 }, () => createRequestedRollover(api)));
    const responses = await Promise.all([
      postClock(api, { days: 10 }),
      ...ids.map((id) => advanceRollover(api, id, "processing")),
      postClock(api, { days: 20 }),
      ...ids.map((id) => advanceRollover(api, id, "completed")),
    ]);
    expect(
      responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([]);
    for (const id of ids) {
      const { timeline } = await expectConsistent(api, id);
      expect(timeline.filter(({ type }) => type === "rollover.overdue").length).toBeLessThanOrEqual(1);
    }
    expect((await advanceClockByDays(api, 1)).secondsAhead).toBe(31 * 86_400);
  });

  it("concurrent sweeps fire each timer once, by the organization's clock", async () => {
    const api = await newOrganization(base);
    const { ctx, close } = await createApiContext(readApiConfig(api.env), {
      clock,
      ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
    });
    try {
      const rolloverId = await createRequestedRollover(api);
      const fire = async () => {
        await Promise.all(Array.from({ length: 5 }, () => sweepTimers(ctx)));
        return (await readAutomaticEntries(api, rolloverId)).length;
      };
      clock.advance(8 * 86_400_000 - 1);
      expect(await fire()).toBe(0);
      clock.advance(1);
      expect(await fire()).toBe(1);
      expect(await fire()).toBe(1);
      expect(await readAutomaticEntries(api, rolloverId)).toMatchObject([
        { type: "rollover.overdue", at: daysAfterStart(8) },
      ]);
      await expectConsistent(api, rolloverId);
    } finally {
      clock.advance(Date.parse(NOW) - clock.now().getTime());
      await close();
    }
  });
});

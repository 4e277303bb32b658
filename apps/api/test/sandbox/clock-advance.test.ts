import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  act,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "../workflow/rollover-steps.ts";
import {
  advanceClockByDays,
  advanceRollover,
  daysAfterStart,
  newOrganization,
  postClock,
  readAutomaticEntries,
} from "./sandbox-calls.ts";

const SECOND = 1_000;
const EXPIRED = { actor: "timer", type: "rollover.expired", action: "expire", data: {} };
const buildOverdueEntry = (type: string, dueAt: Date) => ({
  actor: "timer",
  type: "rollover.overdue",
  action: null,
  at: dueAt,
  data: { deadline: { type, dueOn: dueAt.toISOString().slice(0, 10), dueAt: dueAt.toISOString() } },
});

describe("POST /v1/sandbox/clock/advance", () => {
  const clock = new TestClock(Date.parse(NOW));
  let api: TestApi;
  const base = useTestApi({ clock });

  const startOrganization = async () => {
    api = await newOrganization(base);
  };
  const readState = async (id: string) => (await readStored(api, id)).row.state;

  it.each([
    [{ days: 0 }, ["#/days"]],
    [{ days: -1 }, ["#/days"]],
    [{ days: 1.5 }, ["#/days"]],
    [{ days: 367 }, ["#/days"]],
    [{ days: "3" }, ["#/days"]],
    [{ days: null }, ["#/days"]],
    [{ days: 1e300 }, ["#/days"]],
    [{ days: [1] }, ["#/days"]],
    [{}, ["#/days"]],
    [{ days: 0, hours: 1 }, ["#/days", "#/hours"]],
  ])("422 for %j, and the clock does not move", async (body, pointers) => {
    await startOrganization();
    expect(expectIssues(await postClock(api, body), "validation_failed")).toEqual(pointers);
    expect((await advanceClockByDays(api, 1)).secondsAhead).toBe(86_400);
  });

  it("200 returns the clock's time, day after day", async () => {
    await startOrganization();
    expect(await advanceClockByDays(api, 1)).toEqual({
      object: "sandbox_clock",
      now: "2026-06-16T12:00:00.000Z",
      secondsAhead: 86_400,
      fired: 0,
      complete: true,
      skipped: [],
    });
    expect(await advanceClockByDays(api, 366)).toMatchObject({
      now: "2027-06-17T12:00:00.000Z",
      secondsAhead: 367 * 86_400,
    });
  });

  it.each([
    ["draft", 30],
    ["awaiting_participant", 14],
    ["awaiting_documents", 30],
  ])("200 expires a rollover in %s after %i days, and not a second earlier", async (state, days) => {
    await startOrganization();
    const due = await createRollover(api, {}, "test-manual");
    await advanceRollover(api, due, state).expect(200);
    clock.advance(SECOND);
    const laterRollover = await createRollover(api, {}, "test-manual");
    await advanceRollover(api, laterRollover, state).expect(200);
    clock.advance(-SECOND);
    expect((await advanceClockByDays(api, days - 1)).fired).toBe(0);
    expect(await readState(due)).toBe(state);
    expect((await advanceClockByDays(api, 1)).fired).toBe(1);
    expect(await readAutomaticEntries(api, due)).toEqual([{ ...EXPIRED, at: daysAfterStart(days) }]);
    expect(await readState(laterRollover)).toBe(state);
    expect((await advanceClockByDays(api, 1)).fired).toBe(1);
    expect(await readAutomaticEntries(api, laterRollover)).toEqual([
      { ...EXPIRED, at: daysAfterStart(days, SECOND) },
    ]);
    for (const id of [due, laterRollover]) {
      const { row, events } = await expectConsistent(api, id);
      expect(row).toMatchObject({ state: "expired", deadlines: [] });
      expect(events.at(-1)?.type).toBe("rollover.expired");
    }
    expect((await advanceClockByDays(api, 366)).fired).toBe(0);
  });

  it("200 expires neither a submitted rollover nor a draft on hold", async () => {
    await startOrganization();
    const [submitted, onHold, released] = [
      await createRollover(api, {}, "test-manual"),
      await createRollover(api, {}, "test-manual"),
      await createRollover(api, {}, "test-manual"),
    ];
    await runActions(api, submitted, "submit");
    await runActions(api, onHold, "hold");
    await runActions(api, released, "hold");
    const { body } = await api.call("get", `/v1/rollovers/${onHold}/state`);
    expect(body.deadlines).toEqual([
      { type: "draft", status: "paused", dueOn: null, dueAt: null, consequence: "expires" },
      {
        type: "hold",
        status: "running",
        dueOn: "2026-06-30",
        dueAt: "2026-06-30T12:00:00.000Z",
        consequence: "overdue",
      },
    ]);
    expect((await advanceClockByDays(api, 100)).fired).toBe(3);
    await runActions(api, released, "release");
    expect((await advanceClockByDays(api, 29)).fired).toBe(0);
    expect((await advanceClockByDays(api, 1)).fired).toBe(1);
    expect(await Promise.all([submitted, onHold, released].map(readState))).toEqual([
      "submitted",
      "on_hold",
      "expired",
    ]);
    expect((await readAutomaticEntries(api, released)).at(-1)?.at).toEqual(daysAfterStart(130));
    await expectConsistent(api, released);
  });

  it("200 reports once that a custodian has not responded after five business days", async () => {
    await startOrganization();
    const id = await createRollover(api, {}, "test-silent");
    await advanceRollover(api, id, "requested").expect(200);
    // Friday is Juneteenth, so the fifth business day is Tuesday of the next week.
    expect((await advanceClockByDays(api, 7)).fired).toBe(0);
    expect((await advanceClockByDays(api, 1)).fired).toBe(1);
    expect((await advanceClockByDays(api, 100)).fired).toBe(0);
    expect(await readAutomaticEntries(api, id)).toEqual([
      buildOverdueEntry("acknowledgement", daysAfterStart(8)),
    ]);
    const { row, events } = await expectConsistent(api, id);
    expect(row).toMatchObject({ state: "requested", version: 6 });
    expect(events.filter(({ type }) => type === "rollover.overdue")).toHaveLength(1);
    const { body } = await api.call("get", `/v1/rollovers/${id}/state`);
    expect(body).toMatchObject({ version: 6, deadlines: [{ type: "acknowledgement", status: "passed" }] });
    const entries = (await api.call("get", `/v1/rollovers/${id}/timeline`)).body.data;
    expect(JSON.stringify(entries)).toContain('"rollover.overdue"');
    expect((await act(api, id, "acknowledge")).body).toMatchObject({
      state: "processing",
      deadlines: [{ type: "processing", status: "running" }],
    });
  });

  it.each([
    ["check", 23],
    ["wire", 3],
    ["ach", 3],
    ["acats", 9],
  ])("200 reports that money by %s has not arrived after %i calendar days", async (method, days) => {
    await startOrganization();
    const id = await createRollover(api, {}, "test-manual");
    await advanceRollover(api, id, "processing").expect(200);
    await runActions(api, id, ["mark_funds_sent", { method, amount: "9.00", sentTo: "destination" }]);
    expect((await advanceClockByDays(api, days - 1)).fired).toBe(0);
    expect((await advanceClockByDays(api, 366)).fired).toBe(1);
    expect(await readAutomaticEntries(api, id)).toEqual([buildOverdueEntry("arrival", daysAfterStart(days))]);
    expect((await expectConsistent(api, id)).row.state).toBe("funds_sent");
  });

  it("200 does not expire a rollover with missing documents while a payment is in transit, and reports the documents as overdue", async () => {
    await startOrganization();
    const id = await createRollover(api, {}, "test-manual");
    await advanceRollover(api, id, "funds_sent").expect(200);
    const secondPayment = { method: "wire", amount: "9.00", sentTo: "destination" };
    await runActions(api, id, ["mark_funds_sent", secondPayment]);
    await runActions(
      api,
      id,
      ["report_funds_returned", { transferId: "tr_2", reason: "returned" }],
      "request_documents",
    );
    await advanceClockByDays(api, 366);
    const late = (await readAutomaticEntries(api, id)).filter(({ data }) =>
      JSON.stringify(data).includes("documents"),
    );
    expect(late).toEqual([buildOverdueEntry("documents", daysAfterStart(30))]);
    expect((await expectConsistent(api, id)).row.state).toBe("awaiting_documents");
  });
});

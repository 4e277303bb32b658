import { describe, expect, it } from "@jest/globals";
import { findCustodianId, TestClock } from "@svc/testing";
import { sealRollovers } from "../seal-rollovers.ts";
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
  readAutomaticEntries,
} from "./sandbox-calls.ts";

const FORM = { documents: [{ type: "distribution_form", name: "form.pdf", sha256: "a".repeat(64) }] };

describe("Scripted custodians, by the organization's clock", () => {
  let api: TestApi;
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function sendToCustodian(slug: string) {
    api = await newOrganization(base);
    const id = await createRollover(api, {}, slug);
    await advanceRollover(api, id, "requested").expect(200);
    return id;
  }

  async function readAutomaticActions(id: string) {
    const entries = await readAutomaticEntries(api, id);
    for (const { actor, action } of entries) expect(actor).toBe(action === null ? "timer" : "custodian");
    return entries.map(({ action, type }) => action ?? type);
  }

  it("test-partial-amount records no receipt for one cent, because nine tenths of a cent is not a valid amount", async () => {
    api = await newOrganization(base);
    const id = await createRollover(
      api,
      { amount: { kind: "partial", requested: "0.01" } },
      "test-partial-amount",
    );
    await advanceRollover(api, id, "requested").expect(200);
    await advanceClockByDays(api, 1);
    expect(await readAutomaticActions(id)).toEqual([
      "acknowledge",
      "mark_funds_sent",
      "rollover.script_ended",
    ]);
    const { row } = await expectConsistent(api, id);
    expect(row).toMatchObject({ state: "funds_sent", receipts: [], amountMismatch: null });
    expect(row.deadlines.filter(({ type, status }) => type === "script" && status === "running")).toEqual([]);
    expect((await advanceClockByDays(api, 1)).fired).toBe(0);
  });

  it("test-slow takes 34 days without becoming overdue, day by day or in one advance", async () => {
    const id = await sendToCustodian("test-slow");
    const states: string[] = [];
    for (let day = 1; day <= 36; day += 1) {
      await advanceClockByDays(api, 1);
      states.push((await api.call("get", `/v1/rollovers/${id}/state`)).body.state);
    }
    const findFirstDay = (state: string) => states.indexOf(state) + 1;
    const days = { processing: 3, funds_sent: 23, funds_received: 33, completed: 34 };
    expect({
      processing: findFirstDay("processing"),
      funds_sent: findFirstDay("funds_sent"),
      funds_received: findFirstDay("funds_received"),
      completed: findFirstDay("completed"),
    }).toEqual(days);
    const entries = await readAutomaticEntries(api, id);
    expect(entries.map(({ action, at }) => [action, at])).toEqual([
      ["acknowledge", daysAfterStart(3)],
      ["mark_funds_sent", daysAfterStart(23)],
      ["mark_funds_received", daysAfterStart(33)],
      ["complete", daysAfterStart(34)],
    ]);
    const { timeline, row } = await expectConsistent(api, id);
    const custodian = { type: "custodian", id: await findCustodianId(api, "test-slow") };
    for (const { actor } of timeline.slice(-4)) expect(actor).toEqual(custodian);
    expect(row).toMatchObject({ state: "completed", postedAmount: "10000.00", version: 9 });
    const other = await sendToCustodian("test-slow");
    expect(await advanceClockByDays(api, 366)).toMatchObject({ fired: 4, complete: true });
    expect((await readAutomaticEntries(api, other)).map(({ action, at }) => [action, at])).toEqual(
      entries.map(({ action, at }) => [action, at]),
    );
  });

  const ALL_ACTIONS = ["acknowledge", "mark_funds_sent", "mark_funds_received", "complete"];

  it.each([
    ["test-instant", ALL_ACTIONS, "completed"],
    ["test-spousal-consent", ALL_ACTIONS, "completed"],
    ["test-rejects-name-mismatch", ["acknowledge", "custodian_reject"], "rejected"],
    [
      "test-check-lost",
      ["acknowledge", "mark_funds_sent", "report_funds_returned", ...ALL_ACTIONS.slice(1)],
      "completed",
    ],
    ["test-partial-amount", ALL_ACTIONS.slice(0, 3), "funds_received"],
    ["test-needs-documents", ["acknowledge", "request_documents"], "awaiting_documents"],
    ["test-soft-reject-then-ok", ["custodian_soft_reject"], "awaiting_documents"],
    ["test-silent", [], "requested"],
    ["test-manual", [], "requested"],
  ])("%s performs %j within a day", async (slug, expectedActions, state) => {
    const id = await sendToCustodian(slug);
    expect(await advanceClockByDays(api, 1)).toMatchObject({ fired: expectedActions.length, complete: true });
    expect(await readAutomaticActions(id)).toEqual(expectedActions);
    const { row, timeline } = await expectConsistent(api, id);
    expect(row.state).toBe(state);
    for (const { at } of timeline) expect(at).toEqual(daysAfterStart(0));
    const { body } = await api.call("get", `/v1/rollovers/${id}`);
    expect(JSON.stringify(body)).not.toContain('"script"');
  });

  it.each(["test-needs-documents", "test-soft-reject-then-ok"])(
    "%s continues once it has its form",
    async (slug) => {
      const id = await sendToCustodian(slug);
      await advanceClockByDays(api, 1);
      const before = await readAutomaticActions(id);
      await runActions(api, id, ["provide_documents", FORM]);
      await advanceClockByDays(api, 1);
      expect((await readAutomaticActions(id)).slice(before.length)).toEqual(
        before.includes("acknowledge") ? ALL_ACTIONS.slice(1) : ALL_ACTIONS,
      );
      expect((await expectConsistent(api, id)).row.state).toBe("completed");
    },
  );

  it("test-partial-amount posts the paid amount after the mismatch is resolved", async () => {
    const id = await sendToCustodian("test-partial-amount");
    await advanceClockByDays(api, 1);
    const { body } = await act(api, id, "resolve_mismatch");
    expect(body.amountMismatch).toMatchObject({
      expected: "10000.00",
      received: "9000.00",
      status: "resolved",
    });
    await advanceClockByDays(api, 1);
    expect((await expectConsistent(api, id)).row).toMatchObject({
      state: "completed",
      postedAmount: "9000.00",
    });
  });

  it("test-silent is reported as overdue, and test-slow pauses during a hold", async () => {
    const silent = await sendToCustodian("test-silent");
    await advanceClockByDays(api, 60);
    expect(await readAutomaticActions(silent)).toEqual(["rollover.overdue"]);
    const slow = await sendToCustodian("test-slow");
    await advanceClockByDays(api, 1);
    await runActions(api, slow, "hold");
    expect((await advanceClockByDays(api, 100)).fired).toBe(1);
    await runActions(api, slow, "release");
    await advanceClockByDays(api, 1);
    expect(await readAutomaticActions(slow)).toEqual(["rollover.overdue"]);
    await advanceClockByDays(api, 1);
    expect(await readAutomaticActions(slow)).toEqual(["rollover.overdue", "acknowledge"]);
    await expectConsistent(api, slow);
  });

  it("a step that is no longer permitted ends the script, leaves the rollover unchanged, and notifies no one", async () => {
    const id = await sendToCustodian("test-slow");
    await advanceClockByDays(api, 5);
    await api.db.pool.query(`UPDATE rollovers SET attestations = '{"eligibleAmount": false}' WHERE id = $1`, [
      id,
    ]);
    await sealRollovers(api, [id]);
    const { row: before } = await expectConsistent(api, id);
    await advanceClockByDays(api, 30);
    const { row, timeline } = await expectConsistent(api, id);
    expect(row).toMatchObject({ state: "processing", version: before.version });
    expect(timeline.at(-1)).toMatchObject({ type: "rollover.script_ended", action: null, reason: null });
    expect((await advanceClockByDays(api, 366)).fired).toBe(1);
    expect((await readStored(api, id)).timeline.at(-1)).toMatchObject({ type: "rollover.overdue" });
  });
});

import { describe, expect, it } from "@jest/globals";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import { findScriptedMove } from "@svc/rollover-rules/workflow/custodian-scripts";
import fc from "fast-check";
import { type ActionSequence, START_TIME } from "./apply-actions.ts";
import { buildScriptedCustodian, ScriptedRollover, toUtcContext } from "./scripted-rollover.ts";
import { buildState, STATES } from "./workflow-table.ts";

const SLUGS = [
  "test-instant",
  "test-manual",
  "test-needs-documents",
  "test-spousal-consent",
  "test-rejects-name-mismatch",
  "test-soft-reject-then-ok",
  "test-check-lost",
  "test-partial-amount",
  "test-silent",
  "test-slow",
] as const;
const buildForm = (type: string) =>
  ["provide_documents", { documents: [{ type, name: "form.pdf", sha256: "a".repeat(64) }] }] as const;

/** Actions of a whole script, each with the days since its start. */
const START_TO_END = ["acknowledge 0", "mark_funds_sent 0", "mark_funds_received 0", "complete 0"];

describe("Scripted custodians", () => {
  it.each(["test-instant", "test-spousal-consent"])("%s plays to the end immediately", (slug) => {
    const { playedActions, current } = new ScriptedRollover(slug).play();
    expect(playedActions).toEqual(START_TO_END);
    expect(current).toMatchObject({ state: "completed", postedAmount: "10000.00", deadlines: [] });
    expect(current.transfers).toMatchObject([{ method: "wire", amount: "10000.00", sentTo: "destination" }]);
    expect(current.receipts).toMatchObject([
      { amount: "10000.00", receivedOn: "2026-06-15", transferId: "tr_1" },
    ]);
  });

  it("test-slow acknowledges on day 3, sends on day 23, and completes on day 34", () => {
    const { playedActions, current } = new ScriptedRollover("test-slow").play();
    expect(playedActions).toEqual([
      "acknowledge 3",
      "mark_funds_sent 23",
      "mark_funds_received 33",
      "complete 34",
    ]);
    expect(current.state).toBe("completed");
    expect(current.receipts[0]?.receivedOn).toBe("2026-07-18");
  });

  it.each(["test-manual", "test-silent"])("%s does nothing in any state", (slug) => {
    const rollover = new ScriptedRollover(slug).play();
    expect(rollover.playedActions).toEqual([]);
    expect(rollover.current.deadlines.map(({ type }) => type)).toEqual(["acknowledgement"]);
    for (const state of STATES) {
      expect(
        findScriptedMove(buildState({ state }), buildScriptedCustodian(slug), toUtcContext(START_TIME)),
      ).toBeNull();
    }
  });

  it("test-needs-documents requests the form, and waits until that form is provided", () => {
    const rollover = new ScriptedRollover("test-needs-documents").play();
    const expectedActions = ["acknowledge 0", "request_documents 0"];
    expect(rollover.playedActions).toEqual(expectedActions);
    expect(rollover.current).toMatchObject({
      state: "awaiting_documents",
      documentsReturnState: "processing",
      documentsPendingOn: "participant",
    });
    rollover.step(buildForm("statement"), 2).play();
    expect(rollover.playedActions).toEqual(expectedActions);
    expect(rollover.current.state).toBe("awaiting_documents");
    rollover.step(buildForm("distribution_form"), 1).play();
    expect(rollover.playedActions.slice(2)).toEqual([
      "mark_funds_sent 3",
      "mark_funds_received 3",
      "complete 3",
    ]);
    expect(rollover.current.state).toBe("completed");
  });

  it("test-rejects-name-mismatch acknowledges the request, then rejects it", () => {
    const { playedActions, current } = new ScriptedRollover("test-rejects-name-mismatch").play();
    expect(playedActions).toEqual(["acknowledge 0", "custodian_reject 0"]);
    const rejection = { code: "name_mismatch", reason: null, by: "source_custodian" };
    expect(current).toMatchObject({ state: "rejected", rejection, deadlines: [] });
  });

  it("test-soft-reject-then-ok rejects temporarily, and continues once the form is provided", () => {
    const rollover = new ScriptedRollover("test-soft-reject-then-ok").play();
    expect(rollover.playedActions).toEqual(["custodian_soft_reject 0"]);
    expect(rollover.current).toMatchObject({
      state: "awaiting_documents",
      documentsReturnState: "requested",
      documentsPendingOn: "integrator",
    });
    rollover.step(buildForm("distribution_form"), 4).play();
    expect(rollover.playedActions.slice(1)).toEqual(START_TO_END.map((one) => one.replace("0", "4")));
  });

  it("test-check-lost loses the first payment, and sends a second", () => {
    const { playedActions, current } = new ScriptedRollover("test-check-lost").play();
    const lost = ["acknowledge 0", "mark_funds_sent 0", "report_funds_returned 0"];
    expect(playedActions).toEqual([...lost, ...START_TO_END.slice(1)]);
    expect(current.transfers.map(({ status, voidReason }) => [status, voidReason])).toEqual([
      ["void", "lost"],
      ["sent", null],
    ]);
    expect(current).toMatchObject({ state: "completed", postedAmount: "10000.00" });
  });

  it.each([
    ["resolve_mismatch", "9000.00"],
    [["mark_funds_received", { amount: "1000.00", receivedOn: "2026-06-15" }], "10000.00"],
  ] as const)("test-partial-amount pays nine tenths, and waits for %j", (action, posted) => {
    const rollover = new ScriptedRollover("test-partial-amount").play();
    expect(rollover.playedActions).toEqual(START_TO_END.slice(0, 3));
    expect(rollover.current).toMatchObject({
      state: "funds_received",
      amountMismatch: { expected: "10000.00", received: "9000.00", status: "open" },
    });
    rollover.step(action, 5).play();
    expect(rollover.playedActions.at(-1)).toBe("complete 5");
    expect(rollover.current).toMatchObject({ state: "completed", postedAmount: posted });
  });

  it.each([
    ["100.00", { amount: "10.00", receivedOn: "2026-06-15" }],
    ["109.99", { amount: "0.01", receivedOn: "2026-06-15" }],
    ["110.00", null],
    ["120.00", null],
  ])(
    "test-slow, after 100.00 sent, %s received and another 10.00 sent, receives the rest: %j",
    (received, params) => {
      const send = (amount: string) =>
        ["mark_funds_sent", { method: "wire", amount, sentTo: "destination" }] as const;
      const rollover = new ScriptedRollover("test-slow").step("acknowledge").step(send("100.00"));
      rollover
        .step(["mark_funds_received", { amount: received, receivedOn: "2026-06-15" }])
        .step(send("10.00"));
      const { current } = rollover;
      const custodian = buildScriptedCustodian("test-slow");
      const next = findScriptedMove(current, custodian, toUtcContext(START_TIME));
      expect(next?.params ?? null).toEqual(params);
      expect(current.deadlines.some(({ type }) => type === "script")).toBe(params !== null);
      for (const { amount } of rollover.play().current.receipts) expect(Number(amount)).toBeGreaterThan(0);
    },
  );

  it.each(SLUGS)("%s leaves the participant's part of an indirect rollover to the participant", (slug) => {
    const rollover = new ScriptedRollover(slug, { type: "indirect_60_day" });
    if (["test-instant", "test-spousal-consent", "test-slow"].includes(slug)) {
      expect(rollover.play().playedActions.map((one) => one.split(" ")[0])).toEqual(["acknowledge"]);
      const distribution = {
        receivedOn: "2026-06-10",
        grossAmount: "50.00",
        withheldFederal: "0.00",
        withheldState: "0.00",
      };
      rollover.step(["record_distribution", distribution]).play();
      expect(rollover.current.state).toBe("funds_sent");
      rollover.step(["mark_funds_received", { amount: "50.00", receivedOn: "2026-06-15" }]).play();
      expect(rollover.current.state).toBe("completed");
    }
    const sent = rollover.play().current.transfers.filter(({ sentTo }) => sentTo === "participant");
    const recordedByHand = rollover.current.state === "completed" ? 1 : 0;
    expect(sent).toHaveLength(recordedByHand);
  });
});

describe("Manual actions during a script", () => {
  it("make the script continue from the resulting state", () => {
    const rollover = new ScriptedRollover("test-slow").step("acknowledge", 1);
    rollover.step(["mark_funds_sent", { method: "check", amount: "70.00", sentTo: "destination" }], 2).play();
    expect(rollover.playedActions).toEqual(["mark_funds_received 13", "complete 14"]);
    expect(rollover.current).toMatchObject({ state: "completed", postedAmount: "70.00" });
  });

  it("pause the script on hold, and resume it with the remaining time on release", () => {
    const rollover = new ScriptedRollover("test-slow").step("hold", 1);
    expect(rollover.play().playedActions).toEqual([]);
    rollover.step("release", 100).play();
    expect(rollover.playedActions).toEqual([
      "acknowledge 103",
      "mark_funds_sent 123",
      "mark_funds_received 133",
      "complete 134",
    ]);
  });

  it.each(["cancel", "custodian_reject", "fail"] as const)("end the script if the action is %s", (action) => {
    const rollover = new ScriptedRollover("test-slow").step(action, 1).play();
    expect(rollover.playedActions).toEqual([]);
    expect(findNextTimer(rollover.current.deadlines)).toBeNull();
  });

  it("never lead to a scripted move that the guards or the params' schemas refuse", () => {
    const actions: ActionSequence = [
      "hold",
      "release",
      "acknowledge",
      "request_documents",
      "custodian_soft_reject",
      "mark_funds_sent",
      "resolve_mismatch",
      buildForm("loa"),
      buildForm("distribution_form"),
    ];
    const walk = fc.array(fc.record({ pick: fc.nat({ max: 99 }), days: fc.nat({ max: 30 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...SLUGS), walk, (slug, steps) => {
        const rollover = new ScriptedRollover(slug);
        for (const { pick, days } of steps) {
          try {
            rollover.step(actions[pick % actions.length] as ActionSequence[number], days);
          } catch (error) {
            // Guards can refuse a random action.
            expect((error as Error).message).toMatch(/ in [a-z_]+: /);
          }
          // `play` throws if a scripted move does not fit its schema.
          if (pick > 50) rollover.play();
        }
        rollover.play();
      }),
      { numRuns: 300 },
    );
  });
});

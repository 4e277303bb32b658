import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { scriptedMove } from "../../src/rollovers/workflow/custodian-scripts.ts";
import { nextTimerAt } from "../../src/rollovers/workflow/due-deadlines.ts";
import type { ActionName } from "../../src/rollovers/workflow/transitions.ts";
import { AT, type Moves } from "./course-in-time.ts";
import { Course, custodianOf, inUtc } from "./scripted-course.ts";
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
const form = (type: string) =>
  ["provide_documents", { documents: [{ type, name: "form.pdf", sha256: "a".repeat(64) }] }] as const;

const START_TO_END = ["acknowledge 0", "mark_funds_sent 0", "mark_funds_received 0", "complete 0"];

describe("scripted custodians", () => {
  it.each(["test-instant", "test-spousal-consent"])("%s plays to the end at once", (slug) => {
    const { told, current } = new Course(slug).play();
    expect(told).toEqual(START_TO_END);
    expect(current).toMatchObject({ state: "completed", postedAmount: "10000.00", deadlines: [] });
    expect(current.transfers).toMatchObject([{ method: "wire", amount: "10000.00", sentTo: "destination" }]);
    expect(current.receipts).toMatchObject([
      { amount: "10000.00", receivedOn: "2026-06-15", transferId: "tr_1" },
    ]);
  });

  it("test-slow takes 34 days, and is late with what it sends", () => {
    const { told, current } = new Course("test-slow").play();
    expect(told).toEqual(["acknowledge 3", "mark_funds_sent 23", "mark_funds_received 33", "complete 34"]);
    expect(current.state).toBe("completed");
    expect(current.receipts[0]?.receivedOn).toBe("2026-07-18");
  });

  it.each(["test-manual", "test-silent"])("%s does nothing, wherever it stands", (slug) => {
    const course = new Course(slug).play();
    expect(course.told).toEqual([]);
    expect(course.current.deadlines.map(({ type }) => type)).toEqual(["acknowledgement"]);
    for (const state of STATES) {
      expect(scriptedMove(buildState({ state }), custodianOf(slug), inUtc(AT))).toBeNull();
    }
  });

  it("test-needs-documents asks for the form, and waits until it is the form that it gets", () => {
    const course = new Course("test-needs-documents").play();
    const asked = ["acknowledge 0", "request_documents 0"];
    expect(course.told).toEqual(asked);
    expect(course.current).toMatchObject({
      state: "awaiting_documents",
      documentsReturnState: "processing",
      documentsPendingOn: "participant",
    });
    course.step(form("statement"), 2).play();
    expect(course.told).toEqual(asked);
    expect(course.current.state).toBe("awaiting_documents");
    course.step(form("distribution_form"), 1).play();
    expect(course.told.slice(2)).toEqual(["mark_funds_sent 3", "mark_funds_received 3", "complete 3"]);
    expect(course.current.state).toBe("completed");
  });

  it("test-rejects-name-mismatch takes it up and refuses it", () => {
    const { told, current } = new Course("test-rejects-name-mismatch").play();
    expect(told).toEqual(["acknowledge 0", "custodian_reject 0"]);
    const rejection = { code: "name_mismatch", reason: null, by: "source_custodian" };
    expect(current).toMatchObject({ state: "rejected", rejection, deadlines: [] });
  });

  it("test-soft-reject-then-ok refuses for now, and goes on once the form is there", () => {
    const course = new Course("test-soft-reject-then-ok").play();
    expect(course.told).toEqual(["custodian_soft_reject 0"]);
    expect(course.current).toMatchObject({
      state: "awaiting_documents",
      documentsReturnState: "requested",
      documentsPendingOn: "integrator",
    });
    course.step(form("distribution_form"), 4).play();
    expect(course.told.slice(1)).toEqual(START_TO_END.map((one) => one.replace("0", "4")));
  });

  it("test-check-lost loses the first, and sends a second", () => {
    const { told, current } = new Course("test-check-lost").play();
    const lost = ["acknowledge 0", "mark_funds_sent 0", "report_funds_returned 0"];
    expect(told).toEqual([...lost, ...START_TO_END.slice(1)]);
    expect(current.transfers.map(({ status, voidReason }) => [status, voidReason])).toEqual([
      ["void", "lost"],
      ["sent", null],
    ]);
    expect(current).toMatchObject({ state: "completed", postedAmount: "10000.00" });
  });

  it.each([
    ["resolve_mismatch", "9000.00"],
    [["mark_funds_received", { amount: "1000.00", receivedOn: "2026-06-15" }], "10000.00"],
  ] as const)("test-partial-amount pays nine tenths, and waits for %j", (move, posted) => {
    const course = new Course("test-partial-amount").play();
    expect(course.told).toEqual(START_TO_END.slice(0, 3));
    expect(course.current).toMatchObject({
      state: "funds_received",
      amountMismatch: { expected: "10000.00", received: "9000.00", status: "open" },
    });
    course.step(move, 5).play();
    expect(course.told.at(-1)).toBe("complete 5");
    expect(course.current).toMatchObject({ state: "completed", postedAmount: posted });
  });

  it.each([
    ["100.00", { amount: "10.00", receivedOn: "2026-06-15" }],
    ["109.99", { amount: "0.01", receivedOn: "2026-06-15" }],
    ["110.00", null],
    ["120.00", null],
  ])("test-slow, with %s received of a hundred and then ten, receives %j", (received, params) => {
    const sent = (amount: string) =>
      ["mark_funds_sent", { method: "wire", amount, sentTo: "destination" }] as const;
    const course = new Course("test-slow").step("acknowledge").step(sent("100.00"));
    course.step(["mark_funds_received", { amount: received, receivedOn: "2026-06-15" }]).step(sent("10.00"));
    const { current } = course;
    expect(scriptedMove(current, custodianOf("test-slow"), inUtc(AT))?.params ?? null).toEqual(params);
    expect(current.deadlines.some(({ type }) => type === "script")).toBe(params !== null);
    for (const { amount } of course.play().current.receipts) expect(Number(amount)).toBeGreaterThan(0);
  });

  it.each(SLUGS)("%s leaves the participant's part of an indirect rollover to the participant", (slug) => {
    const course = new Course(slug, { type: "indirect_60_day" });
    if (["test-instant", "test-spousal-consent", "test-slow"].includes(slug)) {
      expect(course.play().told.map((one) => one.split(" ")[0])).toEqual(["acknowledge"]);
      const distribution = {
        receivedOn: "2026-06-10",
        grossAmount: "50.00",
        withheldFederal: "0.00",
        withheldState: "0.00",
      };
      course.step(["record_distribution", distribution]).play();
      expect(course.current.state).toBe("funds_sent");
      course.step(["mark_funds_received", { amount: "50.00", receivedOn: "2026-06-15" }]).play();
      expect(course.current.state).toBe("completed");
    }
    const sent = course.play().current.transfers.filter(({ sentTo }) => sentTo === "participant");
    const byHand = course.current.state === "completed" ? 1 : 0;
    expect(sent).toHaveLength(byHand);
  });
});

describe("somebody who steps in", () => {
  it("ahead of a slow custodian is followed: it goes on from where things stand", () => {
    const course = new Course("test-slow").step("acknowledge", 1);
    course.step(["mark_funds_sent", { method: "check", amount: "70.00", sentTo: "destination" }], 2).play();
    expect(course.told).toEqual(["mark_funds_received 13", "complete 14"]);
    expect(course.current).toMatchObject({ state: "completed", postedAmount: "70.00" });
  });

  it("with a hold stops it, and with the release gives back what was left", () => {
    const course = new Course("test-slow").step("hold", 1);
    expect(course.play().told).toEqual([]);
    course.step("release", 100).play();
    expect(course.told).toEqual([
      "acknowledge 103",
      "mark_funds_sent 123",
      "mark_funds_received 133",
      "complete 134",
    ]);
  });

  it.each(["cancel", "custodian_reject", "fail"] as const)("with %s ends it", (action) => {
    const course = new Course("test-slow").step(action, 1).play();
    expect(course.told).toEqual([]);
    expect(nextTimerAt(course.current.deadlines)).toBeNull();
  });

  it("whatever is done between, every move is one that the guards and the params' schemas allow", () => {
    const meddling: readonly ActionName[] = [
      "hold",
      "release",
      "acknowledge",
      "request_documents",
      "custodian_soft_reject",
      "mark_funds_sent",
      "resolve_mismatch",
    ];
    const way = fc.array(fc.record({ pick: fc.nat({ max: 99 }), days: fc.nat({ max: 30 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...SLUGS), way, (slug, steps) => {
        const course = new Course(slug);
        for (const { pick, days } of steps) {
          const moves: Moves = [...meddling, form("loa"), form("distribution_form")];
          try {
            course.step(moves[pick % moves.length] as Moves[number], days);
          } catch (error) {
            // Guards may refuse a random move.
            expect((error as Error).message).toMatch(/ in [a-z_]+: /);
          }
          // `go` throws if a scripted move does not fit its schema.
          if (pick > 50) course.play();
        }
        course.play();
      }),
      { numRuns: 300 },
    );
  });
});

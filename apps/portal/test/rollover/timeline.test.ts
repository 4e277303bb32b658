import { describe, expect, it } from "@jest/globals";
import { submitted } from "../../../api/src/rollovers/views/rollover-examples.ts";
import { toEligibilityRequest } from "../../src/pages/new-rollover/eligibility-request.ts";
import { buildFieldNotes, buildReferenceOptions, prefill } from "../../src/pages/rollover/action-defaults.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";
import { formatEntryName, isLinked, listDetails } from "../../src/pages/rollover/timeline.ts";

const rollover = submitted as unknown as Rollover;

describe("A timeline", () => {
  const buildEntry = (sequence: number, prevHash: string, hash: string) => ({ sequence, prevHash, hash });

  it("is linked if each entry names the previous one, starting with the first", () => {
    const entries = [buildEntry(1, "", "a"), buildEntry(2, "a", "b"), buildEntry(3, "b", "c")];
    expect(isLinked(entries)).toBe(true);
    expect(isLinked([])).toBe(true);
    expect(isLinked(entries.slice(1))).toBe(false);
    expect(isLinked([entries[0]!, entries[2]!])).toBe(false);
    expect(isLinked([entries[0]!, buildEntry(2, "x", "b")])).toBe(false);
  });

  it("names entries in words, and lists their other data without fields shown elsewhere", () => {
    expect(["rollover.funds_sent", "rollover.note_added"].map((type) => formatEntryName({ type }))).toEqual([
      "Funds sent",
      "Note",
    ]);
    expect(listDetails({ data: { note: "x", amount: "5.00", fields: ["tags"], none: null } })).toEqual([
      ["Amount", "5.00"],
      ["Fields", '["tags"]'],
    ]);
  });
});

describe("Initial values of an action form", () => {
  const wireRollover = {
    ...rollover,
    deliveryMethod: "wire" as const,
    transfers: [{ id: "tr_1", amount: "9.00", method: "wire", status: "sent", sentOn: "2026-06-01" }],
    receipts: [{ id: "rc_1", amount: "9.00", status: "void", receivedOn: "2026-06-02" }],
  } as unknown as Rollover;

  it("are derived from the rollover and the current day", () => {
    const fill = (action: string, draft: object, changes: object = {}) =>
      prefill(action, draft as never, { rollover: { ...wireRollover, ...changes }, today: "2026-06-15" });
    expect(fill("mark_funds_sent", { amount: "", sentOn: "" })).toEqual({
      amount: "",
      sentOn: "2026-06-15",
      method: "wire",
      sentTo: "destination",
    });
    expect(fill("mark_funds_sent", {}, { type: "indirect_60_day" })).toMatchObject({
      sentTo: "participant",
    });
    expect(fill("report_funds_returned", {})).toEqual({ transferId: "tr_1" });
    expect(fill("complete", { postedAmount: "" })).toEqual({ postedAmount: "" });
    expect(buildFieldNotes("complete", wireRollover).postedAmount).toContain("$0.00");
    expect(buildReferenceOptions(wireRollover)).toMatchObject({ transfers: [{ id: "tr_1" }], receipts: [] });
  });
});

describe("Eligibility request of a new rollover", () => {
  const sides = {
    source: { accountType: "qualified_plan", accountNumber: "1" },
    destination: { accountType: "roth_ira" },
  };

  it("needs the type and both account types, and contains only what the rules use", () => {
    expect(toEligibilityRequest({ ...sides }, null)).toBeNull();
    expect(toEligibilityRequest({ type: "direct", source: sides.source }, null)).toBeNull();
    expect(
      toEligibilityRequest(
        { type: "direct", ...sides, amount: { kind: "full" }, attestations: {} },
        "1961-12-09",
      ),
    ).toEqual({
      type: "direct",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "roth_ira" },
      attestations: {},
      dateOfBirth: "1961-12-09",
    });
  });
});

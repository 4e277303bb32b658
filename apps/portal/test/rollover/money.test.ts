import { describe, expect, it } from "@jest/globals";
import { submitted } from "../../../api/src/rollovers/views/rollover-examples.ts";
import { diffRollovers } from "../../src/pages/rollover/changes.ts";
import { formatDollars, isPositive, toMoneySummary } from "../../src/pages/rollover/money.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";

const submittedRollover = submitted as unknown as Rollover;
function buildTransfer(id: string, amount: string, status = "sent") {
  return { id, amount, status, method: "check" } as Rollover["transfers"][number];
}
function buildReceipt(id: string, amount: string, transferId: string | null, status = "received") {
  return { id, amount, transferId, status, receivedOn: "2026-06-20" } as Rollover["receipts"][number];
}
const partlyReceived: Rollover = {
  ...submittedRollover,
  amount: { kind: "partial", requested: "300.00", currency: "USD" },
  transfers: [
    buildTransfer("tr_1", "100.00"),
    buildTransfer("tr_2", "80.00"),
    buildTransfer("tr_3", "50.00", "void"),
  ],
  receipts: [
    buildReceipt("rc_1", "100.00", "tr_1"),
    buildReceipt("rc_2", "30.05", "tr_2", "void"),
    buildReceipt("rc_3", "79.95", "tr_2"),
    buildReceipt("rc_4", "0.01", null),
  ],
  amounts: {
    sent: "180.00",
    withheldFederal: "20.00",
    withheldState: "0.00",
    gross: "200.00",
    received: "179.96",
    posted: null,
    postedTotal: "0.00",
  },
};

describe("Money summary of a rollover", () => {
  it("lists each transfer with its receipts, and what is outstanding", () => {
    const { lines, unmatched, outstanding, toBeSent } = toMoneySummary(partlyReceived);
    expect(
      lines.map((line) => [line.transfer.id, line.receipts.map(({ id }) => id), line.outstanding]),
    ).toEqual([
      ["tr_1", ["rc_1"], "0.00"],
      ["tr_2", ["rc_2", "rc_3"], "0.05"],
      ["tr_3", [], null],
    ]);
    expect(unmatched.map(({ id }) => id)).toEqual(["rc_4"]);
    // 0.05 of tr_2 is outstanding, less the unmatched receipt of 0.01.
    expect({ outstanding, toBeSent }).toEqual({ outstanding: "0.04", toBeSent: "100.00" });
    expect(toMoneySummary(submittedRollover)).toMatchObject({
      lines: [],
      unmatched: [],
      outstanding: "0.00",
      toBeSent: null,
    });
  });

  it("is exact to the cent for any amount, and is formatted with thousands separators", () => {
    const amounts = { ...partlyReceived.amounts, sent: "999999999999.99", received: "1000000000000.00" };
    expect(toMoneySummary({ ...partlyReceived, amounts }).outstanding).toBe("-0.01");
    expect(["0.00", "1234567.50", "-12.05"].map(formatDollars)).toEqual([
      "$0.00",
      "$1,234,567.50",
      "−$12.05",
    ]);
    expect(["0.00", "0.01", "-0.01", null].map(isPositive)).toEqual([false, true, false, false]);
  });
});

describe("Differences between two reads of a rollover", () => {
  it("are empty if only the version and the update time differ", () => {
    const later = { ...submittedRollover, version: 9, updatedAt: "2027-01-01T00:00:00.000Z" };
    expect(diffRollovers(submittedRollover, later)).toEqual([]);
  });

  it("are listed one by one, with the values before and after", () => {
    const after: Rollover = {
      ...partlyReceived,
      state: "funds_sent",
      pendingOn: "destination_custodian",
      assigneeId: "ops-grace",
      deadlines: [
        { type: "sixty_day", status: "running", dueOn: "2026-08-01", dueAt: null, consequence: "overdue" },
        { type: "sixty_day", status: "passed", dueOn: "2026-07-01", dueAt: null, consequence: "overdue" },
      ],
    };
    const changes = diffRollovers(submittedRollover, after);
    const byLabel = Object.fromEntries(changes.map(({ label, before, after }) => [label, [before, after]]));
    expect(changes[0]).toEqual({ label: "State", before: "Submitted", after: "Funds sent" });
    expect(byLabel).toMatchObject({
      "Pending on": ["Operations", "Destination custodian"],
      "Deadline: sixty day": [null, "Aug 1, 2026"],
      "Deadline: sixty day 2": [null, "Jul 1, 2026 passed"],
      Sent: ["$0.00", "$180.00"],
      "Transfer 3": [null, "$50.00 by check, void"],
      "Assigned to": [null, "ops-grace"],
    });
    expect(Object.keys(byLabel)).not.toContain("Priority");
  });
});

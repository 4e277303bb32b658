import { describe, expect, it } from "@jest/globals";
import { submitted } from "../../../api/src/rollovers/views/rollover-examples.ts";
import { prefill } from "../../src/pages/rollover/action-defaults.ts";
import { describeEffects } from "../../src/pages/rollover/effects.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";

const submittedRollover = submitted as unknown as Rollover;
const buildDeadline = (type: string, dueOn: string) =>
  ({ type, dueOn, status: "running", dueAt: `${dueOn}T23:00:00Z`, consequence: "overdue" }) as const;
const fundsSent = {
  ...submittedRollover,
  state: "funds_sent",
  pendingOn: "source_custodian",
  deadlines: [buildDeadline("arrival", "2026-06-20")],
  transfers: [{ id: "tr_1", amount: "10000.00", status: "sent", method: "check", checkNumber: "4821" }],
  receipts: [],
  amounts: {
    ...submittedRollover.amounts,
    sent: "10000.00",
    gross: "10000.00",
    received: "0.00",
    posted: null,
  },
} as unknown as Rollover;
const fundsReceived = {
  ...fundsSent,
  state: "funds_received",
  pendingOn: "operations",
  deadlines: [buildDeadline("posting", "2026-06-24")],
  amounts: { ...fundsSent.amounts, received: "9000.00" },
  amountMismatch: {
    expected: "10000.00",
    received: "9000.00",
    difference: "-1000.00",
    status: "open",
    resolution: null,
  },
} as unknown as Rollover;

describe("Effects of an action", () => {
  it("name the state, the amounts, the deadlines, who acts next and who is notified", () => {
    expect(describeEffects(fundsSent, fundsReceived, { event: "rollover.funds_received" })).toEqual([
      "The state changes from Funds sent to Funds received.",
      "The amount received changes from $0.00 to $9,000.00.",
      "The rollover will be $1,000.00 short. Someone must resolve the difference.",
      "New deadline: Posting to the destination account, Jun 24, 2026.",
      "The deadline “Arrival of funds” no longer applies.",
      "Next to act: Operations.",
      "Webhook endpoints receive rollover.funds_received.",
    ]);
  });

  it("say that the state stays or the rollover ends, and that a second person must confirm first", () => {
    expect(describeEffects(fundsSent, fundsSent, { event: null, needsApproval: true })).toEqual([
      "Nothing changes until a second person confirms. The people who can confirm are notified.",
      "The state stays Funds sent.",
    ]);
    const ended = { ...fundsSent, state: "failed", pendingOn: "none", deadlines: [] } as unknown as Rollover;
    expect(describeEffects(fundsSent, ended, { event: null })).toContain(
      "The rollover ends. No one has to act.",
    );
  });
});

describe("Effects on deadlines", () => {
  const rollover = (...days: string[]) =>
    ({ ...fundsSent, deadlines: days.map((day) => buildDeadline("sixty_day", day)) }) as Rollover;
  const describeDeadlines = (before: Rollover, after: Rollover) =>
    describeEffects(before, after, { event: null }).filter((line) => line.includes("deadline"));

  it("name the day of the one that ends if others of its type remain", () => {
    expect(describeDeadlines(rollover("2026-08-10", "2026-08-24"), rollover("2026-08-24"))).toEqual([
      "The deadline “Participant's 60-day deadline, Aug 10, 2026” no longer applies.",
    ]);
    expect(describeDeadlines(rollover("2026-08-10", "2026-08-24"), rollover("2026-08-31"))).toEqual([
      "New deadline: Participant's 60-day deadline, Aug 31, 2026.",
      "The deadline “Participant's 60-day deadline, Aug 10, 2026” no longer applies.",
      "The deadline “Participant's 60-day deadline, Aug 24, 2026” no longer applies.",
    ]);
  });

  it("do not say that a deadline ends if its day changes or it pauses", () => {
    expect(describeDeadlines(rollover("2026-08-10"), rollover("2026-08-24"))).toEqual([
      "New deadline: Participant's 60-day deadline, Aug 24, 2026.",
    ]);
    const paused = { ...fundsSent.deadlines[0], dueOn: null, dueAt: null, status: "paused" };
    expect(describeDeadlines(fundsSent, { ...fundsSent, deadlines: [paused] } as Rollover)).toEqual([]);
  });
});

describe("Defaults of an action", () => {
  const fill = (action: string, draft: object, rollover = fundsSent) =>
    prefill(action, draft as never, { rollover, today: "2026-06-15" });

  it("are the expected amount, today, and the only open transfer", () => {
    const draft = { amount: "", receivedOn: "", transferId: "", checkNumber: "", method: "", note: "" };
    expect(fill("mark_funds_received", draft)).toEqual({
      amount: "10,000.00",
      receivedOn: "2026-06-15",
      transferId: "tr_1",
      checkNumber: "4821",
      method: "check",
      note: "",
    });
    expect(fill("complete", { postedAmount: "" }, fundsReceived)).toEqual({ postedAmount: "9,000.00" });
  });

  it("leave unknown amounts empty", () => {
    const amount = { kind: "full", requested: null, currency: "USD" } as const;
    const fullRollover = { ...submittedRollover, amount } as Rollover;
    expect(fill("mark_funds_sent", { amount: "", sentOn: "" }, fullRollover)).toMatchObject({
      amount: "",
      sentOn: "2026-06-15",
    });
    expect(fill("approve", {})).toEqual({});
  });
});

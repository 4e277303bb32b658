import {
  act,
  advance,
  createRollover,
  daysAgo,
  expectCompleted,
  prepareAccount,
  printInstructions,
} from "./client.ts";

// A 401(k) moves to an IRA by check. The check bounces, and a second one is sent.

const { accountId, source, destination } = await prepareAccount();
const rollover = await createRollover("A check that bounces", {
  accountId,
  type: "direct",
  source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-5510" },
  destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-88120" },
  amount: { kind: "partial", requested: "18000.00" },
  deliveryMethod: "check",
});
await advance(rollover, "processing");
await printInstructions(rollover);

const sent = { method: "check", amount: "18000.00", sentTo: "destination", sentOn: daysAgo(0) };
await act(rollover, "mark_funds_sent", { ...sent, checkNumber: "1001" });
const { receipts } = await act(rollover, "mark_funds_received", {
  amount: "18000.00",
  receivedOn: daysAgo(0),
  transferId: "tr_1",
});
// Days later, the bank returns the check: the receipt is void, and the money is in transit again.
await act(rollover, "void_receipt", { receiptId: receipts[0]?.id, reason: "bounced" });
await act(rollover, "report_funds_returned", { transferId: "tr_1", reason: "returned" });
await act(rollover, "mark_funds_sent", { ...sent, checkNumber: "1002" });
await act(rollover, "mark_funds_received", {
  amount: "18000.00",
  receivedOn: daysAgo(0),
  transferId: "tr_2",
});
await act(rollover, "complete", { postedAmount: "18000.00" });
await expectCompleted(rollover);

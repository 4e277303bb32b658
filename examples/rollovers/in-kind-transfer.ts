import {
  act,
  advance,
  createRollover,
  daysAgo,
  expectCompleted,
  prepareAccount,
  printInstructions,
} from "./client.ts";

// An IRA moves in kind: its shares transfer by ACATS without being sold, along with some cash.

const { accountId, source, destination } = await prepareAccount();
const assets = [
  { symbol: "VTI", cusip: "922908769", quantity: "120.5" },
  { symbol: "BND", quantity: "40" },
];
const rollover = await createRollover("An IRA in kind, by ACATS", {
  accountId,
  type: "trustee_transfer",
  source: { custodianId: source, accountType: "traditional_ira", accountNumber: "IRA-6001" },
  destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-60012" },
  amount: { kind: "full" },
  assets,
  deliveryMethod: "acats",
});
await advance(rollover, "processing");
await printInstructions(rollover);
await act(rollover, "mark_funds_sent", { method: "acats", amount: "312.55", sentTo: "destination", assets });
// The shares arrive first, then the cash.
await act(rollover, "mark_funds_received", { amount: "0.00", receivedOn: daysAgo(0), assets });
await act(rollover, "mark_funds_received", { amount: "312.55", receivedOn: daysAgo(0) });
await act(rollover, "complete", { postedAmount: "312.55" });
await expectCompleted(rollover);

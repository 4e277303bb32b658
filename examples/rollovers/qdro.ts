import {
  act,
  advance,
  createRollover,
  daysAgo,
  expectCompleted,
  prepareAccount,
  printInstructions,
} from "./client.ts";

// A court awards half of a 401(k) to a former spouse, who rolls it over to an IRA.

const { accountId, source, destination } = await prepareAccount({
  firstName: "Vincent",
  lastName: "Hopper",
  dateOfBirth: "1972-03-14",
});
const rollover = await createRollover("A former spouse's share, under a QDRO", {
  accountId,
  type: "direct",
  relationship: "alternate_payee",
  source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-4004" },
  destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-40041" },
  amount: { kind: "partial", requested: "50000.00" },
  deliveryMethod: "wire",
});
await act(rollover, "submit", { consentReference: "signed-on-paper" });
await act(rollover, "start_review");
// Without the order, the plan pays only its participant.
await act(rollover, "provide_documents", {
  documents: [{ type: "qdro", name: "order.pdf", sha256: "5".repeat(64) }],
});
await advance(rollover, "processing");
await printInstructions(rollover);
await act(rollover, "mark_funds_sent", { method: "wire", amount: "50000.00", sentTo: "destination" });
await act(rollover, "mark_funds_received", { amount: "50000.00", receivedOn: daysAgo(0) });
await act(rollover, "complete", { postedAmount: "50000.00" });
await expectCompleted(rollover);

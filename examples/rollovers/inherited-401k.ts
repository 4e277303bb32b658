import {
  act,
  advance,
  createRollover,
  daysAgo,
  expectCompleted,
  prepareAccount,
  printInstructions,
} from "./client.ts";

// A daughter inherits a 401(k). It can only move directly to an inherited IRA.

const { accountId, source, destination } = await prepareAccount({
  firstName: "Mary",
  lastName: "Hopper",
  dateOfBirth: "1998-05-02",
});
const rollover = await createRollover("An inherited 401(k)", {
  accountId,
  type: "direct",
  relationship: "non_spouse_beneficiary",
  decedentName: "Grace Hopper",
  isInheritedIra: true,
  source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-3002" },
  destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "BDA-30021" },
  amount: { kind: "full" },
  deliveryMethod: "check",
  attestations: { rmdSatisfied: true },
});
await advance(rollover, "processing");
await printInstructions(rollover);
const sent = { method: "check", amount: "64250.17", sentTo: "destination", sentOn: daysAgo(0) };
const { taxTreatment } = await act(rollover, "mark_funds_sent", { ...sent, checkNumber: "2207" });
console.log(`  1099-R code ${taxTreatment.code1099R}`);
if (taxTreatment.code1099R !== "4G")
  throw new Error("a beneficiary's direct rollover must have codes 4 and G");
await act(rollover, "mark_funds_received", { amount: "64250.17", receivedOn: daysAgo(0) });
await act(rollover, "complete", { postedAmount: "64250.17" });
await expectCompleted(rollover);

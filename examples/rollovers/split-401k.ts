import {
  act,
  advance,
  call,
  daysAgo,
  expectCompleted,
  logStep,
  prepareAccount,
  printInstructions,
  type Rollover,
} from "./client.ts";

// A full 401(k) distribution (IRS Notice 2014-54). One check moves after-tax money to a Roth IRA, and another moves pre-tax money to a
// traditional IRA. A dividend follows after completion.

const { accountId, source, destination } = await prepareAccount();
interface Distribution {
  id: string;
  destinations: { rolloverId: string; amount: string }[];
}

console.log("\nA 401(k) split between a Roth and a traditional IRA");
const distribution = await call<Distribution>("POST", "/v1/distributions", {
  accountId,
  source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-1001" },
  amount: "100000.00",
  moneySources: [
    { kind: "pre_tax", amount: "80000.00" },
    { kind: "after_tax", amount: "20000.00", basis: "20000.00", earnings: "0.00" },
  ],
  destinations: [
    {
      type: "direct",
      deliveryMethod: "check",
      destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-10011" },
      amount: "80000.00",
    },
    {
      type: "direct",
      deliveryMethod: "check",
      destination: { custodianId: destination, accountType: "roth_ira", accountNumber: "ROTH-10012" },
      amount: "20000.00",
      attestations: { taxableAcknowledged: true },
    },
  ],
});
await call("POST", `/v1/distributions/${distribution.id}/submit`, { consentReference: "signed-on-paper" });
console.log(`  ${distribution.id}, submitted`);

for (const { rolloverId: id, amount } of distribution.destinations) {
  const rollover = await advance({ id }, "processing");
  await printInstructions(rollover);
  const { taxTreatment } = await act(rollover, "mark_funds_sent", {
    method: "check",
    amount,
    sentTo: "destination",
    sentOn: daysAgo(0),
    checkNumber: amount === "80000.00" ? "501" : "502",
  });
  await act(rollover, "mark_funds_received", { amount, receivedOn: daysAgo(0) });
  const completed = await act(rollover, "complete", { postedAmount: amount });
  console.log(`  code ${taxTreatment.code1099R}, taxable ${completed.taxTreatment.taxableAmount}`);
  if (completed.taxTreatment.taxableAmount !== "0.00") throw new Error("the taxable amount must be 0.00");
  await expectCompleted(rollover);
}

// Residual money becomes a new rollover, with the consent, documents and accounts of the completed rollover.
const sent = { method: "check", amount: "12.34", sentTo: "destination", sentOn: daysAgo(0) };
const residual = logStep(
  "a residual",
  await call<Rollover>("POST", `/v1/rollovers/${distribution.destinations[0]?.rolloverId}/residuals`, {
    transfer: sent,
  }),
);
await act(residual, "mark_funds_received", { amount: "12.34", receivedOn: daysAgo(0) });
await act(residual, "complete", { postedAmount: "12.34" });
await expectCompleted(residual);

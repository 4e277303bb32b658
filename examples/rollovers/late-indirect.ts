import {
  act,
  advance,
  call,
  createRollover,
  daysAgo,
  expectCompleted,
  prepareAccount,
  printInstructions,
  printLetter,
  type Rollover,
} from "./client.ts";

// A 401(k) pays its participant, who redeposits the money after the 60-day deadline for a reason that the IRS accepts.

const { accountId, source, destination } = await prepareAccount();
const rollover = await createRollover("A late indirect rollover with a self-certified reason", {
  accountId,
  type: "indirect_60_day",
  source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-7001" },
  destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-70021" },
  amount: { kind: "full" },
  deliveryMethod: "check",
});
await advance(rollover, "approved");
await printInstructions(rollover);
await act(rollover, "record_distribution", {
  // Dates before the rollover's creation must be attested.
  receivedOn: daysAgo(75),
  datesAttested: true,
  grossAmount: "10000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
});
// $8,000 arrives after 60 days. A bank's error is one of twelve reasons that the participant can self-certify.
await act(rollover, "mark_funds_received", {
  amount: "8000.00",
  receivedOn: daysAgo(5),
  datesAttested: true,
  lateReasonCode: "financial_institution_error",
  selfCertification: {
    certifiedOn: daysAgo(5),
    noPreviousDenial: true,
    asSoonAsPracticable: true,
    reasonEndedOn: daysAgo(20),
  },
});
await printLetter(`/v1/rollovers/${rollover.id}/self-certification`, `${rollover.id}-self-certification.pdf`);
await act(rollover, "complete", { postedAmount: "8000.00" });
const { taxTreatment } = await call<Rollover>("GET", `/v1/rollovers/${rollover.id}`);
console.log(`  taxable, because withheld and not replaced: ${taxTreatment.taxableAmount}`);
if (taxTreatment.taxableAmount !== "2000.00")
  throw new Error("the amount that was not redeposited must be taxable");
await expectCompleted(rollover);

import {
  act,
  call,
  createAccount,
  createRollover,
  daysAgo,
  expectCompleted,
  findCustodian,
} from "./rollovers/client.ts";

// Moves three rollovers from draft to completed against `npm start`: a 401(k) to an IRA by check, an IRA to an IRA, and a 60-day indirect
// rollover.
// Usage: node examples/walk-rollovers.ts [path of demo.env; defaults to the one in DATA_DIR]

async function walk(title: string, body: object, steps: [action: string, params?: object][]): Promise<void> {
  const rollover = await createRollover(title, body);
  for (const [action, params] of steps) await act(rollover, action, params);
  const timeline = await call<{ data: object[] }>("GET", `/v1/rollovers/${rollover.id}/timeline?limit=100`);
  console.log(`  ${timeline.data.length} timeline entries`);
  await expectCompleted(rollover);
}

const today = daysAgo(0);
const [accountId, source, destination] = await Promise.all([
  createAccount(),
  findCustodian("fidelity"),
  findCustodian("vanguard"),
]);
const documents = ["loa", "spousal_consent", "distribution_form"].map((type) => ({
  type,
  name: `${type}.pdf`,
  sha256: "0".repeat(64),
}));
const REVIEW: [string, object?][] = [
  ["submit", { consentReference: "signed-on-paper" }],
  ["start_review"],
  ["request_documents", { types: ["loa"], from: "participant" }],
  ["provide_documents", { documents }],
  ["approve"],
];
const ira = { custodianId: destination, accountType: "traditional_ira" };

await walk(
  "A 401(k) to an IRA, by two checks",
  {
    accountId,
    type: "direct",
    source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-1" },
    destination: { ...ira, accountNumber: "IRA-1" },
    amount: { kind: "full" },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
  },
  [
    ...REVIEW,
    ["send_to_custodian"],
    ["acknowledge"],
    [
      "mark_funds_sent",
      { method: "check", amount: "20000.00", sentTo: "destination", trackingNumber: "1Z999" },
    ],
    ["mark_funds_sent", { method: "check", amount: "150.25", sentTo: "destination" }],
    ["mark_funds_received", { amount: "20150.25", receivedOn: today }],
    ["complete", { postedAmount: "20150.25" }],
  ],
);

await walk(
  "An IRA to an IRA, with a hold in between",
  {
    accountId,
    type: "trustee_transfer",
    source: { custodianId: source, accountType: "traditional_ira", accountNumber: "IRA-2" },
    destination: { ...ira, accountNumber: "IRA-3" },
    amount: { kind: "partial", requested: "5000.00" },
    deliveryMethod: "acats",
  },
  [
    ...REVIEW,
    ["send_to_custodian"],
    ["hold", { reason: "the participant asked for another day" }],
    ["release"],
    ["acknowledge"],
    ["mark_funds_sent", { method: "acats", amount: "5000.00", sentTo: "destination" }],
    ["mark_funds_received", { amount: "5000.00", receivedOn: today }],
    ["complete", { postedAmount: "5000.00" }],
  ],
);

await walk(
  "A 60-day indirect rollover from a 401(k), with the withheld tax replaced by the participant",
  {
    accountId,
    type: "indirect_60_day",
    source: { custodianId: source, accountType: "qualified_plan", accountNumber: "401K-2" },
    destination: { ...ira, accountNumber: "IRA-4" },
    amount: { kind: "full" },
    deliveryMethod: "check",
  },
  [
    ...REVIEW,
    [
      "record_distribution",
      { receivedOn: today, grossAmount: "10000.00", withheldFederal: "2000.00", withheldState: "0.00" },
    ],
    ["mark_funds_received", { amount: "10000.00", receivedOn: today }],
    ["complete", { postedAmount: "10000.00" }],
  ],
);

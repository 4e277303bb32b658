import type { RolloverClient } from "@svc/client";

type Step = [action: string, params?: Record<string, unknown>];

interface Case {
  name: [firstName: string, lastName: string];
  /** Slugs in the custodian directory. */
  custodians: [source: string, destination: string];
  /** Null for the full balance. */
  amount: string | null;
  /** Days before the pictures are taken. */
  age: number;
  steps: Step[];
  priority?: "urgent" | "high";
}

const SUBMITTED: Step[] = [["submit", { consentReference: "signed-on-paper" }]];
const IN_REVIEW: Step[] = [...SUBMITTED, ["start_review"]];
const DOCUMENTS = ["loa", "spousal_consent", "distribution_form"].map((type) => ({
  type,
  name: `${type}.pdf`,
  sha256: "0".repeat(64),
}));
const APPROVED: Step[] = [...IN_REVIEW, ["provide_documents", { documents: DOCUMENTS }], ["approve"]];
const AT_CUSTODIAN: Step[] = [...APPROVED, ["send_to_custodian"], ["acknowledge"]];
const send = (amount: string, trackingNumber: string): Step => [
  "mark_funds_sent",
  { method: "check", amount, sentTo: "destination", trackingNumber },
];

const UNDERPAID: Case = {
  name: ["Marcus", "Bell"],
  custodians: ["fidelity", "vanguard"],
  amount: "20150.25",
  age: 6,
  steps: [...AT_CUSTODIAN, send("20000.00", "1Z999AA10123456792"), send("150.25", "1Z999AA10123456808")],
};

const IN_TRANSIT: Case = {
  name: ["Grace", "Nwosu"],
  custodians: ["empower", "fidelity"],
  amount: "10000.00",
  age: 6,
  steps: [...AT_CUSTODIAN, send("10000.00", "1Z999AA10123456784")],
};

/** Cases in many states, oldest first. Some are late, and one received too little money. */
const CASES: readonly Case[] = [
  {
    name: ["Ada", "Okafor"],
    custodians: ["fidelity", "empower"],
    amount: "48200.00",
    age: 16,
    steps: SUBMITTED,
  },
  {
    name: ["Luis", "Herrera"],
    custodians: ["vanguard", "principal"],
    amount: "112750.00",
    age: 16,
    steps: APPROVED,
  },
  {
    name: ["Mei", "Tanaka"],
    custodians: ["charles-schwab", "tiaa"],
    amount: "67900.00",
    age: 16,
    steps: AT_CUSTODIAN,
    priority: "urgent",
  },
  {
    name: ["Noah", "Lindgren"],
    custodians: ["principal", "empower"],
    amount: "23400.00",
    age: 6,
    steps: IN_REVIEW,
  },
  UNDERPAID,
  IN_TRANSIT,
  {
    name: ["Samir", "Haddad"],
    custodians: ["fidelity", "charles-schwab"],
    amount: "88000.00",
    age: 6,
    steps: [...APPROVED, ["send_to_custodian"]],
  },
  { name: ["Priya", "Raman"], custodians: ["tiaa", "fidelity"], amount: null, age: 2, steps: [] },
  {
    name: ["Tomás", "Vega"],
    custodians: ["vanguard", "fidelity"],
    amount: "31500.00",
    age: 2,
    steps: SUBMITTED,
    priority: "high",
  },
  { name: ["Hana", "Kim"], custodians: ["empower", "vanguard"], amount: "15250.00", age: 2, steps: APPROVED },
];

export const DEMO_DATE_OF_BIRTH = "1975-12-09";

export interface DemoCases {
  underpaidId: string;
  transitId: string;
}

/** Creates the cases through the API, and advances the sandbox clock to their age. */
export async function createDemoCases(client: RolloverClient): Promise<DemoCases> {
  let age = CASES[0]?.age ?? 0;
  let now = "";
  let [underpaidId, transitId] = ["", ""];
  const advanceTo = async (days: number) => {
    if (days < age) now = (await client.sandbox.advanceClock({ days: age - days })).now;
    age = days;
  };
  for (const demoCase of CASES) {
    await advanceTo(demoCase.age);
    const id = await createCase(client, demoCase);
    if (demoCase === UNDERPAID) underpaidId = id;
    if (demoCase === IN_TRANSIT) transitId = id;
  }
  await advanceTo(0);
  await client.rollovers.act(underpaidId, {
    action: "mark_funds_received",
    params: { amount: "20000.00", receivedOn: toOrganizationDay(now) },
  });
  return { underpaidId, transitId };
}

/** Uses the default time zone, which the demo organization has. */
const toOrganizationDay = (time: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(time));

async function createCase(client: RolloverClient, { name, custodians, amount, steps, priority }: Case) {
  const [firstName, lastName] = name;
  const { account } = await client.accounts.createOrRetrieve({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`
      .normalize("NFD")
      .replace(/[^\w.@]/g, "")
      .toLowerCase(),
    dateOfBirth: DEMO_DATE_OF_BIRTH,
  });
  const [source, destination] = await Promise.all(custodians.map((slug) => findCustodian(client, slug)));
  const { id } = await client.rollovers.create({
    accountId: account.id,
    type: "direct",
    source: { custodianId: source ?? "", accountType: "qualified_plan", accountNumber: "401K-00998877" },
    destination: {
      custodianId: destination ?? "",
      accountType: "traditional_ira",
      accountNumber: "IRA-11223344",
    },
    amount: amount === null ? { kind: "full" } : { kind: "partial", requested: amount },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
    ...(priority ? { priority } : {}),
  });
  for (const [action, params] of steps) await client.rollovers.act(id, { action, params } as never);
  return id;
}

async function findCustodian(client: RolloverClient, slug: string): Promise<string> {
  const custodian = (await client.custodians.list({ q: slug }).toArray(20)).find(
    (found) => found.slug === slug,
  );
  if (!custodian) throw new Error(`The directory has no custodian ${slug}`);
  return custodian.id;
}

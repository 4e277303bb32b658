import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Drives three rollovers from draft to completed against `npm start`: a 401(k) to an IRA by cheque, an IRA to an IRA,
// and a 60-day indirect one. Usage: node examples/walk-rollovers.ts [path of demo.env]

const file = process.argv[2] ?? new URL("../.data/demo.env", import.meta.url);
const env = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;

type Json = Record<string, unknown> & { id: string; state: string; version: number };

async function call(method: string, url: string, key: string | undefined, body?: unknown): Promise<Json> {
  const answer = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      // Sent again after a fault of the network, the same request does nothing twice.
      ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(json)}`);
  return json as Json;
}

const api = (method: string, path: string, body?: unknown) =>
  call(method, `${env.SVC_API_URL}${path}`, env.SVC_AK, body);
const widget = (method: string, path: string, key: string | undefined, body?: unknown) =>
  call(method, `${env.SVC_WIDGET_AUTH_URL}${path}`, key, body);

async function newAccount(): Promise<string> {
  const session = await widget("POST", "/api/widget/auth", env.SVC_SK, {
    externalUserId: crypto.randomUUID(),
  });
  const token = session.sessionToken as string;
  const details = { firstName: "Grace", email: "grace@example.com", dateOfBirth: "1961-12-09" };
  const created = await widget("POST", "/api/widget/create-account", token, details);
  return (created.account as { id: string }).id;
}

async function custodian(slug: string): Promise<string> {
  const list = await widget("GET", `/api/widget/custodians?q=${slug}&limit=1`, env.SVC_PK);
  return (list.data as { id: string }[])[0]?.id ?? "";
}

async function walk(title: string, body: object, steps: [action: string, params?: object][]): Promise<void> {
  let rollover = await api("POST", "/v1/rollovers", body);
  console.log(`\n${title}\n  ${rollover.id} ${rollover.state}`);
  for (const [action, params] of steps) {
    rollover = await api("POST", `/v1/rollovers/${rollover.id}/actions`, { action, params: params ?? {} });
    console.log(`  ${action.padEnd(20)} → ${rollover.state} (${rollover.pendingOn})`);
  }
  const timeline = await api("GET", `/v1/rollovers/${rollover.id}/timeline?limit=100`);
  console.log(
    `  ${(timeline.data as unknown[]).length} timeline entries, ${JSON.stringify(rollover.amounts)}`,
  );
  if (rollover.state !== "completed") throw new Error(`${title} ended in ${rollover.state}`);
}

const today = new Date().toISOString().slice(0, 10);
const [accountId, source, destination] = [
  await newAccount(),
  await custodian("fidelity"),
  await custodian("vanguard"),
];
const documents = ["loa", "spousal_consent", "distribution_form"].map((type) => ({
  type,
  name: `${type}.pdf`,
  sha256: "0".repeat(64),
}));
const REVIEW: [string, object?][] = [
  ["submit", { consentReference: "signed-on-paper" }],
  ["start_review"],
  ["request_documents", { types: ["loa"], from: "participant" }],
  ["provide_documents", { documents: documents }],
  ["approve"],
];
const ira = { custodianId: destination, accountType: "traditional_ira" };

await walk(
  "A 401(k) to an IRA, by two cheques",
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
  "An IRA to an IRA, with a hold on the way",
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
    ["hold", { reason: "the participant asked for a day" }],
    ["release"],
    ["acknowledge"],
    ["mark_funds_sent", { method: "acats", amount: "5000.00", sentTo: "destination" }],
    ["mark_funds_received", { amount: "5000.00", receivedOn: today }],
    ["complete", { postedAmount: "5000.00" }],
  ],
);

await walk(
  "A 60-day indirect rollover from a 401(k), the participant making good what was withheld",
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

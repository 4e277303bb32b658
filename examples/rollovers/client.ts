import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

// API calls of the examples, with the keys of `npm start`.
// Usage: npx node examples/rollovers/<name>.ts [path of demo.env; defaults to the one in DATA_DIR]

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = process.argv[2] ?? resolve(root, process.env.DATA_DIR || ".data", "demo.env");
const env = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;

/** Only the owner can read the folder, because letters contain full account numbers. */
const folder = process.env.LETTERS ?? mkdtempSync(join(tmpdir(), "rollover-letters-"));
mkdirSync(folder, { recursive: true, mode: 0o700 });

export interface Rollover {
  id: string;
  state: string;
  pendingOn: string;
  accountId: string;
  amounts: { sent: string; gross: string; received: string; posted: string | null };
  transfers: { id: string; amount: string; status: string }[];
  receipts: { id: string; amount: string; status: string }[];
  amountMismatch: { status: string; difference: string } | null;
  taxTreatment: { code1099R: string | null; taxableAmount: string | null };
  [field: string]: unknown;
}

/** Calls the API. Throws on error responses. */
export async function call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${env.SVC_API_URL}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${env.SVC_AK}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      // Makes retries safe.
      ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  return json as Body;
}

/** Returns a past date in New York, the demo organization's time zone. */
export function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000);
  // "en-CA" formats dates as ISO 8601.
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(date);
}

export async function createAccount(details: object = {}): Promise<string> {
  const { account } = await call<{ account: { id: string } }>("POST", "/v1/accounts", {
    firstName: "Grace",
    lastName: "Hopper",
    email: `grace.${crypto.randomUUID()}@example.com`,
    dateOfBirth: "1975-12-09",
    ...details,
  });
  return account.id;
}

/** Creates a participant, and finds the two custodians of the examples. */
export async function prepareAccount(details: object = {}) {
  const [accountId, source, destination] = await Promise.all([
    createAccount(details),
    findCustodian("test-manual"),
    findCustodian("test-instant"),
  ]);
  return { accountId, source, destination };
}

export async function findCustodian(slug: string): Promise<string> {
  const list = await call<{ data: { id: string; slug: string }[] }>("GET", `/v1/custodians?q=${slug}`);
  const custodian = list.data.find((candidate) => candidate.slug === slug);
  if (!custodian) throw new Error(`no custodian ${slug}`);
  return custodian.id;
}

export async function createRollover(title: string, body: object): Promise<Rollover> {
  console.log(`\n${title}`);
  return logStep("created", await call<Rollover>("POST", "/v1/rollovers", body));
}

/** Runs an action and prints the new state. */
export async function act({ id }: { id: string }, action: string, params: object = {}): Promise<Rollover> {
  return logStep(action, await call<Rollover>("POST", `/v1/rollovers/${id}/actions`, { action, params }));
}

/** Lets the sandbox simulate all parties until the rollover reaches a state. */
export async function advance({ id }: { id: string }, to: string): Promise<Rollover> {
  return logStep(`… to ${to}`, await call<Rollover>("POST", `/v1/sandbox/rollovers/${id}/advance`, { to }));
}

export function logStep(step: string, rollover: Rollover): Rollover {
  console.log(`  ${step.padEnd(24)} → ${rollover.state} (${rollover.pendingOn})`);
  return rollover;
}

/** Reads the payment instructions, and saves the letter to print and sign. */
export async function printInstructions({ id }: { id: string }): Promise<void> {
  const path = `/v1/rollovers/${id}/instructions`;
  const { payment, missing } = await call<{
    payment: { method: string; payee: string | null; memo: string };
    missing: { code: string }[];
  }>("GET", path);
  console.log(`  ${payment.method} to ${payment.payee ?? "an unknown payee"}, memo ${payment.memo}`);
  if (missing.length > 0) console.log(`  missing: ${missing.map(({ code }) => code).join(", ")}`);
  await printLetter(path, `${id}-instructions.pdf`);
}

export async function printLetter(path: string, name: string): Promise<void> {
  const response = await fetch(`${env.SVC_API_URL}${path}`, {
    headers: { Authorization: `Bearer ${env.SVC_AK}`, Accept: "application/pdf" },
  });
  if (!response.ok) throw new Error(`GET ${path}: ${await response.text()}`);
  writeFileSync(join(folder, name), new Uint8Array(await response.arrayBuffer()), { mode: 0o600 });
  console.log(`  printed ${join(folder, name)}`);
}

/** Throws unless the rollover is completed, has no open mismatch, and matches the tax report. */
export async function expectCompleted({ id }: { id: string }): Promise<void> {
  const rollover = await call<Rollover>("GET", `/v1/rollovers/${id}`);
  if (rollover.state !== "completed") throw new Error(`${id} is ${rollover.state}`);
  if (rollover.amountMismatch?.status === "open") throw new Error(`${id} has an open mismatch`);
  await reconcile(rollover);
}

interface ReportLine {
  form: string;
  rolloverId: string;
  [box: string]: string | number | boolean | null;
}

async function readReport(year: number): Promise<ReportLine[]> {
  const response = await fetch(`${env.SVC_API_URL}/v1/tax-report?year=${year}`, {
    headers: { Authorization: `Bearer ${env.SVC_AK}` },
  });
  if (!response.ok) throw new Error(`GET /v1/tax-report: ${await response.text()}`);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as ReportLine);
}

/** Throws unless the tax forms match the rollover to the cent: distributions in box 1, contributions in boxes 2, 3 and 13a. */
async function reconcile({ id, amounts, taxTreatment }: Rollover): Promise<void> {
  const thisYear = Number(daysAgo(0).slice(0, 4));
  const all = [...(await readReport(thisYear - 1)), ...(await readReport(thisYear))];
  const lines = all.filter(({ rolloverId }) => rolloverId === id);
  const sum = (boxes: string[]) =>
    lines
      .flatMap((line) => boxes.map((box) => toCents(line[box])))
      .reduce((total, cents) => total + cents, 0);
  for (const line of lines) console.log(`  ${JSON.stringify(line)}`);
  const reported = sum(["box1GrossDistribution"]);
  if (taxTreatment.code1099R !== null && reported !== toCents(amounts.gross))
    throw new Error(`${id}: box 1 is ${reported} cents, but $${amounts.gross} was distributed`);
  const contributed = sum(["box2RolloverContributions", "box3RothConversion", "box13aLateContribution"]);
  if (contributed !== 0 && contributed !== toCents(amounts.received))
    throw new Error(`${id}: Form 5498 reports ${contributed} cents, but $${amounts.received} was received`);
}

function toCents(money: unknown): number {
  return typeof money === "string" ? Math.round(Number(money) * 100) : 0;
}

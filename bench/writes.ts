import { readFileSync } from "node:fs";
import {
  type BuiltKey,
  buildAccount,
  buildRolloverBody,
  custodianId,
  type TestEnvironment,
} from "@svc/testing";
import pg from "pg";
import type { Target } from "./load.ts";

const { JSONB } = pg.types.builtins;
const PER_SECOND = 100;
const SECONDS = 20;

/** The body of a rollover between custodians that ask for no documents; its source account is the caller's to vary. */
async function rolloverBody(test: TestEnvironment, ak: BuiltKey) {
  const account = await buildAccount(test, ak.organizationId, { dateOfBirth: "1960-02-03" });
  const body = await buildRolloverBody(test, account.id);
  body.source.custodianId = await custodianId(test, "test-manual");
  return body;
}

type Body = Awaited<ReturnType<typeof rolloverBody>>;

let numbers = 0;
/** A write is never the same one twice: an account number and an idempotency key of its own. */
function freshCreate(body: Body): { body: string; idempotencyKey: string } {
  numbers += 1;
  const source = { ...body.source, accountNumber: `B-${String(numbers).padStart(12, "0")}` };
  return { body: JSON.stringify({ ...body, source }), idempotencyKey: `bench-${numbers}` };
}

function headersOf(ak: BuiltKey, idempotencyKey: string): Record<string, string> {
  return {
    authorization: `Bearer ${ak.key}`,
    "content-type": "application/json",
    "idempotency-key": idempotencyKey,
  };
}

/** Creating a rollover: the API, and the rows that it writes, for the bare server to write. */
export async function createTargets(test: TestEnvironment, ak: BuiltKey, api: string) {
  const body = await rolloverBody(test, ak);
  const { id } = await post(`${api}/v1/rollovers`, ak, body);
  const target: Target = {
    name: "POST /v1/rollovers",
    url: `${api}/v1/rollovers`,
    request: () => {
      const { body: text, idempotencyKey } = freshCreate(body);
      return { method: "POST", headers: headersOf(ak, idempotencyKey), body: text };
    },
  };
  return { target, body, rows: await readRows(test, id) };
}

async function post(url: string, ak: BuiltKey, body: Body): Promise<{ id: string }> {
  const { body: text, idempotencyKey } = freshCreate(body);
  const answer = await fetch(url, { method: "POST", headers: headersOf(ak, idempotencyKey), body: text });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: string };
}

/** Every row that one creation wrote, as `express-pg-insert.ts` takes them. */
async function readRows({ db }: TestEnvironment, rolloverId: string) {
  const read = async (table: string, where: string, values: unknown[], fresh: string[]) => {
    const { rows, fields } = await db.pool.query(`SELECT * FROM ${table} WHERE ${where} LIMIT 1`, values);
    // pg takes a list for an array of the database's, and JSON as text.
    const columns = fields.map(({ name, dataTypeID }) => {
      const value = rows[0][name];
      return [name, dataTypeID === JSONB && value !== null ? JSON.stringify(value) : value];
    });
    return { table, values: Object.fromEntries(columns), fresh };
  };
  return [
    await read("rollovers", "id = $1", [rolloverId], ["id", "source_account_number_index"]),
    await read("timeline_entries", "rollover_id = $1", [rolloverId], ["rollover_id"]),
    await read("events", "rollover_id = $1", [rolloverId], ["id", "rollover_id"]),
    await read("idempotency_records", "true", [], ["id"]),
  ];
}

/** Latencies of one action, a hundred a second whatever the answers take, in milliseconds. */
export async function measureActions(ak: BuiltKey, api: string, body: Body): Promise<number[]> {
  const drafts: string[] = [];
  for (let made = 0; made < PER_SECOND * SECONDS; made += 1) {
    drafts.push((await post(`${api}/v1/rollovers`, ak, body)).id);
  }
  const action = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  const latencies: number[] = [];
  const begin = performance.now();
  const calls = drafts.map(async (id, index) => {
    const at = begin + (index * 1000) / PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, at - performance.now()));
    const answer = await fetch(`${api}/v1/rollovers/${id}/actions`, {
      method: "POST",
      headers: headersOf(ak, `act-${id}`),
      body: action,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`an action answered ${answer.status}`);
    // From when it was due: what the client held back for lack of time counts too.
    latencies.push(performance.now() - at);
  });
  await Promise.all(calls);
  return latencies.sort((a, b) => a - b);
}

/** The largest memory that a process has had, in MB; NaN where the system does not say. */
export function peakMemory(pid: number | undefined): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The value that this share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

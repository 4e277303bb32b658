import { buildAccount, buildRolloverBody, custodianId, type TestEnvironment } from "@svc/testing";
import pg from "pg";
import { type Call, UNIQUE, type Variant } from "../load/variant.ts";
import { requireSameAnswers } from "../same-answers.ts";
import { bearer, type Stage } from "../stage.ts";
import { keyWarmers } from "./list.ts";

const { JSONB } = pg.types.builtins;
const PATH = "/v1/rollovers";

export const CREATE = "POST /v1/rollovers, with an idempotency key";
export const PG_CREATE = "(g) Express + pg, the same rows";
/** How little a server could do that keeps the contract. */
export const CREATE_FLOOR = "only what a creation's contract demands";

/** A rollover between custodians that ask for no documents; its source account is another one each time. */
export async function createCall(stage: Stage, key: string): Promise<Call> {
  const { test } = stage;
  const account = await stage.kept("account", async () =>
    buildAccount(test, await stage.organization(), { dateOfBirth: "1960-02-03" }),
  );
  const body = await buildRolloverBody(test, account.id);
  body.source.custodianId = await custodianId(test, "test-manual");
  body.source.accountNumber = `B-${UNIQUE}`;
  return {
    method: "POST",
    path: PATH,
    headers: { "content-type": "application/json", "idempotency-key": `bench-${UNIQUE}`, ...bearer(key) },
    body: JSON.stringify(body),
  };
}

/** Creating a rollover: the API, and a hand-written server that writes the rows that the API wrote. */
export async function createVariants(stage: Stage): Promise<Variant[]> {
  const keys = await stage.apiKeys();
  const api = await stage.api();
  const call = await createCall(stage, keys[0] ?? "");
  const first = await post(api.url, call);
  const rows = await readRows(stage.test, first.id);
  const given = { BENCH_ROWS: JSON.stringify(rows), BENCH_BODY: JSON.stringify(first) };
  const express = await stage.server("express-pg-insert", given);
  const floor = await stage.server("create-floor", given);
  const calls = keys.map((key) => ({ ...call, headers: { ...call.headers, ...bearer(key) } }));
  const variants = [
    { name: PG_CREATE, server: express, calls: [call] },
    { name: CREATE_FLOOR, server: floor, calls: [call] },
    { name: CREATE, server: api, calls, warmCalls: await keyWarmers(stage) },
  ];
  await requireSameAnswers(variants, (text) =>
    text.replace(
      /"(id|accountNumberMask|dueAt|createdAt|updatedAt)":"([^"]*)"/g,
      (_match, name, { length }) => `${name}:${length}`,
    ),
  );
  return variants;
}

let numbers = 0;
/** Creates one. @returns the answer */
export async function post(url: string, { path, headers = {}, body = "" }: Call): Promise<{ id: string }> {
  numbers += 1;
  const fresh = (text: string) => text.replaceAll(UNIQUE, `8${String(numbers).padStart(11, "0")}`);
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { ...headers, "idempotency-key": fresh(headers["idempotency-key"] ?? "") },
    body: fresh(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: string };
}

/** Every row that one creation wrote, as `express-pg-insert.ts` takes them. */
async function readRows({ db }: TestEnvironment, rolloverId: string) {
  const read = async (table: string, where: string, values: unknown[], fresh: string[]) => {
    const { rows, fields } = await db.pool.query(`SELECT * FROM ${table} WHERE ${where}`, values);
    return rows.map((row) => {
      // pg takes a list for an array of the database's, and JSON as text.
      const columns = fields.map(({ name, dataTypeID }) => [
        name,
        dataTypeID === JSONB && row[name] !== null ? JSON.stringify(row[name]) : row[name],
      ]);
      return { table, values: Object.fromEntries(columns), fresh };
    });
  };
  return [
    ...(await read("rollovers", "id = $1", [rolloverId], ["id", "source_account_number_index"])),
    ...(await read("timeline_entries", "rollover_id = $1", [rolloverId], ["rollover_id"])),
    ...(await read("events", "rollover_id = $1", [rolloverId], ["id", "rollover_id"])),
    ...(await read("idempotency_records", "true LIMIT 1", [], ["id"])),
  ];
}

import { randomUUID } from "node:crypto";
import { openJobSender } from "@svc/database/jobs";
import type { Site } from "../faults/site.ts";

/** Something that goes wrong, and what is told of it. */
export interface Cause {
  name: string;
  /** The alerts that it is to bring about. */
  alerts: readonly string[];
  /** Where it takes a mount of its own. */
  needs?: "namespace";
  /** Makes it go wrong. @returns what mends it; without one, it mends itself */
  begin(site: Site): Promise<(() => Promise<void>) | undefined>;
  /** Done again and again until the alerts are there. */
  goOn?(site: Site): Promise<void>;
}

/** Runs statements as the superuser, straight on the server. */
export async function onPostgres(site: Site, ...statements: string[]): Promise<void> {
  const client = await site.servers.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What the API answers to a request. */
export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** Asks the API. @param body makes it a POST: JSON, or a form @param key with which, where not with the site's own */
export async function ask(
  { asked }: Site,
  path: string,
  body?: Record<string, unknown> | FormData,
  key = asked.ak,
): Promise<Answered> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${asked.api[0]}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body ? { "idempotency-key": randomUUID() } : {}),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

/** The same, where it has to be done. @throws Error with the answer, where it is not */
export async function must(...request: Parameters<typeof ask>): Promise<Record<string, unknown>> {
  const { status, body } = await ask(...request);
  if (status >= 300) throw new Error(`${request[1]} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes a rollover, from a custodian of the sandbox where one is named, and plays it until it is `to`. @returns its id */
export async function makeRollover(site: Site, source?: string, to = "requested"): Promise<string> {
  const { accountIds, custodians } = site.asked;
  const { rows } = await site.db.pool.query<{ id: string }>("SELECT id FROM custodians WHERE slug = $1", [
    source,
  ]);
  const made = await must(site, "/v1/rollovers", {
    accountId: accountIds[0],
    type: "direct",
    source: {
      custodianId: rows[0]?.id ?? custodians.source,
      accountType: "qualified_plan",
      accountNumber: `A-${randomUUID().slice(0, 12)}`,
    },
    destination: {
      custodianId: custodians.destination,
      accountType: "traditional_ira",
      accountNumber: "IRA-11223344",
    },
    amount: { kind: "full" },
    deliveryMethod: "wire",
    attestations: { eligibleAmount: true },
  });
  const id = String(made.id);
  if (to !== "draft") await must(site, `/v1/sandbox/rollovers/${id}/advance`, { to });
  return id;
}

/** Wakes a queue, as its schedule does every minute. */
export async function wake(
  { db }: Site,
  queue: Parameters<Awaited<ReturnType<typeof openJobSender>>["send"]>[1],
) {
  const sender = await openJobSender(db, () => {});
  await sender.send(db.sql, queue);
  await sender.close();
}

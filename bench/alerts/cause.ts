import { randomUUID } from "node:crypto";
import { openJobSender } from "@svc/database/jobs";
import type { Site } from "../faults/site.ts";

export interface Cause {
  name: string;
  alerts: readonly string[];
  needs?: "namespace";
  /** Causes the failure. @returns a function that fixes it, unless it fixes itself */
  begin(site: Site): Promise<(() => Promise<void>) | undefined>;
  /** Repeated until the alerts fire. */
  sustain?(site: Site): Promise<void>;
}

export async function runOnPostgres(site: Site, ...statements: string[]): Promise<void> {
  const client = await site.servers.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

interface JsonResponse {
  status: number;
  body: Record<string, unknown>;
}

/** @param body sends a POST: JSON or a form @param key defaults to the site's key */
export async function sendRequest(
  { target }: Site,
  path: string,
  body?: Record<string, unknown> | FormData,
  key = target.ak,
): Promise<JsonResponse> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${target.api[0]}${path}`, {
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

/** @throws Error with the response */
export async function sendExpectingOk(
  ...request: Parameters<typeof sendRequest>
): Promise<Record<string, unknown>> {
  const { status, body } = await sendRequest(...request);
  if (status >= 300) throw new Error(`${request[1]} returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates a rollover and advances it to `to`. @returns its ID */
export async function createRollover(site: Site, source?: string, to = "requested"): Promise<string> {
  const { accountIds, custodians } = site.target;
  const { rows } = await site.db.pool.query<{ id: string }>("SELECT id FROM custodians WHERE slug = $1", [
    source,
  ]);
  const created = await sendExpectingOk(site, "/v1/rollovers", {
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
  const id = String(created.id);
  if (to !== "draft") await sendExpectingOk(site, `/v1/sandbox/rollovers/${id}/advance`, { to });
  return id;
}

/** Triggers a queue, as its schedule does every minute. */
export async function wake(
  { db }: Site,
  queue: Parameters<Awaited<ReturnType<typeof openJobSender>>["send"]>[1],
) {
  const sender = await openJobSender(db, () => {});
  await sender.send(db.sql, queue);
  await sender.close();
}

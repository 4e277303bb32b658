import { randomUUID } from "node:crypto";
import { openJobSender } from "@svc/database/jobs";
import type { Site } from "../faults/site.ts";
import { buildDirectRollover } from "../request-json.ts";

export interface Cause {
  name: string;
  /** Alerts that the cause must trigger. */
  alerts: readonly string[];
  /** A separate mount namespace, to mount a small disk. */
  needs?: "namespace";
  /** @returns a function that ends the cause, if it does not end automatically */
  begin(site: Site): Promise<(() => Promise<void>) | undefined>;
  /** Called every second until the alerts fire. */
  sustain?(site: Site): Promise<void>;
}

interface JsonResponse {
  status: number;
  body: Record<string, unknown>;
}

/** Sends GET, or POST if there is a body. @param body JSON or form data @param key default: the `ak_` key */
export async function sendRequest(
  { target }: Site,
  path: string,
  body?: Record<string, unknown> | FormData,
  key = target.ak,
): Promise<JsonResponse> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${target.api[0]}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body ? { "idempotency-key": randomUUID() } : {}),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

/** @throws Error with the response unless it is a success */
export async function sendExpectingOk(
  ...request: Parameters<typeof sendRequest>
): Promise<Record<string, unknown>> {
  const { status, body } = await sendRequest(...request);
  if (status >= 300) throw new Error(`${request[1]} returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates a rollover and advances it to `state`. @param source slug of the source custodian @returns the rollover's ID */
export async function createRollover(site: Site, source?: string, state = "requested"): Promise<string> {
  const { accountIds, custodians } = site.target;
  const { rows } = await site.db.pool.query<{ id: string }>("SELECT id FROM custodians WHERE slug = $1", [
    source,
  ]);
  const created = await sendExpectingOk(
    site,
    "/v1/rollovers",
    buildDirectRollover(
      { ...custodians, source: rows[0]?.id ?? custodians.source },
      accountIds[0] ?? "",
      `A-${randomUUID().slice(0, 12)}`,
    ),
  );
  const id = String(created.id);
  if (state !== "draft") await sendExpectingOk(site, `/v1/sandbox/rollovers/${id}/advance`, { to: state });
  return id;
}

export async function triggerQueue(
  { db }: Site,
  queue: Parameters<Awaited<ReturnType<typeof openJobSender>>["send"]>[1],
) {
  const sender = await openJobSender(db, () => {});
  await sender.send(db.sql, queue);
  await sender.close();
}

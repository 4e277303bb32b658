import { PORTS } from "../services.ts";
import { call, getRandom, pause, read, toBearerHeaders, write } from "./client.ts";
import { createRollover } from "./operator.ts";
import { RECEIVER_PORTS } from "./receiver.ts";
import { type ActorContext, parse, pickKeyHeaders } from "./tenant.ts";

const FIRST_ROLLOVERS = 2;

/** Creates the webhook endpoint and the first rollovers. Their custodian acts only in sandbox steps. */
export async function prepareTenant(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { name } = tenant.organization;
  const headers = pickKeyHeaders(tenant);
  const url = `http://127.0.0.1:${RECEIVER_PORTS[name]}/hooks`;
  const endpoint = await write(history, {
    organization: name,
    kind: "create_endpoint",
    path: "/v1/webhook-endpoints",
    body: { url, eventTypes: ["*"] },
    headers,
  });
  tenant.endpointId = parse<{ id: string }>(endpoint).id;
  const listed = await read(history, name, { method: "GET", path: "/v1/custodians?q=test-manual", headers });
  tenant.custodianId = parse<{ data: { id: string }[] }>(listed).data[0]?.id ?? "";
  // Negative, because `runOperator` numbers its rollovers from 0.
  for (let number = 1; number <= FIRST_ROLLOVERS; number += 1) await createRollover(context, -number);
}

/** Rotates the API keys. Clients continue with the successors. */
export async function runKeyOwner(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { name } = tenant.organization;
  while (context.isOpen) {
    await context.think(600);
    const key = getRandom().pick(tenant.apiKeys);
    const rotated = await write(history, {
      organization: name,
      kind: "rotate",
      path: "/v1/api-keys/rotate",
      body: { gracePeriodSeconds: 3_600 },
      headers: toBearerHeaders(key),
    });
    if (rotated.status >= 300) continue;
    const successor = parse<{ apiKey: { key: string } }>(rotated).apiKey.key;
    tenant.apiKeys = tenant.apiKeys.map((current) => (current === key ? successor : current));
  }
}

export async function runEndpointOwner(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { name } = tenant.organization;
  const setEnabled = async (enabled: boolean) => {
    const body = JSON.stringify({ enabled });
    const path = `/v1/webhook-endpoints/${tenant.endpointId}`;
    const headers = { ...pickKeyHeaders(tenant), "Content-Type": "application/merge-patch+json" };
    await read(history, name, { method: "PATCH", path, headers, body });
  };
  while (context.isOpen) {
    await context.think(4_000);
    await setEnabled(false);
    await context.think(1_000);
    await setEnabled(true);
  }
}

/** Opens and uses widget sessions. Revokes their key at some time. */
export async function runParticipant(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { people, secretKey, secretKeyId } = tenant.organization;
  const tokens: string[] = [];
  const revokeAt = history.now + getRandom().below(5_000);
  while (context.isOpen) {
    await context.think(1_500);
    if (history.now > revokeAt && !history.revokedAt.has(secretKeyId)) {
      const body = JSON.stringify({ name: "sk" });
      const path = `/portal/api/keys/${secretKeyId}/revoke`;
      const response = await call({ method: "POST", path, headers: people[0].headers, body });
      if (response?.status === 200) history.revokedAt.set(secretKeyId, history.now);
    } else if (tokens.length === 0 || getRandom().chance(0.3)) {
      const body = JSON.stringify({ externalUserId: "participant" });
      const response = await call({
        method: "POST",
        path: "/api/widget/auth",
        headers: toBearerHeaders(secretKey),
        body,
        port: PORTS.widget,
      });
      if (response?.status === 201) tokens.push(parse<{ sessionToken: string }>(response).sessionToken);
    } else {
      const startedAt = history.now;
      const response = await call({
        method: "GET",
        path: "/api/widget/custodians?q=test",
        headers: toBearerHeaders(getRandom().pick(tokens)),
        port: PORTS.widget,
      });
      if (response) history.sessionUses.push({ keyId: secretKeyId, startedAt, status: response.status });
    }
  }
}

/** Longest pause between two reads. Short, so that the follower has read most events before a failover. */
const FOLLOWER_PAUSE_MS = 100;
const DRAINING_FOLLOWER_PAUSE_MS = 500;

/** Reads events in commit order, until no more are expected. */
export async function runFollower(context: ActorContext, expectsEvents: () => boolean): Promise<void> {
  const { history, tenant } = context;
  const { name } = tenant.organization;
  let cursor: string | null = null;
  for (;;) {
    const isLast = !expectsEvents();
    const query = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/events?order=oldest&limit=5${query}`;
    const response = await read(history, name, { method: "GET", path, headers: pickKeyHeaders(tenant) });
    // A failover lost the key.
    if (response.status === 401 && history.lossPeriod) continue;
    const page = parse<{ data: { id: string }[]; nextCursor: string }>(response);
    history.followedEventIds[name]?.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
    if (page.data.length === 0) {
      if (isLast) return;
      if (context.isOpen) await context.think(FOLLOWER_PAUSE_MS);
      else await pause(DRAINING_FOLLOWER_PAUSE_MS);
    }
  }
}

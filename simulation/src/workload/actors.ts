import { PORTS } from "../services.ts";
import { bearer, call, pause, random, read, repeat, write } from "./client.ts";
import type { Organization } from "./fixture.ts";
import type { History } from "./history.ts";
import { RECEIVER_PORTS } from "./receiver.ts";

/** State that the clients of one organization share. */
export interface Shop {
  organization: Organization;
  /** The organization's IDs and keys change while it runs. */
  apiKey: string;
  endpointId: string;
  custodianId: string;
  rolloverIds: string[];
  approvalIds: string[];
  /** Rollovers of the other organization, which must stay hidden. */
  other: { rolloverIds: string[] };
}

export interface ActorContext {
  history: History;
  shop: Shop;
  /** False once the run drains: clients finish their current step and stop. */
  isOpen(): boolean;
}

const THINK_MS = 120;
const think = (maxMs = THINK_MS) => pause(1 + random().below(maxMs));

/** Creates the webhook endpoint, and reads a custodian that works only as the sandbox's steps say. */
export async function prepareShop({ history, shop }: ActorContext): Promise<void> {
  const { name } = shop.organization;
  const headers = bearer(shop.apiKey);
  const url = `http://127.0.0.1:${RECEIVER_PORTS[name]}/hooks`;
  const endpoint = await write(history, {
    organization: name,
    kind: "create_endpoint",
    path: "/v1/webhook-endpoints",
    body: { url, eventTypes: ["*"] },
    headers,
  });
  shop.endpointId = parse<{ id: string }>(endpoint).id;
  const listed = await read(history, name, { method: "GET", path: "/v1/custodians?q=test-manual", headers });
  shop.custodianId = parse<{ data: { id: string }[] }>(listed).data[0]?.id ?? "";
}

const parse = <T>({ status, body }: { status: number; body: string }): T => {
  if (status >= 300) throw new Error(`the workload got ${status}: ${body}`);
  return JSON.parse(body) as T;
};

/** Creates rollovers and advances them, and records money. */
export async function runOperator({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { name } = shop.organization;
  const send = (kind: string, path: string, body: object) =>
    write(history, { organization: name, kind, path, body, headers: bearer(shop.apiKey) });
  for (let number = 0; isOpen(); number += 1) {
    await think();
    const rolloverId = shop.rolloverIds.length > 0 ? random().pick(shop.rolloverIds) : null;
    const choice = rolloverId === null ? 0 : random().below(10);
    if (choice < 2) await createRollover(number);
    else if (choice < 7) await send("advance", `/v1/sandbox/rollovers/${rolloverId}/advance`, {});
    else if (choice < 9) {
      const params = {
        amount: `${1_000 + random().below(9_000)}.00`,
        receivedOn: "2027-01-15",
        datesAttested: true,
      };
      await send("receive", `/v1/rollovers/${rolloverId}/actions`, { action: "mark_funds_received", params });
    } else if (shop.other.rolloverIds.length > 0) {
      const hidden = random().pick(shop.other.rolloverIds);
      await read(history, name, {
        method: "GET",
        path: `/v1/rollovers/${hidden}`,
        headers: bearer(shop.apiKey),
      });
    }
  }

  async function createRollover(number: number): Promise<void> {
    const person = `${name}-${number}-${random().below(1_000_000)}`;
    const account = await send("create_account", "/v1/accounts", {
      externalId: person,
      firstName: "Ada",
      lastName: "Sample",
      email: `${person}@example.com`,
      dateOfBirth: "1960-02-03",
    });
    if (account.status >= 300) return;
    const side = { custodianId: shop.custodianId, accountNumber: "IRA-11223344" };
    const created = await send("create_rollover", "/v1/rollovers", {
      accountId: parse<{ account: { id: string } }>(account).account.id,
      type: "direct",
      source: { ...side, accountType: "qualified_plan", planName: "Acme 401(k)" },
      destination: { ...side, accountType: "traditional_ira" },
      amount: { kind: "full" },
      deliveryMethod: "check",
      attestations: { eligibleAmount: true },
    });
    if (created.status < 300) shop.rolloverIds.push(parse<{ id: string }>(created).id);
  }
}

/** Requests approvals with the first person's key, and confirms them as either person. */
export async function runApprovers({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { name, humans } = shop.organization;
  while (isOpen()) {
    await think(500);
    if (shop.approvalIds.length === 0 || random().chance(0.4)) {
      const path = "/v1/rollovers?state=in_review&limit=5";
      const listed = await read(history, name, { method: "GET", path, headers: bearer(shop.apiKey) });
      const { data } = parse<{ data: { id: string }[] }>(listed);
      if (data.length === 0) continue;
      const body = { action: "approve", rolloverId: random().pick(data).id, params: {} };
      const requested = await write(history, {
        organization: name,
        kind: "request_approval",
        path: "/v1/approvals",
        body,
        headers: bearer(shop.apiKey),
      });
      if (requested.status < 300) shop.approvalIds.push(parse<{ id: string }>(requested).id);
    } else {
      const person = random().pick(humans);
      const id = random().pick(shop.approvalIds);
      await write(history, {
        organization: name,
        kind: "confirm",
        path: `/v1/approvals/${id}/confirm`,
        body: {},
        headers: person.headers,
      });
    }
  }
}

/** The owner of the API key rotates it, and the clients continue with its successor. */
export async function runKeyOwner({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { name } = shop.organization;
  while (isOpen()) {
    await pause(500 + random().below(4_000));
    const rotated = await write(history, {
      organization: name,
      kind: "rotate",
      path: "/v1/api-keys/rotate",
      body: { gracePeriodSeconds: 3_600 },
      headers: bearer(shop.apiKey),
    });
    if (rotated.status < 300) shop.apiKey = parse<{ apiKey: { key: string } }>(rotated).apiKey.key;
  }
}

/** Turns the endpoint off and on again. */
export async function runEndpointOwner({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { name } = shop.organization;
  const setEnabled = async (enabled: boolean) => {
    const body = JSON.stringify({ enabled });
    const path = `/v1/webhook-endpoints/${shop.endpointId}`;
    const headers = { ...bearer(shop.apiKey), "Content-Type": "application/merge-patch+json" };
    await read(history, name, { method: "PATCH", path, headers, body });
  };
  while (isOpen()) {
    await pause(2_000 + random().below(6_000));
    await setEnabled(false);
    await pause(random().below(1_000));
    await setEnabled(true);
  }
}

/** Opens widget sessions and uses them, and revokes their key at some time. */
export async function runParticipant({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { humans, secretKey, secretKeyId } = shop.organization;
  const tokens: string[] = [];
  const revokeAt = history.now + 2_000 + random().below(10_000);
  while (isOpen()) {
    await think(1_500);
    if (history.now > revokeAt && !history.revokedAt.has(secretKeyId)) {
      const body = JSON.stringify({ name: "sk" });
      const path = `/portal/api/keys/${secretKeyId}/revoke`;
      const answer = await call({ method: "POST", path, headers: humans[0].headers, body });
      if (answer?.status === 200) history.revokedAt.set(secretKeyId, history.now);
    } else if (tokens.length === 0 || random().chance(0.3)) {
      const body = JSON.stringify({ externalUserId: "participant" });
      const answer = await call({
        method: "POST",
        path: "/api/widget/auth",
        headers: bearer(secretKey),
        body,
        port: PORTS.widget,
      });
      if (answer?.status === 201) tokens.push(parse<{ sessionToken: string }>(answer).sessionToken);
    } else {
      const startedAt = history.now;
      const answer = await call({
        method: "GET",
        path: "/api/widget/custodians?q=test",
        headers: bearer(random().pick(tokens)),
        port: PORTS.widget,
      });
      if (answer) history.sessionUses.push({ keyId: secretKeyId, startedAt, status: answer.status });
    }
  }
}

/** Follows the list of events in commit order. Ends when the run drains and no event is left. */
export async function runFollower({ history, shop, isOpen }: ActorContext): Promise<void> {
  const { name } = shop.organization;
  let cursor: string | null = null;
  for (;;) {
    const isLast = !isOpen();
    const query = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/events?order=oldest&limit=5${query}`;
    const answer = await read(history, name, { method: "GET", path, headers: bearer(shop.apiKey) });
    const page = parse<{ data: { id: string }[]; nextCursor: string }>(answer);
    history.followed[name]?.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
    if (page.data.length === 0) {
      if (isLast) return;
      await think(1_500);
    }
  }
}

/** Answers with a secret, which a repeat omits. */
const REDACTED = new Set(["create_endpoint", "rotate"]);

/** Repeats answered writes, whose answers must be the same again. @returns differences */
export async function repeatWrites({ history, shop }: ActorContext): Promise<string[]> {
  const differences: string[] = [];
  const answered = history.writes.filter(
    ({ organization, answer, answeredAt, kind }) =>
      organization === shop.organization.name &&
      answer !== null &&
      answer.status < 300 &&
      !REDACTED.has(kind) &&
      !history.isLost(answeredAt),
  );
  for (const before of answered) {
    const again = (await repeat(before)) ?? (await repeat(before));
    if (again?.status === before.answer?.status && again?.body === before.answer?.body) continue;
    differences.push(
      `${before.kind} ${before.idempotencyKey} was answered ${before.answer?.status} ${before.answer?.body} and then ${again?.status} ${again?.body}`,
    );
  }
  return differences;
}

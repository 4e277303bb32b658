import { randomUUID } from "node:crypto";

// What an integrator's own server does for the widget, and nothing else does: it holds the keys, and knows the participant.

/** The addresses and keys of `demo.env`. */
export interface Keys {
  SVC_API_URL: string;
  SVC_WIDGET_AUTH_URL: string;
  SVC_PK: string;
  SVC_SK: string;
  SVC_AK: string;
}

/** What the widget's `account` event holds. */
export interface AccountDetail {
  accountId: string;
  source: { custodianId: string; accountType: string };
  destination: { custodianId: string; accountType: string };
}

/** An answer for the page: what the service said, or what this server has to say. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Who is logged in. A site of its own knows it by its session; here it is one participant, another one at each start. The
 * account numbers are on file: they never pass through the widget or its events.
 */
const PARTICIPANT = {
  id: `widget-example-${randomUUID()}`,
  sourceNumber: "401K-00998877",
  destinationNumber: "IRA-11223344",
};

/** Exchanges the `sk_` key for a token of the participant who is logged in, to be used from this origin alone. */
export async function openSession(keys: Keys, origin: string): Promise<Answer> {
  return call("POST", `${keys.SVC_WIDGET_AUTH_URL}/api/widget/auth`, keys.SVC_SK, {
    externalUserId: PARTICIPANT.id,
    allowedOrigins: [origin],
  });
}

/** Creates the rollover that the participant has put together in the widget, with the `ak_` key. */
export async function createRollover(keys: Keys, detail: AccountDetail): Promise<Answer> {
  // What comes from a browser is a claim: the account has to be that of the participant who is logged in.
  const account = await call("GET", `${keys.SVC_API_URL}/v1/accounts/${detail.accountId}`, keys.SVC_AK);
  if ((account.body as { externalId?: unknown }).externalId !== PARTICIPANT.id) {
    return { status: 403, body: { detail: "This account is not that of the participant who is logged in." } };
  }
  const { accountId, source, destination } = detail;
  const body = {
    accountId,
    ...wayOf(detail),
    source: { ...source, accountNumber: PARTICIPANT.sourceNumber },
    destination: { ...destination, accountNumber: PARTICIPANT.destinationNumber },
    amount: { kind: "full" },
    // What the participant confirms in the widget's slot `terms`.
    attestations: { eligibleAmount: true, taxableAcknowledged: true },
  };
  // Told twice of the same, the service creates it once.
  const key = [accountId, ...Object.values(source), ...Object.values(destination)].join(":");
  return call("POST", `${keys.SVC_API_URL}/v1/rollovers`, keys.SVC_AK, body, key);
}

/** Which kind of rollover leads from the one account to the other, and how the money travels. */
function wayOf({ source, destination }: AccountDetail): { type: string; deliveryMethod: string } {
  const isIra = ({ accountType }: AccountDetail["source"]) => accountType.endsWith("_ira");
  const isPretaxPlan = !isIra(source) && source.accountType !== "designated_roth";
  if (isPretaxPlan && destination.accountType === "designated_roth") {
    return { type: "in_plan", deliveryMethod: "internal" };
  }
  return {
    type: isIra(source) && isIra(destination) ? "trustee_transfer" : "direct",
    deliveryMethod: "check",
  };
}

async function call(
  method: string,
  url: string,
  key: string,
  body?: object,
  idempotencyKey?: string,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

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
  source: Side;
  destination: Side;
}

/** One side: at a custodian, or at a company that the participant typed because the list did not have it. */
type Side =
  | { unlisted?: never; custodianId: string; accountType: string | null }
  | { unlisted: true; name: string; accountType: string | null };

/** A rollover can be made of both sides. */
interface Complete extends AccountDetail {
  source: { custodianId: string; accountType: string };
  destination: { custodianId: string; accountType: string };
  /** What the participant agreed to, as the service keeps it. */
  consentId: string | null;
}

/** A consent, as far as it is needed here. */
interface Consent {
  accountId: string;
  rollover: { type: string };
  attestations: Record<string, boolean>;
}

function isComplete(detail: AccountDetail): detail is Complete {
  return [detail.source, detail.destination].every((side) => !side.unlisted && side.accountType !== null);
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

/** What the participant reads at the end, as the widget takes it. */
interface Completion {
  outcome: "submitted" | "needs_review" | "failed";
  reference?: string;
  message?: string;
}

/** By the custodian of the sandbox that is on either side: so each of the widget's endings can be seen. */
const ENDINGS: Readonly<Record<string, Completion>> = {
  "test-rejects-name-mismatch": {
    outcome: "failed",
    message: "The name that you entered is not the one on the account that you hold with us.",
  },
  "test-needs-documents": {
    outcome: "needs_review",
    message: "We need a letter first, and will write to you within two days.",
  },
};

/** Nothing can be created yet. A site of its own would put it on the list of those who look companies and accounts up. */
const LOOKED_UP: Completion = {
  outcome: "needs_review",
  message: "We are looking up what the list did not have, and will write to you within two days.",
};

const REFUSED: Completion = {
  outcome: "failed",
  message: "Money of this kind may not be moved to this kind of account. Please choose another one.",
};

/**
 * Makes a rollover of what the participant has put together in the widget, with the `ak_` key, and says how that ended: for the
 * participant, not for a developer.
 */
export async function requestRollover(keys: Keys, detail: AccountDetail): Promise<Answer> {
  // What comes from a browser is a claim: the account has to be that of the participant who is logged in.
  const account = await callApi(keys, "GET", `/v1/accounts/${detail.accountId}`);
  if ((account.body as { externalId?: unknown }).externalId !== PARTICIPANT.id) {
    return { status: 403, body: { detail: "This account is not that of the participant who is logged in." } };
  }
  if (!isComplete(detail)) return { status: 200, body: { completion: LOOKED_UP } };
  const { status, body: agreed } = await callApi(keys, "GET", `/v1/consents/${detail.consentId}`);
  const consent = agreed as Consent;
  if (status !== 200 || consent.accountId !== detail.accountId) {
    return { status: 403, body: { detail: "The participant has not agreed to anything here." } };
  }
  const ending = await endingOf(keys, detail);
  if (ending?.outcome === "failed") return { status: 200, body: { completion: ending } };

  const created = await createRollover(keys, detail, consent);
  // Of a rule that forbids it the participant reads in words of this site; the service's are for developers.
  if (created.status === 422) return end(REFUSED, created.body);
  if (created.status >= 300) return { status: 502, body: { detail: "The rollover was not created." } };
  const { id } = created.body as { id: string };
  const reference = id.slice(-8).toUpperCase();
  if (ending) return end({ ...ending, reference }, created.body);

  // The service holds the consent against the rollover: who gave it, to what, and all that the rules ask.
  const action = { action: "submit", params: { consentReference: detail.consentId } };
  const key = `${id}:${detail.consentId}`;
  const submitted = await callApi(keys, "POST", `/v1/rollovers/${id}/actions`, action, key);
  // Whoever comes again with the same has handed it in before: it is on its way.
  const isOnItsWay = (submitted.body as { code?: unknown }).code === "invalid_transition";
  if (submitted.status >= 300 && !isOnItsWay) {
    return { status: 502, body: { detail: "The rollover was not submitted." } };
  }
  return end({ outcome: "submitted", reference }, isOnItsWay ? created.body : submitted.body);
}

function end(completion: Completion, body: unknown): Answer {
  const { id, state, pendingOn } = body as Record<string, unknown>;
  return { status: 200, body: { completion, rollover: id ? { id, state, pendingOn } : null } };
}

/** What this site makes of it before it asks the service. */
async function endingOf(keys: Keys, { source, destination }: Complete): Promise<Completion | null> {
  for (const { custodianId } of [source, destination]) {
    const { body } = await callApi(keys, "GET", `/v1/custodians/${custodianId}`);
    const ending = ENDINGS[(body as { slug: string }).slug];
    if (ending) return ending;
  }
  return null;
}

async function createRollover(keys: Keys, detail: Complete, consent: Consent): Promise<Answer> {
  const { accountId, source, destination } = detail;
  const { type } = consent.rollover;
  const body = {
    accountId,
    type,
    deliveryMethod: type === "in_plan" ? "internal" : "check",
    source: { ...source, accountNumber: PARTICIPANT.sourceNumber },
    destination: { ...destination, accountNumber: PARTICIPANT.destinationNumber },
    amount: { kind: "full" },
    // What the participant attested by the boxes that they ticked.
    attestations: consent.attestations,
  };
  // Told twice of the same, the service creates it once.
  const key = [accountId, ...Object.values(source), ...Object.values(destination)].join(":");
  return callApi(keys, "POST", "/v1/rollovers", body, key);
}

function callApi(
  keys: Keys,
  method: string,
  path: string,
  body?: object,
  idempotencyKey?: string,
): Promise<Answer> {
  return call(method, `${keys.SVC_API_URL}${path}`, keys.SVC_AK, body, idempotencyKey);
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

import { randomUUID } from "node:crypto";

// The integrator's server, which holds the keys and knows the participant.

/** From `demo.env`. */
export interface DemoEnv {
  SVC_API_URL: string;
  SVC_WIDGET_AUTH_URL: string;
  SVC_PK: string;
  SVC_SK: string;
  SVC_AK: string;
}

/** From the widget's `account` event. */
export interface AccountDetail {
  accountId: string;
  source: Side;
  destination: Side;
}

/** A listed custodian, or a company that the participant typed. */
type Side =
  | { unlisted?: never; custodianId: string; accountType: string | null }
  | { unlisted: true; name: string; accountType: string | null };

interface CompleteDetail extends AccountDetail {
  source: { custodianId: string; accountType: string };
  destination: { custodianId: string; accountType: string };
  consentId: string | null;
}

interface Consent {
  accountId: string;
  rollover: { type: string };
  attestations: Record<string, boolean>;
}

function isComplete(detail: AccountDetail): detail is CompleteDetail {
  return [detail.source, detail.destination].every((side) => !side.unlisted && side.accountType !== null);
}

interface HttpResponse {
  status: number;
  body: unknown;
}

/**
 * Your site would read the logged-in participant from its session. Account numbers never pass through the widget or its events.
 */
const PARTICIPANT = {
  id: `widget-example-${randomUUID()}`,
  sourceNumber: "401K-00998877",
  destinationNumber: "IRA-11223344",
};

/** Exchanges the `sk_` key for a session token of this origin. */
export async function createSession(config: DemoEnv, origin: string): Promise<HttpResponse> {
  return call(`${config.SVC_WIDGET_AUTH_URL}/api/widget/auth`, config.SVC_SK, {
    body: { externalUserId: PARTICIPANT.id, allowedOrigins: [origin] },
  });
}

/** Outcome that the widget shows to the participant. */
interface Completion {
  outcome: "submitted" | "needs_review" | "failed";
  reference?: string;
  message?: string;
}

/** For the demonstration: outcomes by the slug of the sandbox custodian that causes them. */
const DEMO_COMPLETIONS: Readonly<Record<string, Completion>> = {
  "test-rejects-name-mismatch": {
    outcome: "failed",
    message: "The name you entered does not match the account you have with us.",
  },
  "test-needs-documents": {
    outcome: "needs_review",
    message: "We need a letter first. We'll email you within two days.",
  },
};

/** Outcome when no rollover can be created yet. In production, queue the unlisted company or account type for review. */
const UNDER_REVIEW: Completion = {
  outcome: "needs_review",
  message: "We need to review your entries. We'll email you within two days.",
};

const NOT_ALLOWED: Completion = {
  outcome: "failed",
  message: "This money cannot be moved to this type of account. Please choose another one.",
};

/** Uses the `ak_` key. Returns an outcome for the participant. */
export async function requestRollover(config: DemoEnv, detail: AccountDetail): Promise<HttpResponse> {
  // Browser input is untrusted: the account must belong to the logged-in participant.
  const account = await callApi(config, `/v1/accounts/${detail.accountId}`);
  if ((account.body as { externalId?: unknown }).externalId !== PARTICIPANT.id) {
    return { status: 403, body: { detail: "This account does not belong to the logged-in participant." } };
  }
  if (!isComplete(detail)) return { status: 200, body: { completion: UNDER_REVIEW } };
  const { status, body } = await callApi(config, `/v1/consents/${detail.consentId}`);
  const consent = body as Consent;
  if (status !== 200 || consent.accountId !== detail.accountId) {
    return { status: 403, body: { detail: "The participant has not given consent." } };
  }
  const demoCompletion = await findDemoCompletion(config, detail);
  if (demoCompletion?.outcome === "failed") return { status: 200, body: { completion: demoCompletion } };

  const created = await createRollover(config, detail, consent);
  // Problem texts are for developers, so participants see this site's own text.
  if (created.status === 422) return respond(NOT_ALLOWED, created.body);
  if (created.status >= 300) return { status: 502, body: { detail: "The rollover was not created." } };
  const { id } = created.body as { id: string };
  const reference = id.slice(-8).toUpperCase();
  if (demoCompletion) return respond({ ...demoCompletion, reference }, created.body);

  // The service verifies that the consent matches the rollover and covers all requirements.
  const action = { action: "submit", params: { consentReference: detail.consentId } };
  const key = `${id}:${detail.consentId}`;
  const submitted = await callApi(config, `/v1/rollovers/${id}/actions`, {
    body: action,
    idempotencyKey: key,
  });
  // A repeated request finds the rollover already submitted.
  const isAlreadySubmitted = (submitted.body as { code?: unknown }).code === "invalid_transition";
  if (submitted.status >= 300 && !isAlreadySubmitted) {
    return { status: 502, body: { detail: "The rollover was not submitted." } };
  }
  return respond({ outcome: "submitted", reference }, isAlreadySubmitted ? created.body : submitted.body);
}

function respond(completion: Completion, body: unknown): HttpResponse {
  const { id, state, pendingOn } = body as Record<string, unknown>;
  return { status: 200, body: { completion, rollover: id ? { id, state, pendingOn } : null } };
}

async function findDemoCompletion(
  config: DemoEnv,
  { source, destination }: CompleteDetail,
): Promise<Completion | null> {
  for (const { custodianId } of [source, destination]) {
    const { body } = await callApi(config, `/v1/custodians/${custodianId}`);
    const demoCompletion = DEMO_COMPLETIONS[(body as { slug: string }).slug];
    if (demoCompletion) return demoCompletion;
  }
  return null;
}

async function createRollover(
  config: DemoEnv,
  detail: CompleteDetail,
  consent: Consent,
): Promise<HttpResponse> {
  const { accountId, source, destination } = detail;
  const { type } = consent.rollover;
  const body = {
    accountId,
    type,
    deliveryMethod: type === "in_plan" ? "internal" : "check",
    source: { ...source, accountNumber: PARTICIPANT.sourceNumber },
    destination: { ...destination, accountNumber: PARTICIPANT.destinationNumber },
    amount: { kind: "full" },
    // Statements that the participant checked.
    attestations: consent.attestations,
  };
  // Retries with this key do not create a second rollover.
  const key = [accountId, ...Object.values(source), ...Object.values(destination)].join(":");
  return callApi(config, "/v1/rollovers", { body, idempotencyKey: key });
}

interface CallOptions {
  /** Sent with POST. Without a body, the method is GET. */
  body?: object;
  idempotencyKey?: string;
}

function callApi(config: DemoEnv, path: string, options?: CallOptions): Promise<HttpResponse> {
  return call(`${config.SVC_API_URL}${path}`, config.SVC_AK, options);
}

async function call(
  url: string,
  key: string,
  { body, idempotencyKey }: CallOptions = {},
): Promise<HttpResponse> {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

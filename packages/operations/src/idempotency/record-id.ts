import type { BlindIndex } from "@svc/accounts";
import { isId } from "@svc/service-kit";

export interface RepeatableRequest {
  organizationId: string;
  /** Method and path, or mutation name. */
  scope: string;
  /** Erasing this object deletes the record. */
  subject?: string | null;
  idempotencyKey: string | null;
  body: unknown;
  /** Parsed input. It is equal for equivalent requests with different encodings. */
  input?: unknown;
}

/**
 * Returns the possible IDs of an idempotency record, one per index key: a digest of the call and the idempotency key. If the call
 * names an account, rollover or incoming funds, the ID starts with a digest of that object's ID, so that records of earlier
 * releases are still found.
 */
export function buildRecordIds(
  blindIndex: BlindIndex,
  { organizationId, scope, subject }: RepeatableRequest,
  idempotencyKey: string,
): [string, ...string[]] {
  const buildId = (one: BlindIndex) =>
    (isSubject(subject) ? digestSubject(one, organizationId, subject) : "") +
    one.digest("idempotency.key", organizationId, scope, idempotencyKey);
  const [, ...retiredIndexes] = blindIndex.perKey;
  return [buildId(blindIndex), ...retiredIndexes.map(buildId)];
}

export function digestSubject(blindIndex: BlindIndex, organizationId: string, subject: string): string {
  return blindIndex.digest("idempotency.subject", organizationId, subject);
}

/**
 * Returns digests of the accounts, rollovers and incoming funds that a call names or returns. A call that creates an object names
 * none, but returns personal data.
 */
export function digestSubjects(
  blindIndex: BlindIndex,
  { organizationId, subject }: RepeatableRequest,
  result: unknown,
): string[] {
  const subjects = new Set<string>();
  if (isSubject(subject)) subjects.add(subject);
  collectSubjects(result, subjects);
  return [...subjects].map((one) => digestSubject(blindIndex, organizationId, one));
}

function collectSubjects(value: unknown, subjects: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const name of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member === "object") collectSubjects(member, subjects);
    else if ((name === "id" || name === "accountId") && isSubject(member)) subjects.add(member);
  }
}

/** Accounts, rollovers and incoming funds. */
const SUBJECT_PREFIXES = ["acct", "rol", "inf"] as const;

function isSubject(value: unknown): value is string {
  return typeof value === "string" && SUBJECT_PREFIXES.some((prefix) => isId(prefix, value));
}

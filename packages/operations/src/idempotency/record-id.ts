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
  /** Parsed input, equal for equivalent requests with different encodings. */
  input?: unknown;
}

/**
 * Returns the possible IDs of a record, one per index key. An ID is a digest of the call and the idempotency key. A digest
 * of the subject, if any, precedes it, because earlier releases built IDs in this way.
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
 * Includes subjects found in the result: a request that creates an account does not name it, but its response contains the
 * account's personal data.
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
    const field = (value as Record<string, unknown>)[name];
    if (typeof field === "object") collectSubjects(field, subjects);
    else if ((name === "id" || name === "accountId") && isSubject(field)) subjects.add(field);
  }
}

/** Accounts, rollovers and incoming funds. */
const SUBJECT_PREFIXES = ["acct", "rol", "inf"] as const;

function isSubject(value: unknown): value is string {
  return typeof value === "string" && SUBJECT_PREFIXES.some((prefix) => isId(prefix, value));
}

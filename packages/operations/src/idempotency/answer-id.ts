import type { BlindIndex } from "@svc/accounts";
import { isId } from "@svc/service-kit";
import type { RepeatableRequest } from "./repeatable-request.ts";

/**
 * The ids under which an answer may be remembered, one for each index key; it is remembered under the first. Each is a digest of
 * what was called and of the client's key. Where the call names an account or a rollover, that one's digest stands before it: so
 * it has been since before records had a column for it, and a key that was used then is known by the same id.
 */
export function answerIds(
  blindIndex: BlindIndex,
  { organizationId, scope, subject }: RepeatableRequest,
  idempotencyKey: string,
): [string, ...string[]] {
  const idUnder = (one: BlindIndex) =>
    (isSubject(subject) ? subjectDigest(one, organizationId, subject) : "") +
    one.digest("idempotency.key", organizationId, scope, idempotencyKey);
  const [, ...others] = blindIndex.each;
  return [idUnder(blindIndex), ...others.map(idUnder)];
}

/** What stands in a record for an account or a rollover. */
export function subjectDigest(blindIndex: BlindIndex, organizationId: string, subject: string): string {
  return blindIndex.digest("idempotency.subject", organizationId, subject);
}

/**
 * Digests, under the current key, of the account or rollover that a call names, and of those that its result tells of. A call need not name any:
 * what answers a creation holds the participant just as well.
 */
export function subjectDigests(
  blindIndex: BlindIndex,
  { organizationId, subject }: RepeatableRequest,
  result: unknown,
): string[] {
  const subjects = new Set<string>();
  if (isSubject(subject)) subjects.add(subject);
  addSubjectsIn(result, subjects);
  return [...subjects].map((one) => subjectDigest(blindIndex, organizationId, one));
}

function addSubjectsIn(value: unknown, subjects: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const name of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member === "object") addSubjectsIn(member, subjects);
    else if ((name === "id" || name === "accountId") && isSubject(member)) subjects.add(member);
  }
}

function isSubject(value: unknown): value is string {
  return typeof value === "string" && (isId("acct", value) || isId("rol", value));
}

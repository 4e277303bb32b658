import type { BlindIndex } from "@svc/accounts";

/** The account or the rollover that a path names. */
const SUBJECT = /(?:acct|rol)_[0-9a-z]{26}/;

/**
 * The id under which an answer is remembered: a keyed digest of what was called and of the client's key. Where the call
 * names an account or a rollover, the id begins with `subjectPrefix` of it.
 */
export function answerId(
  blindIndex: BlindIndex,
  organizationId: string,
  scope: string,
  idempotencyKey: string,
): string {
  const [subject] = SUBJECT.exec(scope) ?? [];
  const prefix = subject === undefined ? "" : subjectPrefix(blindIndex, organizationId, subject);
  return prefix + blindIndex.digest("idempotency.key", organizationId, scope, idempotencyKey);
}

/** With what the ids of all remembered answers about one account or rollover begin: 64 hexadecimal digits. */
export function subjectPrefix(blindIndex: BlindIndex, organizationId: string, subject: string): string {
  return blindIndex.digest("idempotency.subject", organizationId, subject);
}

/** Where an answer names an account, as JSON writes it: a quotation mark within a text would be escaped. */
const NAMED_ACCOUNT = /"(?:id|accountId)":"(acct_[0-9a-z]{26})"/g;

/**
 * Keyed digests of the accounts that an answer tells of. A call need not name them: the answer to a creation holds the
 * participant just as well.
 *
 * @param answer as JSON
 */
export function accountDigests(blindIndex: BlindIndex, organizationId: string, answer: string): string[] {
  const named = new Set([...answer.matchAll(NAMED_ACCOUNT)].map(([, id]) => id ?? ""));
  return [...named].map((id) => subjectPrefix(blindIndex, organizationId, id));
}

import { BODY_LENGTH, CHECKSUM_LENGTH, HINT_LENGTH } from "./key-format.ts";

/**
 * Matches the start of a secret key. The lookahead matches the rest, because the next key can begin within it ("…svc" +
 * "_live_ak_…").
 * Requires at least 9 characters, because a hint shows 8. A truncated key still contains most of the secret.
 */
const SECRET = /(svc_(?:test|live)_(?:sk|ak)_)(?=([0-9A-Za-z]{9,49}))/g;
const FULL_LENGTH = BODY_LENGTH + CHECKSUM_LENGTH;

/**
 * Replaces secret keys (`sk`, `ak`) with their hints, and truncated keys with `svc_test_ak_…`, even if the checksum is wrong.
 * Takes linear time, leaves no match of `KEY_PATTERN`, and is idempotent.
 */
export function redactApiKeys(text: string): string {
  let redacted = "";
  let redactedUpTo = 0;
  for (const match of text.matchAll(SECRET)) {
    const [, start = "", secret = ""] = match;
    const body = secret.slice(0, BODY_LENGTH);
    const isComplete = secret.length === FULL_LENGTH;
    const hint = isComplete ? `${body.slice(0, HINT_LENGTH)}…${body.slice(-HINT_LENGTH)}` : "…";
    // If two keys overlap, `redactedUpTo` is past the match, and the slice is empty.
    redacted += text.slice(redactedUpTo, match.index) + start + hint;
    redactedUpTo = match.index + start.length + secret.length;
  }
  return redacted + text.slice(redactedUpTo);
}

import { BODY_LENGTH, CHECKSUM_LENGTH, HINT_LENGTH } from "./key-format.ts";

/**
 * The start of every secret key and, without consuming them, up to 49 characters after it: a key can begin in
 * what looks like the last characters of the one before ("…svc" + "_live_ak_…"), and both have to be found.
 *
 * From 9 characters on, because a hint shows 8. A key that lost its end is still the secret, or most of it, and
 * a mistyped key is the one most likely to be in a log.
 */
const SECRET = /(svc_(?:test|live)_(?:sk|ak)_)(?=([0-9A-Za-z]{9,49}))/g;
const FULL_LENGTH = BODY_LENGTH + CHECKSUM_LENGTH;

/**
 * Replaces the secret keys (`sk` and `ak`) in a text by their hints, whether their checksums are right or not.
 * Meant for log lines and error reports. Public keys (`pk`) stay.
 *
 * @param text Any text, of any length; the time taken grows linearly with it.
 * @returns The text with, for example, `svc_test_ak_a1B2…x9Yz` in place of a key, and `svc_test_ak_…` in place
 *   of a key cut short. No match of `KEY_PATTERN` is left. Redacting twice changes nothing more.
 */
export function redactApiKeys(text: string): string {
  let redacted = "";
  let done = 0;
  for (const match of text.matchAll(SECRET)) {
    const [, start = "", secret = ""] = match;
    const body = secret.slice(0, BODY_LENGTH);
    const isWhole = secret.length === FULL_LENGTH;
    const hint = isWhole ? `${body.slice(0, HINT_LENGTH)}…${body.slice(-HINT_LENGTH)}` : "…";
    // Where two keys overlap, `done` is past the match and the slice is empty.
    redacted += text.slice(done, match.index) + start + hint;
    done = match.index + start.length + secret.length;
  }
  return redacted + text.slice(done);
}

import type { BodyAnswer } from "../endpoints/endpoint.ts";

/**
 * An answer that its client may keep for a while, and then ask whether it still holds: 304 without a body where it does
 * (RFC 9110 section 13.1.2, RFC 9111). No shared cache may keep it: it was given to a credential.
 *
 * @param answer.etag in its quotes
 * @param ifNoneMatch the header, as it was sent
 */
export function revalidated(
  answer: { body: unknown; etag: string; maxAgeSeconds: number },
  ifNoneMatch: string | undefined,
): BodyAnswer {
  const headers = { ETag: answer.etag, "Cache-Control": `private, max-age=${answer.maxAgeSeconds}` };
  if (namesTag(ifNoneMatch, answer.etag)) return { status: 304, body: undefined, headers };
  return { status: 200, body: answer.body, headers };
}

/** Compared weakly, as the header asks for: a proxy that compresses an answer may have made its tag weak. */
function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

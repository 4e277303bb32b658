import { hash } from "node:crypto";
import { Problem } from "../errors/problem.ts";

/**
 * Returns the `ETag` of a version (RFC 9110 section 8.8.3).
 * @param extraContent content that can change within a version; `If-Match` ignores it
 */
export function toETag(version: number, extraContent?: string): string {
  return extraContent === undefined
    ? `"${version}"`
    : `"${version}-${hash("sha256", extraContent, "base64url").slice(0, 16)}"`;
}

/** Computes an `ETag` of content without a version. */
export function computeContentETag(text: string): string {
  return `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** Checks a tag against `If-Match`, if sent. @throws Problem `version_conflict` */
export function requireTag(tag: string, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  if (ifMatch.split(",").some((candidate) => candidate.trim() === tag)) return;
  throw new Problem("version_conflict", "The object changed after you read it.");
}

/** Checks a version against `If-Match`, if sent. @throws Problem `version_conflict` with the current version */
export function requireVersion({ version }: { version: number }, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const acceptedTags = ifMatch.split(",").map((tag) => tag.trim().replace(/^"(\d+)-[\w-]+"$/, '"$1"'));
  if (acceptedTags.includes(toETag(version))) return;
  throw new Problem("version_conflict", `The current version is ${version}.`, { extensions: { version } });
}

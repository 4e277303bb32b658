import { hash } from "node:crypto";
import { Problem } from "../errors/problem.ts";

/**
 * The `ETag` of a version (RFC 9110 section 8.8.3).
 *
 * @param beside what the answer holds and no version counts, such as what a clock or a caller changes: with it the tag
 *   tells such answers apart, and as `If-Match` it names the version all the same
 */
export function toETag(version: number, beside?: string): string {
  return beside === undefined
    ? `"${version}"`
    : `"${version}-${hash("sha256", beside, "base64url").slice(0, 16)}"`;
}

/** The `ETag` of a text that stands for all that is shown, where nothing counts its versions. */
export function textTag(text: string): string {
  return `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** Holds a tag against an `If-Match` header. Without one every tag is right. @throws Problem `version_conflict` */
export function requireTag(tag: string, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  if (ifMatch.split(",").some((one) => one.trim() === tag)) return;
  throw new Problem("version_conflict", "Somebody has changed it since it was read.");
}

/**
 * Holds a version against an `If-Match` header. Without one every version is right.
 *
 * @throws Problem `version_conflict`, naming the version that is there
 */
export function requireVersion({ version }: { version: number }, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim().replace(/^"(\d+)-[\w-]+"$/, '"$1"'));
  if (wanted.includes(toETag(version))) return;
  throw new Problem("version_conflict", `The version is ${version} now.`, { extensions: { version } });
}

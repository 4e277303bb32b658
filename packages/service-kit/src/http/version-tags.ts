import { Problem } from "../errors/problem.ts";

/** The `ETag` of a version (RFC 9110 section 8.8.3). */
export function toETag(version: number): string {
  return `"${version}"`;
}

/**
 * Holds a version against an `If-Match` header. Without one every version is right.
 *
 * @throws Problem `version_conflict`, naming the version that is there
 */
export function requireVersion({ version }: { version: number }, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim());
  if (wanted.includes(toETag(version))) return;
  throw new Problem("version_conflict", `The version is ${version} now.`, { extensions: { version } });
}

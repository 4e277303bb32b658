import { createHash } from "node:crypto";

/** The digest under which a verification is stored: the table alone gives no one a usable token. */
export function storedIdentifier(identifier: string): string {
  return `sha256:${createHash("sha256").update(identifier).digest("base64url")}`;
}

import { hash } from "node:crypto";

/** Returns a short digest for the URL of permanently cached content. */
export function computeContentVersion(content: string): string {
  return hash("sha256", content, "base64url").slice(0, 12);
}

import type { HttpRequest } from "./exchange.ts";

/**
 * Whether a request asks for an answer only where it has another tag than those that it names, and it has not: then 304
 * answers, with the headers that 200 would have had and without the body (RFC 9110 section 13.1.2).
 *
 * @param etag of what would be answered, in its quotes
 */
export function isUnchanged(req: Pick<HttpRequest, "method" | "headers">, etag: string | undefined): boolean {
  if (etag === undefined || (req.method !== "GET" && req.method !== "HEAD")) return false;
  const named = req.headers["if-none-match"];
  if (named === undefined) return false;
  // Compared weakly, as the header asks for: a proxy that compresses an answer may have made its tag weak.
  return named.trim() === "*" || named.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

import { Problem } from "../errors/problem.ts";

/**
 * Requires that a query is ASCII, and percent-encoded UTF-8 where it stands for more. Parsers read what is not as U+FFFD
 * or leave it as it is, and two different values would be one.
 *
 * @param target as the request has it: path and query
 * @throws Problem `invalid_request`
 */
export function requireReadableQuery(target: string): void {
  const start = target.indexOf("?");
  if (start === -1 || isReadable(target.slice(start + 1))) return;
  throw new Problem("invalid_request", "The query is not percent-encoded UTF-8.");
}

function isReadable(query: string): boolean {
  if (!/^[!-~]*$/.test(query)) return false;
  if (!query.includes("%")) return true;
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

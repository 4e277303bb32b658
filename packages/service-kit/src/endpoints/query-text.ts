import { type ParsedUrlQuery, parse } from "node:querystring";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { Problem } from "../errors/problem.ts";
import { parseQuery } from "./validate.ts";

/**
 * Requires percent-encoded UTF-8: parsers replace or keep invalid bytes, which could make different values equal.
 * @param target path and query
 * @throws Problem `invalid_request`
 */
export function requireUtf8Query(target: string): void {
  const start = target.indexOf("?");
  if (start === -1 || isUtf8Encoded(target.slice(start + 1))) return;
  throw new Problem("invalid_request", "The query is not percent-encoded UTF-8.");
}

function isUtf8Encoded(query: string): boolean {
  if (!/^[!-~]*$/.test(query)) return false;
  if (!query.includes("%")) return true;
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

const MAX_CACHED_QUERIES = 200;
const MAX_CACHED_LENGTH = 200;

const NO_QUERY = z.strictObject({});

/** Caches parsed queries by their text, which contains no personal data. */
export function createQueryReader(schema: z.ZodType | undefined): (query: string | null) => unknown {
  const cache = new LRUCache<string, object>({ max: MAX_CACHED_QUERIES });
  const lists = listParameters(schema);
  return (query) => {
    const text = query ?? "";
    const cached = cache.get(text);
    if (cached) return cached;
    if (schema && query !== null) requireUtf8Query(`?${query}`);
    const parsed = parseQuery(schema ?? NO_QUERY, joinLists(parse(text), lists)) as object;
    if (text.length <= MAX_CACHED_LENGTH) cache.set(text, freezeQuery(parsed));
    return parsed;
  };
}

function listParameters(schema: z.ZodType | undefined): string[] {
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(object instanceof z.ZodObject)) return [];
  return Object.keys(object.shape).filter((name) => object.shape[name].safeParse([]).success);
}

/** Converts `name[]=value`, sent by axios and PHP, to `name=value`. */
function joinLists(query: ParsedUrlQuery, lists: readonly string[]): ParsedUrlQuery {
  for (const name of lists) {
    const { [`${name}[]`]: bracketed, [name]: unbracketed = [] } = query;
    if (bracketed === undefined) continue;
    query[name] = [unbracketed, bracketed].flat();
    delete query[`${name}[]`];
  }
  return query;
}

function freezeQuery(query: object): object {
  for (const value of Object.values(query)) Object.freeze(value);
  return Object.freeze(query);
}

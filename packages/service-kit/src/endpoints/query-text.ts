import { type ParsedUrlQuery, parse } from "node:querystring";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { Problem } from "../errors/problem.ts";
import { parseQuery } from "./validate.ts";

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

/** How many queries of an endpoint are kept, and how long one may be. Clients ask the same again and again. */
const MAX_KEPT = 200;
const MAX_KEPT_LENGTH = 200;

const NO_QUERY = z.strictObject({});

/**
 * How an endpoint reads its query. What was read is kept by its text: there is nothing personal in an address, which others
 * write down.
 *
 * @param schema nothing may be asked for where there is none
 */
export function queryReader(schema: z.ZodType | undefined): (query: string | null) => unknown {
  const kept = new LRUCache<string, object>({ max: MAX_KEPT });
  const lists = listParameters(schema);
  return (query) => {
    const text = query ?? "";
    const known = kept.get(text);
    if (known) return known;
    if (schema && query !== null) requireReadableQuery(`?${query}`);
    const read = parseQuery(schema ?? NO_QUERY, joinLists(parse(text), lists)) as object;
    if (text.length <= MAX_KEPT_LENGTH) kept.set(text, frozen(read));
    return read;
  };
}

/** Names the parameters that accept several values. */
function listParameters(schema: z.ZodType | undefined): string[] {
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(object instanceof z.ZodObject)) return [];
  return Object.keys(object.shape).filter((name) => object.shape[name].safeParse([]).success);
}

/** Reads `name[]=value`, which axios and PHP send for lists, as `name=value`. */
function joinLists(query: ParsedUrlQuery, lists: readonly string[]): ParsedUrlQuery {
  for (const name of lists) {
    const { [`${name}[]`]: bracketed, [name]: plain = [] } = query;
    if (bracketed === undefined) continue;
    query[name] = [plain, bracketed].flat();
    delete query[`${name}[]`];
  }
  return query;
}

/** It is given to many: none may change it. */
function frozen(read: object): object {
  for (const value of Object.values(read)) Object.freeze(value);
  return Object.freeze(read);
}

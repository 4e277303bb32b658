import { invalidCursor, isId, listQueryFields, type Page } from "@svc/service-kit";
import { z } from "zod";
import type { Custodian } from "./custodian.ts";
import { type CustodianCache, LIFETIME_SECONDS } from "./custodian-cache.ts";
import { type CustodianMatch, matchOf } from "./custodian-match.ts";
import { accountTypeSchema, custodianOrderSchema, custodianRoleSchema } from "./custodian-view.ts";
import type { CustodianDirectory, FoundCustodian } from "./directory.ts";

const MAX_QUERY_LENGTH = 200;

/** The query of a custodian list. */
export const custodianQuerySchema = z.strictObject({
  ...listQueryFields,
  q: z
    .string("must be one text")
    .max(MAX_QUERY_LENGTH, "is too long")
    .optional()
    .describe("Name, alias or former name; typing errors are forgiven."),
  accountType: accountTypeSchema.optional().describe("Those that hold accounts of this type."),
  role: custodianRoleSchema.optional().describe("Those that can be on this side."),
  order: custodianOrderSchema.optional(),
});

/** What a list is asked for. */
export type CustodianQuery = z.output<typeof custodianQuerySchema>;

/** A custodian of a list, and why the search found it; null where nothing was searched for. */
export interface ListedCustodian {
  custodian: Custodian;
  match: CustodianMatch | null;
}

/** One page of custodians, and the cursor of the next. */
export interface CustodianPage extends Page<ListedCustodian> {
  nextCursor: string | null;
  /** The cursor of each item: with it, a page begins after that one. */
  cursors: string[];
  /** The `ETag` of every page of this directory: a page changes with the directory and not otherwise. */
  etag: string;
  /** For how long a client may keep a page: no longer than a service keeps the directory. */
  maxAgeSeconds: number;
}

/**
 * Lists active custodians: best match first when `q` is given, else in the order that is asked for.
 *
 * The cursor names the last custodian shown, so that one added in between shifts nothing; if that one is gone from
 * the results, the page begins where it stood.
 *
 * @throws Problem `invalid_request` for a cursor of another list
 */
export async function listCustodians(
  custodians: CustodianCache,
  query: CustodianQuery,
): Promise<CustodianPage> {
  return pageOf(await custodians.get(), query);
}

/** The same of a directory that is there. @throws Problem as `listCustodians` */
export function pageOf(directory: CustodianDirectory, query: CustodianQuery): CustodianPage {
  const found = directory.search(query);
  const start = query.cursor === undefined ? 0 : findStart(found, decodePosition(query.cursor));
  const items = found
    .slice(start, start + query.limit)
    .map((one) => ({ custodian: one.custodian, match: matchOf(one, query.q) }));
  const hasMore = start + items.length < found.length;
  const cursors = items.map(({ custodian: { id } }, index) => encodePosition(id, start + index + 1));
  const nextCursor = hasMore ? (cursors.at(-1) ?? null) : null;
  return {
    items,
    hasMore,
    cursors,
    nextCursor,
    etag: `"${directory.version}"`,
    maxAgeSeconds: LIFETIME_SECONDS,
  };
}

interface Position {
  lastId: string;
  /** How many stood up to and with the last one. */
  count: number;
}

function encodePosition(lastId: string, count: number): string {
  return Buffer.from(`${count}.${lastId}`).toString("base64url");
}

function decodePosition(cursor: string): Position {
  const [, count, lastId] = /^([1-9]\d{0,5})\.(\w+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (count === undefined || lastId === undefined || !isId("cus", lastId)) throw invalidCursor();
  if (encodePosition(lastId, Number(count)) !== cursor) throw invalidCursor();
  return { lastId, count: Number(count) };
}

function findStart(found: readonly FoundCustodian[], position: Position): number {
  const index = found.findIndex(({ custodian }) => custodian.id === position.lastId);
  // Gone from the results, it has left its place to the one that came after it.
  return index === -1 ? Math.min(position.count - 1, found.length) : index + 1;
}

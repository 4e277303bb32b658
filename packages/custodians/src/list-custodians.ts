import { isId } from "@svc/service-kit";
import { invalidCursor, listQueryFields, type Page, toTotalCount } from "@svc/service-kit/lists";
import { z } from "zod";
import type { Custodian } from "./custodian.ts";
import { type CustodianCache, LIFETIME_SECONDS } from "./custodian-cache.ts";
import { type CustodianMatch, findMatch } from "./custodian-match.ts";
import { accountTypeSchema, custodianOrderSchema, custodianRoleSchema } from "./custodian-view.ts";
import type { CustodianDirectory, FoundCustodian } from "./directory.ts";

const MAX_QUERY_LENGTH = 200;

export const custodianQuerySchema = z.strictObject({
  ...listQueryFields,
  q: z
    .string("must be a single value")
    .max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`)
    .optional()
    .describe("Name, alias or former name. Typos are tolerated."),
  accountType: accountTypeSchema.optional().describe("Only custodians that hold accounts of this type."),
  role: custodianRoleSchema.optional().describe("Only custodians that can be on this side of a rollover."),
  order: custodianOrderSchema.optional(),
});

export type CustodianQuery = z.output<typeof custodianQuerySchema>;

interface ListedCustodian {
  custodian: Custodian;
  match: CustodianMatch | null;
}

export interface CustodianPage extends Page<ListedCustodian> {
  nextCursor: string | null;
  /** For each item, the cursor of the page that starts after it. */
  cursors: string[];
  /** Shared by all pages of the directory. */
  etag: string;
  /** Lifetime of the cached directory. */
  maxAgeSeconds: number;
}

/**
 * Lists active custodians. With `q`, the best match is first. The cursor contains the ID of a page's last custodian, so that
 * insertions do not shift pages. If that custodian is no longer listed, the next page starts at its former position.
 * @throws Problem `invalid_request` for a cursor of another list
 */
export async function listCustodians(
  custodians: CustodianCache,
  query: CustodianQuery,
): Promise<CustodianPage> {
  return buildPage(await custodians.get(), query);
}

/** Counts the custodians that match the filters; null if there are too many. */
export async function countCustodians(
  custodians: CustodianCache,
  query: CustodianQuery,
): Promise<number | null> {
  return toTotalCount((await custodians.get()).search(query).length);
}

/** @throws Problem `invalid_request` */
export function buildPage(directory: CustodianDirectory, query: CustodianQuery): CustodianPage {
  const found = directory.search(query);
  const start = query.cursor === undefined ? 0 : findStart(found, decodePosition(query.cursor));
  const items = found
    .slice(start, start + query.limit)
    .map((entry) => ({ custodian: entry.custodian, match: findMatch(entry, query.q) }));
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
  /** Number of custodians up to and including the last. */
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
  return index === -1 ? Math.min(position.count - 1, found.length) : index + 1;
}

import { inSqlTransaction, mapDatabaseError, type Sql } from "@svc/database";
import type { BookIssue, BookKind } from "../../context/book-issue.ts";
import type { ApiContext } from "../../context/context.ts";
import { checkFunds } from "../../incoming-funds/check-funds.ts";
import { checkFilings } from "../../rollovers/tax/filings/check-filings.ts";
import { checkRollovers } from "../../rollovers/timeline/check-rollovers.ts";
import { checkDeliveries } from "../../webhooks/deliveries/check-deliveries.ts";
import { checkRolloverEvents } from "../../webhooks/events/check-events.ts";
import { findOwner, saveIssues } from "./books-store.ts";

export type BooksContext = Pick<ApiContext, "db" | "clock" | "chainKeys" | "environment">;

interface Batch {
  kind: BookKind;
  ids: readonly string[];
}

const DAY_MS = 86_400_000;
/** Below the 90 days after which events are deleted. */
export const EVENTS_CHECKED_MS = 80 * DAY_MS;

/** Checks in one snapshot, and stores the findings. @returns the number of findings */
export async function checkObjects(ctx: BooksContext, batch: Batch): Promise<number> {
  if (batch.ids.length === 0) return 0;
  const issues = await findReadableIssues(ctx, batch);
  await inSqlTransaction(ctx.db, (tx) => saveIssues(tx, { ...batch, issues, now: ctx.clock.now() }));
  return issues.length;
}

/** Halves the batch while a record cannot be read, so that only that record stays unchecked. */
async function findReadableIssues(ctx: BooksContext, batch: Batch): Promise<BookIssue[]> {
  const { kind, ids } = batch;
  try {
    // Without a snapshot, a change between two reads would look like an issue.
    return await inSqlTransaction(ctx.db, (tx) => findIssues(ctx, tx, batch), {
      isolation: "REPEATABLE READ",
    });
  } catch (error) {
    if (mapDatabaseError(error) !== null) throw error;
    const [objectId, ...others] = ids;
    if (objectId === undefined) return [];
    if (others.length === 0) return describeUnreadable(ctx, { kind, objectId }, error);
    const middle = Math.ceil(ids.length / 2);
    const first = await findReadableIssues(ctx, { kind, ids: ids.slice(0, middle) });
    return [...first, ...(await findReadableIssues(ctx, { kind, ids: ids.slice(middle) }))];
  }
}

async function describeUnreadable(
  ctx: BooksContext,
  { kind, objectId }: { kind: BookKind; objectId: string },
  error: unknown,
): Promise<BookIssue[]> {
  const organizationId = await findOwner(ctx.db.sql, kind, objectId);
  if (organizationId === null) return [];
  // The message could contain personal data.
  const name = error instanceof Error ? error.name : "error";
  return [{ kind, objectId, organizationId, code: "unreadable", detail: `cannot be read (${name})` }];
}

async function findIssues(ctx: BooksContext, tx: Sql, { kind, ids }: Batch): Promise<BookIssue[]> {
  if (kind === "event") return checkDeliveries(tx, ids);
  if (kind === "incoming_funds") return checkFunds(tx, ids);
  if (kind === "tax_filing") return checkFilings(tx, ids);
  const { rows, issues } = await checkRollovers(ctx, tx, ids);
  const since = new Date(ctx.clock.now().getTime() - EVENTS_CHECKED_MS);
  return [...issues, ...(await checkRolloverEvents(tx, rows, since))];
}

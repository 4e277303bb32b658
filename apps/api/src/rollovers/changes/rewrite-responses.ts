import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import { type Database, inSqlTransaction } from "@svc/database";
import { listBases, replaceResponses } from "../responses/response-store.ts";
import type { RolloverResponses } from "../responses/rollover-responses.ts";
import { lockAvailableRows } from "../store/rows-store.ts";

interface RewriteContext {
  db: Database;
  custodians: CustodianCache;
  responses: RolloverResponses;
}

const WINDOW_ROWS = 2_000;
/** Small, because rows stay locked while a batch is computed and written. */
const BATCH_ROWS = 50;
/** A run stops after this time. The next run continues. */
const RUN_MS = 45_000;
/** Time between passes. During an upgrade, the previous release can still write rows without responses. */
const IDLE_MS = 3_600_000;

/** Stores the API responses of rollovers whose stored response is missing or outdated, in passes over all organizations. */
export class ResponseRewriter {
  private after = "";
  private idleUntil = 0;
  private directory: CustodianDirectory | null = null;

  /** @returns the number of stored responses */
  async run(ctx: RewriteContext): Promise<number> {
    const directory = await ctx.custodians.get();
    const startedAt = performance.now();
    if (directory === this.directory && startedAt < this.idleUntil) return 0;
    // A changed directory can outdate responses that this pass has already checked.
    if (directory !== this.directory) this.after = "";
    this.directory = directory;
    let storedCount = 0;
    while (performance.now() - startedAt < RUN_MS) {
      const bases = await listBases(ctx.db.sql, { after: this.after, limit: WINDOW_ROWS });
      const outdated = bases
        .filter(({ basis }) => basis === null || !ctx.responses.isCurrent(basis, directory))
        .map(({ id }) => id);
      for (let start = 0; start < outdated.length; start += BATCH_ROWS)
        storedCount += await rewriteResponses(ctx, outdated.slice(start, start + BATCH_ROWS), directory);
      this.after = bases.at(-1)?.id ?? "";
      if (bases.length < WINDOW_ROWS) {
        this.after = "";
        this.idleUntil = performance.now() + IDLE_MS;
        break;
      }
    }
    return storedCount;
  }
}

/** Skips locked rows: the transaction that holds the lock stores the response itself. */
async function rewriteResponses(
  { db, responses }: RewriteContext,
  ids: readonly string[],
  directory: CustodianDirectory,
): Promise<number> {
  return inSqlTransaction(db, async (tx) => {
    const rows = await lockAvailableRows(tx, ids);
    await replaceResponses(
      tx,
      rows.map((row) => ({ id: row.id, ...responses.toStored(row, directory) })),
    );
    return rows.length;
  });
}

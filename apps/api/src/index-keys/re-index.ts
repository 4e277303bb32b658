import { type AccountSecrets, reIndexAccounts } from "@svc/accounts";
import { type Actor, type Database, inSqlTransaction, recordAudit } from "@svc/database";
import { eachWindow, type KeyUse, type UnreadablePlace } from "../data-keys/key-usage.ts";
import {
  countOthers,
  NOTHING_DONE,
  passUntilNothingIsLeft,
  type TablePass,
  toCounts,
} from "../data-keys/passes.ts";
import { reIndexRollovers } from "../rollovers/history/re-index-rollovers.ts";
import type { SealContext } from "../rollovers/history/seal-rows.ts";
import type { INDEX_KEY_AUDIT_ACTIONS } from "./audit-actions.ts";
import { type DigestTable, INDEXED_TABLES, readAnswerUsage, readDigestUsage } from "./digest-usage.ts";

/** What making digests anew needs. */
export interface IndexKeysContext extends SealContext, AccountSecrets {
  db: Database;
}

/** What a re-indexing found and did. */
export interface ReIndexing {
  currentKey: string;
  dryRun: boolean;
  /** The digests by column and key, as they were found. */
  before: KeyUse[];
  /** And as they are now; of a dry run null. */
  after: KeyUse[] | null;
  /** Answers that are remembered under other keys: they are over a day after the last was given. */
  remembered: KeyUse[];
  rows: number;
  values: number;
  /** What no key opens, though one has the right name; it stays as it is. */
  unreadable: UnreadablePlace[];
  /** Rollovers that are not as their histories left them; they stay as they are too. */
  forged: string[];
}

/**
 * Makes every digest of a person or an account number anew under the current index key, of what is encrypted beside it, while the
 * services serve. It may be killed at any moment and run again, twice at once even: what is under the current key is passed over.
 *
 * @param input `dryRun` only counts; `batchRows` are written in one transaction; `progress` is told of each table done
 */
export async function reIndex(
  ctx: IndexKeysContext,
  actor: Actor,
  input: { dryRun: boolean; batchRows: number; progress(line: string): void },
): Promise<ReIndexing> {
  const currentKey = ctx.blindIndex.keyId;
  const readUsage = () => readDigestUsage(ctx.db.sql, ctx.clock.now());
  const before = await readUsage();
  const answers = await readAnswerUsage(ctx.db.sql, ctx.clock.now());
  const remembered = answers.filter(({ keyId }) => keyId !== currentKey);
  const found = { currentKey, dryRun: input.dryRun, before, remembered, ...NOTHING_DONE() };
  if (input.dryRun) return { ...found, after: null };
  if (countOthers(before, currentKey) === 0) return { ...found, after: before };

  await audit(ctx, actor, "index_keys.re_indexing_started", { to: currentKey, found: toCounts(before) });
  const done = await passUntilNothingIsLeft(INDEXED_TABLES, currentKey, {
    pass: (table) => reIndexTable(ctx, table, input.batchRows),
    readUsage,
    progress: input.progress,
  });
  const { rows, values, after } = done;
  await audit(ctx, actor, "index_keys.re_indexing_ended", {
    to: currentKey,
    rows,
    values,
    left: toCounts(after),
  });
  return { ...found, ...done };
}

/** One transaction for each `batchRows` rows. Rows that a service holds are passed over: the next pass finds them. */
async function reIndexTable(
  ctx: IndexKeysContext,
  { name: table }: DigestTable,
  batchRows: number,
): Promise<TablePass> {
  const pass = NOTHING_DONE();
  await eachWindow(ctx.db.sql, table, batchRows, async (after, upTo) => {
    const window = { after, upTo };
    const { forged, ...batch } = await (table === "accounts"
      ? inSqlTransaction(ctx.db, async (tx) => ({ ...(await reIndexAccounts(tx, ctx, window)), forged: [] }))
      : reIndexRollovers(ctx, window));
    pass.rows += batch.rows;
    pass.values += batch.values;
    pass.unreadable.push(...batch.unreadable.map((rowId) => ({ table, column: "digests", rowId })));
    pass.forged.push(...forged);
  });
  return pass;
}

async function audit(
  { db, clock }: IndexKeysContext,
  actor: Actor,
  action: (typeof INDEX_KEY_AUDIT_ACTIONS)[number],
  data: Record<string, unknown>,
): Promise<void> {
  await inSqlTransaction(db, (tx) =>
    recordAudit(tx, {
      organizationId: null,
      actor,
      action,
      targetId: "INDEX_KEY",
      data,
      requestId: null,
      at: clock.now(),
    }),
  );
}

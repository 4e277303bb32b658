import { type AccountSecrets, reIndexAccounts } from "@svc/accounts";
import { type Actor, type Database, inSqlTransaction } from "@svc/database";
import { reIndexRollovers } from "../../rollovers/timeline/re-index-rollovers.ts";
import type { SealContext } from "../../rollovers/timeline/seal-rows.ts";
import { forEachWindow, type KeyUse } from "../data-keys/key-usage.ts";
import {
  addBatch,
  auditPass,
  countWithOtherKeys,
  createEmptyPass,
  runPasses,
  type TablePass,
  toCounts,
} from "../data-keys/run-passes.ts";
import {
  type DigestTable,
  INDEXED_TABLES,
  readDigestUsage,
  readStoredResponseUsage,
} from "./digest-usage.ts";

interface IndexKeysContext extends SealContext, AccountSecrets {
  db: Database;
}

export interface ReIndexing extends TablePass {
  currentKey: string;
  dryRun: boolean;
  before: KeyUse[];
  /** Null for a dry run. */
  after: KeyUse[] | null;
  /** Stored idempotent responses whose digests use other keys. They expire after a day. */
  remembered: KeyUse[];
}

/** Recomputes digests with the current key. Safe to interrupt, repeat or run concurrently while services run. */
export async function reIndex(
  ctx: IndexKeysContext,
  actor: Actor,
  input: { dryRun: boolean; batchRows: number; progress(line: string): void },
): Promise<ReIndexing> {
  const currentKey = ctx.blindIndex.keyId;
  const readUsage = () => readDigestUsage(ctx.db.sql, ctx.clock.now());
  const before = await readUsage();
  const storedResponses = await readStoredResponseUsage(ctx.db.sql, ctx.clock.now());
  const remembered = storedResponses.filter(({ keyId }) => keyId !== currentKey);
  const report = { currentKey, dryRun: input.dryRun, before, remembered, ...createEmptyPass() };
  if (input.dryRun) return { ...report, after: null };
  if (countWithOtherKeys(before, currentKey) === 0) return { ...report, after: before };

  await auditPass(ctx, actor, {
    targetId: "INDEX_KEY",
    action: "index_keys.re_indexing_started",
    data: { to: currentKey, found: toCounts(before) },
  });
  const totals = await runPasses(INDEXED_TABLES, currentKey, {
    pass: (table) => reIndexTable(ctx, table, input.batchRows),
    readUsage,
    progress: input.progress,
  });
  await auditPass(ctx, actor, {
    targetId: "INDEX_KEY",
    action: "index_keys.re_indexing_ended",
    data: { to: currentKey, rows: totals.rows, values: totals.values, left: toCounts(totals.after) },
  });
  return { ...report, ...totals };
}

async function reIndexTable(
  ctx: IndexKeysContext,
  { name: table }: DigestTable,
  batchRows: number,
): Promise<TablePass> {
  const pass = createEmptyPass();
  await forEachWindow(ctx.db.sql, table, {
    rows: batchRows,
    visit: async (after, upTo) => {
      const window = { after, upTo };
      const { forged, ...batch } = await (table === "accounts"
        ? inSqlTransaction(ctx.db, async (tx) => ({
            ...(await reIndexAccounts(tx, ctx, window)),
            forged: [],
          }))
        : reIndexRollovers(ctx, window));
      const unreadable = batch.unreadable.map((rowId) => ({ table, column: "digests", rowId }));
      addBatch(pass, { ...batch, unreadable, forged });
    },
  });
  return pass;
}

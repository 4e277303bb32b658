import type { FieldCipher } from "@svc/accounts";
import type { Actor, Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { ENCRYPTED_TABLES } from "./encrypted-columns.ts";
import {
  findUnreadableValues,
  type KeyUse,
  readKeyUsage,
  sumByKey,
  type UnreadableValue,
} from "./key-usage.ts";
import { reEncryptTable } from "./re-encrypt-table.ts";
import {
  auditPass,
  countWithOtherKeys,
  createEmptyPass,
  runPasses,
  type TablePass,
  toCounts,
} from "./run-passes.ts";

export interface DataKeysContext {
  db: Database;
  clock: Clock;
  cipher: FieldCipher;
  chainKeys: ChainKeys;
}

interface ReEncryption extends TablePass {
  currentKey: string;
  dryRun: boolean;
  before: KeyUse[];
  /** Null for a dry run. */
  after: KeyUse[] | null;
}

const MAX_NAMED_VALUES = 20;

class UnknownDataKeys extends Error {
  override name = "UnknownDataKeys";

  constructor(uses: readonly KeyUse[], unreadable: readonly UnreadableValue[]) {
    const counts = [...sumByKey(uses)].map(([keyId, count]) =>
      keyId === null ? `${count} values are not encrypted` : `${count} values use ${keyId}`,
    );
    const examples = unreadable.map(({ table, column, rowId }) => `  ${table}.${column} of ${rowId}`);
    super(
      [
        `Nothing changed: DATA_KEYS cannot decrypt everything. ${counts.join(", ")}, for example`,
        ...examples,
        "Add the missing keys after the current one, then rerun.",
      ].join("\n"),
    );
  }
}

/**
 * Re-encrypts all values with the current key. Safe to interrupt, repeat or run concurrently while services run.
 * @throws UnknownDataKeys before any write, if a key is missing
 */
export async function reEncrypt(
  ctx: DataKeysContext,
  actor: Actor,
  input: { dryRun: boolean; batchRows: number; progress(line: string): void },
): Promise<ReEncryption> {
  const currentKey = ctx.cipher.currentKeyId;
  const before = await readKeyUsage(ctx.db.sql);
  await requireKnownKeys(ctx, before);
  const report = { currentKey, dryRun: input.dryRun, before, ...createEmptyPass() };
  if (input.dryRun) return { ...report, after: null };
  if (countWithOtherKeys(before, currentKey) === 0) return { ...report, after: before };

  await auditPass(ctx, actor, {
    targetId: "DATA_KEYS",
    action: "data_keys.re_encryption_started",
    data: { to: currentKey, found: toCounts(before) },
  });
  const totals = await runPasses(ENCRYPTED_TABLES, currentKey, {
    pass: (table) => reEncryptTable(ctx, table, input.batchRows),
    readUsage: () => readKeyUsage(ctx.db.sql),
    progress: input.progress,
  });
  await auditPass(ctx, actor, {
    targetId: "DATA_KEYS",
    action: "data_keys.re_encryption_ended",
    data: { to: currentKey, rows: totals.rows, values: totals.values, left: toCounts(totals.after) },
  });
  return { ...report, ...totals };
}

async function requireKnownKeys({ db, cipher }: DataKeysContext, uses: readonly KeyUse[]): Promise<void> {
  const { keyIds } = cipher;
  const unknownUses = uses.filter(({ keyId }) => keyId === null || !keyIds.includes(keyId));
  if (unknownUses.length === 0) return;
  throw new UnknownDataKeys(unknownUses, await findUnreadableValues(db.sql, keyIds, MAX_NAMED_VALUES));
}

import { type Actor, type Database, inSqlTransaction, recordAudit, type SecretPurpose } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { DATA_KEY_AUDIT_ACTIONS, INDEX_KEY_AUDIT_ACTIONS } from "../../context/audit-actions.ts";
import { type KeyUse, sumByKey, type UnreadableValue } from "./key-usage.ts";

export interface TablePass {
  rows: number;
  values: number;
  /** Values that the key in their prefix cannot decrypt; unchanged. */
  unreadable: UnreadableValue[];
  /** IDs of rollovers that do not match their timelines; unchanged. */
  forged: string[];
}

export const createEmptyPass = (): TablePass => ({ rows: 0, values: 0, unreadable: [], forged: [] });

export function addBatch(pass: TablePass, batch: TablePass): void {
  pass.rows += batch.rows;
  pass.values += batch.values;
  pass.unreadable.push(...batch.unreadable);
  pass.forged.push(...batch.forged);
}

/** Later passes process rows that were locked, or written with an old key, during the previous one. */
const MAX_PASSES = 4;
const PAUSE_BETWEEN_PASSES_MS = 250;

/**
 * Repeats passes, up to `MAX_PASSES`, until every value uses the current key.
 * @returns the totals of all passes, the failures of the last one, and the final usage
 */
export async function runPasses<Table extends { name: string }>(
  tables: readonly Table[],
  currentKey: string,
  work: {
    pass(table: Table): Promise<TablePass>;
    readUsage(): Promise<KeyUse[]>;
    progress(line: string): void;
  },
): Promise<TablePass & { after: KeyUse[] }> {
  const totals = { rows: 0, values: 0 };
  for (let pass = 1; ; pass += 1) {
    const unreadable: UnreadableValue[] = [];
    const forged: string[] = [];
    for (const table of tables) {
      const result = await work.pass(table);
      totals.rows += result.rows;
      totals.values += result.values;
      unreadable.push(...result.unreadable);
      forged.push(...result.forged);
      work.progress(`${table.name}: ${result.values} values of ${result.rows} rows`);
    }
    const after = await work.readUsage();
    const remaining = countWithOtherKeys(after, currentKey) - unreadable.length;
    if (remaining <= 0 || pass === MAX_PASSES) return { ...totals, unreadable, forged, after };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_PASSES_MS));
  }
}

export function countWithOtherKeys(uses: readonly KeyUse[], currentKey: string): number {
  return uses.reduce((sum, { keyId, count }) => (keyId === currentKey ? sum : sum + count), 0);
}

export function toCounts(uses: readonly KeyUse[]): Record<string, number> {
  return Object.fromEntries(sumByKey(uses));
}

export async function auditPass(
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  entry: {
    targetId: SecretPurpose;
    action: (typeof DATA_KEY_AUDIT_ACTIONS | typeof INDEX_KEY_AUDIT_ACTIONS)[number];
    data: Record<string, unknown>;
  },
): Promise<void> {
  await inSqlTransaction(db, (tx) =>
    recordAudit(tx, { ...entry, organizationId: null, actor, requestId: null, at: clock.now() }),
  );
}

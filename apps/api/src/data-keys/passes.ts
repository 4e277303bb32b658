import { type KeyUse, sumByKey, type UnreadablePlace } from "./key-usage.ts";

/** What a pass over a table did. */
export interface TablePass {
  /** Rows that were written. */
  rows: number;
  /** Values in them that were made anew. */
  values: number;
  /** What a key of the right name does not open: left as it is. */
  unreadable: UnreadablePlace[];
  /** Rollovers that are not as their histories left them: left as they are. */
  forged: string[];
}

export const NOTHING_DONE = (): TablePass => ({ rows: 0, values: 0, unreadable: [], forged: [] });

/** What was written under an old key meanwhile, or was locked, is found by the next pass; more than a few are no use. */
const MAX_PASSES = 4;
const BETWEEN_PASSES_MS = 250;

/**
 * Goes through tables until nothing is left that can be put under the current key.
 *
 * @param work does one table; `readUsage` counts what is under which key; `progress` is told of each table done
 * @returns what was done in all, what the last pass had to leave, and what is under which key after it
 */
export async function passUntilNothingIsLeft<Table extends { name: string }>(
  tables: readonly Table[],
  currentKey: string,
  work: {
    pass(table: Table): Promise<TablePass>;
    readUsage(): Promise<KeyUse[]>;
    progress(line: string): void;
  },
): Promise<TablePass & { after: KeyUse[] }> {
  const done = { rows: 0, values: 0 };
  for (let pass = 1; ; pass += 1) {
    const unreadable: UnreadablePlace[] = [];
    const forged: string[] = [];
    for (const table of tables) {
      const result = await work.pass(table);
      done.rows += result.rows;
      done.values += result.values;
      unreadable.push(...result.unreadable);
      forged.push(...result.forged);
      work.progress(`${table.name}: ${result.values} values of ${result.rows} rows`);
    }
    const after = await work.readUsage();
    const left = countOthers(after, currentKey) - unreadable.length;
    if (left <= 0 || pass === MAX_PASSES) return { ...done, unreadable, forged, after };
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PASSES_MS));
  }
}

/** How many values are under another key than this one. */
export function countOthers(uses: readonly KeyUse[], currentKey: string): number {
  return uses.reduce((sum, { keyId, count }) => (keyId === currentKey ? sum : sum + count), 0);
}

/** The counts by key, as the audit log has them. */
export function toCounts(uses: readonly KeyUse[]): Record<string, number> {
  return Object.fromEntries(sumByKey(uses));
}

import { type AccountSecrets, keyOfDigest } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import { accountNumberIndexes } from "../account-number.ts";
import type { LockedRollover } from "../rollover.ts";
import { listToIndex } from "./rows-store.ts";
import { resealNumbers, type SealContext } from "./seal-rows.ts";

/** What making digests of account numbers anew came to. */
interface ReIndexed {
  rows: number;
  values: number;
  /** Rollovers of which a number is not opened by the key that it names: left as they are. */
  unreadable: string[];
  /** Rollovers that are not as their histories left them: left as they are. */
  forged: string[];
}

const SIDES = ["source", "destination"] as const;

/**
 * Makes the digests of account numbers of rollovers in a window of ids anew under the current key, where one is under another, each
 * rollover with an entry that seals it. Rows that somebody holds are passed over.
 */
export async function reIndexRollovers(
  ctx: SealContext & AccountSecrets,
  window: { after: string; upTo: string },
): Promise<ReIndexed> {
  const { keyId } = ctx.blindIndex;
  const ids = await listToIndex(ctx.db.sql, { ...window, keyId });
  return inSqlTransaction(ctx.db, async (tx) => {
    const done: ReIndexed = { rows: 0, values: 0, unreadable: [], forged: [] };
    const change = (row: LockedRollover) => {
      const due = SIDES.filter((side) => isUnderAnother(row[`${side}AccountNumberIndex`], keyId));
      try {
        const made = due.map((side) => [
          `${side}AccountNumberIndex`,
          accountNumberIndexes(ctx, row, side)[0],
        ]);
        done.values += due.length;
        return Object.fromEntries(made);
      } catch {
        done.unreadable.push(row.id);
        return null;
      }
    };
    const { sealed, faults } = await resealNumbers(ctx, tx, ids, change, "re-indexed");
    return { ...done, rows: sealed, forged: faults.map(({ rolloverId }) => rolloverId) };
  });
}

/** Of a rollover that was erased no number is left. */
function isUnderAnother(digest: string, keyId: string): boolean {
  return digest !== "" && keyOfDigest(digest) !== keyId;
}

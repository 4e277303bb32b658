import { type AccountSecrets, getDigestKeyId } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { computeAccountNumberIndexes } from "../store/account-number.ts";
import { listIdsToReIndex } from "../store/rows-store.ts";
import { resealAccountNumbers, type SealContext } from "./seal-rows.ts";

interface ReIndexResult {
  rows: number;
  /** Number of replaced digests. */
  values: number;
  /** IDs of skipped rows with an account number that cannot be decrypted. */
  unreadable: string[];
  /** IDs of skipped rows that do not match their timelines. */
  forged: string[];
}

const SIDES = ["source", "destination"] as const;

/** Replaces account number digests under earlier keys. Seals each row with a new entry. Skips locked rows. */
export async function reIndexRollovers(
  ctx: SealContext & AccountSecrets,
  window: { after: string; upTo: string },
): Promise<ReIndexResult> {
  const { keyId } = ctx.blindIndex;
  const ids = await listIdsToReIndex(ctx.db.sql, { ...window, keyId });
  return inSqlTransaction(ctx.db, async (tx) => {
    const result: ReIndexResult = { rows: 0, values: 0, unreadable: [], forged: [] };
    const change = (row: LockedRollover) => {
      const outdatedSides = SIDES.filter((side) => usesOtherKey(row[`${side}AccountNumberIndex`], keyId));
      try {
        const newIndexes = outdatedSides.map((side) => [
          `${side}AccountNumberIndex`,
          computeAccountNumberIndexes(ctx, row, side)[0],
        ]);
        result.values += outdatedSides.length;
        return Object.fromEntries(newIndexes);
      } catch {
        result.unreadable.push(row.id);
        return null;
      }
    };
    const { sealed, faults } = await resealAccountNumbers(ctx, tx, { ids, change, reason: "re-indexed" });
    return { ...result, rows: sealed, forged: faults.map(({ rolloverId }) => rolloverId) };
  });
}

/** Returns false for the empty digest of an erased rollover. */
function usesOtherKey(digest: string, keyId: string): boolean {
  return digest !== "" && getDigestKeyId(digest) !== keyId;
}

import type { Sql } from "@svc/database";
import { findExistingIds } from "../store/rows-store.ts";
import { type AnchoredHead, readHeadBatches, type VerifiedAnchor, verifyAnchor } from "./anchor-file.ts";
import { readSealsAt } from "./timeline-store.ts";
import { MAX_LISTED_FAULTS, type VerifyContext } from "./verify-timeline.ts";

export interface AnchorCheck {
  anchor: VerifiedAnchor;
  /** Anchored heads that are not in their timelines. */
  lost: number;
  /** The first `MAX_LISTED_FAULTS` of them. */
  faults: { rolloverId: string; sequence: number; detail: string }[];
}

/** Finds deleted rollovers and rewritten timelines. */
export async function checkAnchor(ctx: VerifyContext, file: string): Promise<AnchorCheck> {
  const anchor = await verifyAnchor(ctx.chainKeys, file);
  const check: AnchorCheck = { anchor, lost: 0, faults: [] };
  for await (const heads of readHeadBatches(file)) {
    const faults = await findLostHeads(ctx.db.sql, heads);
    check.lost += faults.length;
    check.faults.push(...faults.slice(0, MAX_LISTED_FAULTS - check.faults.length));
  }
  return check;
}

async function findLostHeads(db: Sql, heads: readonly AnchoredHead[]): Promise<AnchorCheck["faults"]> {
  const seals = await readSealsAt(db, heads);
  const mismatchedHeads = heads.filter(({ rolloverId, hash }) => seals.get(rolloverId) !== hash);
  if (mismatchedHeads.length === 0) return [];
  const ids = mismatchedHeads.map(({ rolloverId }) => rolloverId);
  const existingIds = await findExistingIds(db, ids);
  // A head with sequence 0 has no entry, and only proves that the rollover existed.
  return mismatchedHeads
    .filter(({ rolloverId, sequence }) => sequence > 0 || !existingIds.has(rolloverId))
    .map(({ rolloverId, sequence }) => {
      const exists = existingIds.has(rolloverId);
      const hasEntry = seals.has(rolloverId);
      const detail = !exists
        ? "the rollover no longer exists"
        : hasEntry
          ? "the entry at this position is not the one that was anchored"
          : "the timeline ends before this anchored entry";
      return { rolloverId, sequence, detail };
    });
}

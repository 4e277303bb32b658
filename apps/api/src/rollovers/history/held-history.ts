import type { Sql } from "@svc/database";
import { type Logger, Problem } from "@svc/service-kit";
import { isSealed, type StoredAnswer } from "../answers/rollover-answers.ts";
import type { HeldRollover, LockedRollover } from "../rollover.ts";
import { findSealFault, type TimelineEntry } from "../timeline-chain.ts";
import { type LastEntry, readLastEntries } from "../timeline-store.ts";
import { type ChainKeys, lacking } from "./chain-keys.ts";
import { fitsDigest } from "./row-digest.ts";

/** What holding rollovers against their histories needs of the service. */
export interface HistoryContext {
  chainKeys: ChainKeys;
  log: Logger;
}

const MAX_NAMED = 20;
const NO_END: LastEntry = {
  entry: null,
  answer: null,
  textsKeyCiphertext: null,
  birthDateCiphertext: null,
};

/**
 * Holds rollovers that are locked against the last entries of their timelines. What was changed by another way than
 * ours is changed no further: no entry would tell the two apart again.
 *
 * A statement of its own, after the lock: the statement that waited for the lock sees the row as it is then, and the
 * timeline as it was before.
 *
 * @throws Problem `history_mismatch`, and tells the log
 */
export async function holdAgainstHistory(
  ctx: HistoryContext,
  tx: Sql,
  organizationId: string,
  rollovers: readonly LockedRollover[],
): Promise<HeldRollover[]> {
  const { held, faults } = await evaluateHistories(ctx.chainKeys, tx, organizationId, rollovers);
  if (faults.length === 0) return held;
  for (const fault of faults.slice(0, MAX_NAMED)) {
    ctx.log.error(
      { organizationId, ...fault },
      "a rollover is not as its history left it; it is not touched",
    );
  }
  const named = faults.slice(0, MAX_NAMED).map(({ rolloverId }) => rolloverId);
  throw new Problem("history_mismatch", `Not as its history left it: ${named.join(", ")}.`);
}

/** A rollover that is not as its history left it, and how that shows. */
export interface HistoryFault {
  rolloverId: string;
  detail: string;
}

/** As `holdAgainstHistory`, for whoever goes on with those that are as they should be. */
export async function evaluateHistories(
  chainKeys: ChainKeys,
  tx: Sql,
  organizationId: string,
  rollovers: readonly LockedRollover[],
): Promise<{ held: HeldRollover[]; faults: HistoryFault[] }> {
  const last = await readLastEntries(tx, organizationId, rollovers);
  const held: HeldRollover[] = [];
  const faults: HistoryFault[] = [];
  for (const rollover of rollovers) {
    const { entry, answer, ...ofAccount } = last.get(rollover.id) ?? NO_END;
    const detail = findRowFault(chainKeys, rollover, entry) ?? findAnswerFault(chainKeys, rollover, answer);
    if (detail === null) held.push({ ...rollover, ...ofAccount });
    else faults.push({ rolloverId: rollover.id, detail });
  }
  return { held, faults };
}

/** How a row and the last entry of its timeline contradict each other; null when they do not. */
export function findRowFault(
  keys: ChainKeys,
  row: LockedRollover,
  last: TimelineEntry | null,
): string | null {
  if (!last) return "no entry tells how the rollover came to be";
  if (last.sequence !== row.timelineSequence || last.hash !== row.timelineHash) {
    return "the rollover names another end of its timeline than the timeline has";
  }
  const fault = findSealFault(keys, last);
  if (fault !== null)
    return fault === "changed" ? "the last entry was changed" : `the last entry ${lacking(last.keyId)}`;
  return findDigestFault(keys, row, last);
}

/** Returns how the stored answer of a row is invalid, or null. Outdated answers are not used, so they are never invalid. */
export function findAnswerFault(
  keys: ChainKeys,
  { timelineSequence, timelineHash }: Pick<LockedRollover, "timelineSequence" | "timelineHash">,
  answer: StoredAnswer | null,
): string | null {
  if (!answer || answer.sequence !== timelineSequence) return null;
  return isSealed(keys, answer, timelineHash) ? null : "the stored answer was changed";
}

/** As `findRowFault`, of an end that was found to hold. Entries from before rows were sealed say nothing of the row. */
export function findDigestFault(
  keys: ChainKeys,
  row: LockedRollover,
  { rowDigest, keyId }: Pick<TimelineEntry, "rowDigest" | "keyId">,
): string | null {
  if (rowDigest === null || fitsDigest(keys, row, rowDigest, keyId)) return null;
  return "the rollover is not as this entry left it";
}

import { type Database, inSqlTransaction, type Sql } from "@svc/database";
import { notFound } from "@svc/service-kit";
import { readStoredAnswers } from "./answers/answer-store.ts";
import type { StoredAnswer } from "./answers/rollover-answers.ts";
import type { ChainKeys } from "./history/chain-keys.ts";
import { findAnswerFault, findDigestFault } from "./history/held-history.ts";
import { findRow, listRows } from "./history/rows-store.ts";
import type { LockedRollover } from "./rollover.ts";
import { type ChainFault, ChainWalk } from "./timeline-chain.ts";
import { readChains } from "./timeline-store.ts";

export interface VerifyContext {
  db: Database;
  chainKeys: ChainKeys;
}

export interface TimelineVerification {
  rolloverId: string;
  entries: number;
  /** False for old entries, which do not seal the rollover's row. */
  rowSealed: boolean;
  currentKey: boolean;
  /** Null if the chain is intact and the row matches its last entry. */
  fault: ChainFault;
}

export interface HistoriesVerification {
  rollovers: number;
  entries: number;
  unsealed: number;
  underOtherKeys: number;
  forged: number;
  faults: { rolloverId: string; sequence: number; detail: string }[];
}

/** Rollovers read per snapshot. */
const WINDOW_ROLLOVERS = 200;
/** Entries per rollover in memory; longer histories take several reads. */
const ENTRIES_AT_ONCE = 50;
const BEFORE_ALL = -(2 ** 31);
export const LISTED_FAULTS = 100;

/**
 * Verifies a rollover's timeline, its row and its stored answer.
 *
 * @throws Problem `not_found`
 */
export async function verifyTimeline(ctx: VerifyContext, rolloverId: string): Promise<TimelineVerification> {
  const [found] = await inSnapshot(ctx, async (tx) => {
    const row = await findRow(tx, rolloverId);
    return row ? verifyRows(ctx.chainKeys, tx, [row]) : [];
  });
  if (!found) throw notFound("rollover");
  return found;
}

/** Verifies all rollovers, or those of one organization, in windows that bound memory use. */
export async function verifyTimelines(
  ctx: VerifyContext,
  organizationId: string | null,
  progress: (done: number) => void = () => {},
): Promise<HistoriesVerification> {
  const sum: HistoriesVerification = {
    rollovers: 0,
    entries: 0,
    unsealed: 0,
    underOtherKeys: 0,
    forged: 0,
    faults: [],
  };
  for (let after = ""; ; ) {
    const verified = await inSnapshot(ctx, async (tx) =>
      verifyRows(ctx.chainKeys, tx, await listRows(tx, { after, organizationId, limit: WINDOW_ROLLOVERS })),
    );
    for (const { rolloverId, entries, rowSealed, currentKey, fault } of verified) {
      sum.rollovers += 1;
      sum.entries += entries;
      if (!rowSealed) sum.unsealed += 1;
      if (!currentKey) sum.underOtherKeys += 1;
      if (!fault) continue;
      sum.forged += 1;
      if (sum.faults.length < LISTED_FAULTS) sum.faults.push({ rolloverId, ...fault });
    }
    progress(sum.rollovers);
    const last = verified.at(-1);
    if (!last) return sum;
    after = last.rolloverId;
  }
}

/** One snapshot: an action between two reads would look like a truncated timeline. */
function inSnapshot<T>(ctx: VerifyContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  return inSqlTransaction(ctx.db, work, "REPEATABLE READ");
}

async function verifyRows(
  keys: ChainKeys,
  tx: Sql,
  rows: readonly LockedRollover[],
): Promise<TimelineVerification[]> {
  const walks = new Map(rows.map(({ id }) => [id, { walk: new ChainWalk(keys), entries: 0 }]));
  let places = rows.map(({ id }) => ({ rolloverId: id, after: BEFORE_ALL }));
  while (places.length > 0) {
    const read = new Map<string, number>();
    for (const entry of await readChains(tx, places, ENTRIES_AT_ONCE)) {
      const one = walks.get(entry.rolloverId);
      one?.walk.next(entry);
      if (one) one.entries += 1;
      read.set(entry.rolloverId, (read.get(entry.rolloverId) ?? 0) + 1);
    }
    places = [...read].flatMap(([rolloverId, count]) => {
      const last = walks.get(rolloverId)?.walk.last;
      return count === ENTRIES_AT_ONCE && last ? [{ rolloverId, after: last.sequence }] : [];
    });
  }
  const answers = await readStoredAnswers(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { walk, entries } = walks.get(row.id) as { walk: ChainWalk; entries: number };
    return {
      rolloverId: row.id,
      entries,
      rowSealed: walk.last !== null && walk.last.rowDigest !== null,
      currentKey: walk.last?.keyId === keys.currentId,
      fault:
        walk.end({ sequence: row.timelineSequence, hash: row.timelineHash }) ??
        findEndFault(keys, row, walk, answers.get(row.id) ?? null),
    };
  });
}

function findEndFault(
  keys: ChainKeys,
  row: LockedRollover,
  { last }: ChainWalk,
  answer: StoredAnswer | null,
): ChainFault {
  if (!last) return { sequence: 1, detail: "the timeline has no creation entry" };
  const detail = findDigestFault(keys, row, last) ?? findAnswerFault(keys, row, answer);
  return detail === null ? null : { sequence: last.sequence, detail };
}

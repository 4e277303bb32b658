import { type Database, inSqlTransaction, type Sql } from "@svc/database";
import { listHeads } from "../store/rows-store.ts";
import type { AnchoredHead } from "./anchor-file.ts";
import { type TimelineEntry, toSealedText } from "./timeline-chain.ts";
import { BEFORE_FIRST_SEQUENCE, readChains } from "./timeline-store.ts";

interface ArchivedTimeline {
  head: AnchoredHead;
  entries: { sealed: string; hash: string }[];
}

const ROLLOVERS_AT_ONCE = 200;
const ENTRIES_AT_ONCE = 50;

/** Continues after the rollover ID `after`. */
export async function* readTimelinesForArchive(
  db: Database,
  after: string,
): AsyncGenerator<ArchivedTimeline> {
  for (let last = after; ; ) {
    const batch = await inSqlTransaction(db, (tx) => readBatch(tx, last), { isolation: "REPEATABLE READ" });
    yield* batch;
    const lastTimeline = batch.at(-1);
    if (!lastTimeline) return;
    last = lastTimeline.head.rolloverId;
  }
}

/** Needs one snapshot, because a head could otherwise be older than its entries. */
async function readBatch(tx: Sql, after: string): Promise<ArchivedTimeline[]> {
  const heads = await listHeads(tx, after, ROLLOVERS_AT_ONCE);
  const entriesByRollover = new Map<string, TimelineEntry[]>(heads.map(({ rolloverId }) => [rolloverId, []]));
  let positions = heads.map(({ rolloverId }) => ({ rolloverId, after: BEFORE_FIRST_SEQUENCE }));
  while (positions.length > 0) {
    const nextEntries = Map.groupBy(
      await readChains(tx, positions, ENTRIES_AT_ONCE),
      ({ rolloverId }) => rolloverId,
    );
    positions = [];
    for (const [rolloverId, entries] of nextEntries) {
      entriesByRollover.get(rolloverId)?.push(...entries);
      const last = entries.at(-1);
      if (entries.length === ENTRIES_AT_ONCE && last) positions.push({ rolloverId, after: last.sequence });
    }
  }
  return heads.map((head) => ({
    head,
    entries: (entriesByRollover.get(head.rolloverId) ?? []).map((entry) => ({
      sealed: toSealedText(entry),
      hash: entry.hash,
    })),
  }));
}

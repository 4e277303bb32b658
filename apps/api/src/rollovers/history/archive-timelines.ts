import { type Database, inSqlTransaction, type Sql } from "@svc/database";
import { sealedText, type TimelineEntry } from "../timeline-chain.ts";
import { readChains } from "../timeline-store.ts";
import type { AnchoredHead } from "./anchor-file.ts";
import { listHeads } from "./rows-store.ts";

export interface ArchivedTimeline {
  head: AnchoredHead;
  entries: { sealed: string; hash: string }[];
}

const ROLLOVERS_AT_ONCE = 200;
const ENTRIES_AT_ONCE = 50;
const BEFORE_ALL = -(2 ** 31);

/** @param after exclusive start ID */
export async function* readTimelinesForArchive(
  db: Database,
  after: string,
): AsyncGenerator<ArchivedTimeline> {
  for (let last = after; ; ) {
    const step = await inSqlTransaction(db, (tx) => readStep(tx, last), "REPEATABLE READ");
    yield* step;
    const end = step.at(-1);
    if (!end) return;
    last = end.head.rolloverId;
  }
}

/** Reads in one snapshot: a write between two reads would make the head and the entries disagree. */
async function readStep(tx: Sql, after: string): Promise<ArchivedTimeline[]> {
  const heads = await listHeads(tx, after, ROLLOVERS_AT_ONCE);
  const found = new Map<string, TimelineEntry[]>(heads.map(({ rolloverId }) => [rolloverId, []]));
  let places = heads.map(({ rolloverId }) => ({ rolloverId, after: BEFORE_ALL }));
  while (places.length > 0) {
    const read = Map.groupBy(await readChains(tx, places, ENTRIES_AT_ONCE), ({ rolloverId }) => rolloverId);
    places = [];
    for (const [rolloverId, entries] of read) {
      found.get(rolloverId)?.push(...entries);
      const last = entries.at(-1);
      if (entries.length === ENTRIES_AT_ONCE && last) places.push({ rolloverId, after: last.sequence });
    }
  }
  return heads.map((head) => ({
    head,
    entries: (found.get(head.rolloverId) ?? []).map((entry) => ({
      sealed: sealedText(entry),
      hash: entry.hash,
    })),
  }));
}

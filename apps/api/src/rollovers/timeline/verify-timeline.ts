import { type Database, inSqlTransaction, type Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { notFound } from "@svc/service-kit/errors";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { readStoredResponses } from "../responses/response-store.ts";
import type { StoredResponse } from "../responses/rollover-responses.ts";
import { findRow, listRows } from "../store/rows-store.ts";
import { type ChainIssue, ChainVerifier } from "./timeline-chain.ts";
import { BEFORE_FIRST_SEQUENCE, readChains } from "./timeline-store.ts";
import { findDigestIssue, findResponseIssue } from "./verify-against-timeline.ts";

export interface VerifyContext {
  db: Database;
  chainKeys: ChainKeys;
}

export interface TimelineVerification {
  rolloverId: string;
  entries: number;
  /** False if the last entry does not seal the row. */
  rowSealed: boolean;
  /** True if the last entry was sealed with the current chain key. */
  currentKey: boolean;
  /** Null if the chain is intact and the row matches its last entry. */
  fault: ChainIssue;
}

export interface TimelinesVerification {
  rollovers: number;
  entries: number;
  /** Rollovers whose last entry does not seal the row. */
  unsealed: number;
  /** Rollovers whose last entry was sealed with an earlier chain key. */
  withOtherKeys: number;
  /** Rollovers with a fault. */
  forged: number;
  /** The first `MAX_LISTED_FAULTS` faults. */
  faults: { rolloverId: string; sequence: number; detail: string }[];
}

/** Number of rollovers to verify in one snapshot. */
const WINDOW_ROLLOVERS = 200;
const ENTRIES_AT_ONCE = 50;
export const MAX_LISTED_FAULTS = 100;

/** @throws Problem `not_found` */
export async function verifyTimeline(ctx: VerifyContext, rolloverId: string): Promise<TimelineVerification> {
  const [verification] = await inSnapshot(ctx, async (tx) => {
    const row = await findRow(tx, rolloverId);
    return row ? verifyRows(ctx.chainKeys, tx, [row]) : [];
  });
  if (!verification) throw notFound("rollover");
  return verification;
}

/** Verifies all organizations if `organizationId` is null. */
export async function verifyTimelines(
  ctx: VerifyContext,
  organizationId: string | null,
  reportProgress: (count: number) => void = () => {},
): Promise<TimelinesVerification> {
  const counts = { rollovers: 0, entries: 0, unsealed: 0, withOtherKeys: 0, forged: 0 };
  const totals: TimelinesVerification = { ...counts, faults: [] };
  for (let after = ""; ; ) {
    const verified = await inSnapshot(ctx, async (tx) =>
      verifyRows(ctx.chainKeys, tx, await listRows(tx, { after, organizationId, limit: WINDOW_ROLLOVERS })),
    );
    for (const { rolloverId, entries, rowSealed, currentKey, fault } of verified) {
      totals.rollovers += 1;
      totals.entries += entries;
      if (!rowSealed) totals.unsealed += 1;
      if (!currentKey) totals.withOtherKeys += 1;
      if (!fault) continue;
      totals.forged += 1;
      if (totals.faults.length < MAX_LISTED_FAULTS) totals.faults.push({ rolloverId, ...fault });
    }
    reportProgress(totals.rollovers);
    const last = verified.at(-1);
    if (!last) return totals;
    after = last.rolloverId;
  }
}

/** Without a snapshot, an action between two reads would look like a truncated timeline. */
function inSnapshot<T>(ctx: VerifyContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  return inSqlTransaction(ctx.db, work, { isolation: "REPEATABLE READ" });
}

/** Verifies rows in the caller's snapshot. */
export async function verifyRows(
  keys: ChainKeys,
  tx: Sql,
  rows: readonly LockedRollover[],
): Promise<TimelineVerification[]> {
  const verifiers = new Map(rows.map(({ id }) => [id, { verifier: new ChainVerifier(keys), entries: 0 }]));
  let positions = rows.map(({ id }) => ({ rolloverId: id, after: BEFORE_FIRST_SEQUENCE }));
  while (positions.length > 0) {
    const entriesRead = new Map<string, number>();
    for (const entry of await readChains(tx, positions, ENTRIES_AT_ONCE)) {
      const chain = verifiers.get(entry.rolloverId);
      chain?.verifier.next(entry);
      if (chain) chain.entries += 1;
      entriesRead.set(entry.rolloverId, (entriesRead.get(entry.rolloverId) ?? 0) + 1);
    }
    positions = [...entriesRead].flatMap(([rolloverId, count]) => {
      const last = verifiers.get(rolloverId)?.verifier.last;
      return count === ENTRIES_AT_ONCE && last ? [{ rolloverId, after: last.sequence }] : [];
    });
  }
  const responses = await readStoredResponses(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { verifier, entries } = verifiers.get(row.id) as { verifier: ChainVerifier; entries: number };
    return {
      rolloverId: row.id,
      entries,
      rowSealed: verifier.last !== null && verifier.last.rowDigest !== null,
      currentKey: verifier.last?.keyId === keys.currentId,
      fault:
        verifier.end({ sequence: row.timelineSequence, hash: row.timelineHash }) ??
        findEndIssue(keys, row, { verifier, response: responses.get(row.id) ?? null }),
    };
  });
}

function findEndIssue(
  keys: ChainKeys,
  row: LockedRollover,
  { verifier: { last }, response }: { verifier: ChainVerifier; response: StoredResponse | null },
): ChainIssue {
  if (!last) return { sequence: 1, detail: "the timeline has no creation entry" };
  const detail = findDigestIssue(keys, row, last) ?? findResponseIssue(keys, row, response);
  return detail === null ? null : { sequence: last.sequence, detail };
}

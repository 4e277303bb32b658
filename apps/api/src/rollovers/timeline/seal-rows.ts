import { type Database, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { Clock } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import { OPERATOR } from "../../context/actor.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { findRow, listUnsealedIds, lockAvailableRows, writeAccountNumbers } from "../store/rows-store.ts";
import {
  type PlannedChange,
  planChange,
  type RolloverChange,
  updateWithTimeline,
  writePlannedChanges,
} from "./rollover-change.ts";
import { readLastEntries } from "./timeline-store.ts";
import { evaluateTimelines, type TimelineIssue } from "./verify-against-timeline.ts";

export interface SealContext {
  db: Database;
  clock: Clock;
  chainKeys: ChainKeys;
}

const BATCH_SIZE = 200;

function createSealEvent(row: LockedRollover, at: Date, reason: string): RolloverChange {
  return {
    type: "rollover.sealed",
    at,
    actor: OPERATOR,
    action: null,
    fromState: row.state,
    toState: row.state,
    reason,
    data: {},
    skipsEvents: true,
  };
}

type AccountNumberColumns = Pick<
  LockedRollover,
  `${"source" | "destination"}AccountNumber${"Ciphertext" | "Index"}`
>;

/**
 * Changes and seals each row. Skips locked rows, and rows that do not match their timelines, because a new seal would
 * hide the mismatch.
 * @param change returns null to skip a row
 */
export async function resealAccountNumbers(
  ctx: Pick<SealContext, "chainKeys" | "clock">,
  tx: Sql,
  {
    ids,
    change,
    reason,
  }: {
    ids: readonly string[];
    change: (row: LockedRollover) => Partial<AccountNumberColumns> | null;
    reason: string;
  },
): Promise<SealResult> {
  const at = ctx.clock.now();
  return sealLockedRows(ctx, tx, {
    lockedRows: await lockAvailableRows(tx, ids),
    plan: (row) => {
      const accountNumbers = change(row);
      return (
        accountNumbers &&
        planChange(
          { ...ctx, responses: null },
          { ...row, ...accountNumbers },
          { change: createSealEvent(row, at, reason) },
        )
      );
    },
  });
}

interface SealResult {
  sealed: number;
  faults: TimelineIssue[];
}

/**
 * Seals rollovers whose last timeline entry has an earlier key or no row digest. Safe to interrupt and repeat while
 * services run. The next run seals rows that were locked.
 */
export async function sealUnsealed(ctx: SealContext, organizationId: string | null): Promise<SealResult> {
  const result: SealResult = { sealed: 0, faults: [] };
  for (let after = ""; ; ) {
    const step = { after, organizationId, limit: BATCH_SIZE, keyId: ctx.chainKeys.currentId };
    const { ids, last } = await listUnsealedIds(ctx.db.sql, step);
    if (last === null) return result;
    after = last;
    if (ids.length === 0) continue;
    const at = ctx.clock.now();
    await inSqlTransaction(ctx.db, async (tx) => {
      const lockedRows = await lockAvailableRows(tx, ids);
      const { sealed, faults } = await sealLockedRows(ctx, tx, {
        lockedRows,
        plan: (row) =>
          planChange({ ...ctx, responses: null }, row, {
            change: createSealEvent(row, at, "sealed in its current state"),
          }),
      });
      result.faults.push(...faults);
      result.sealed += sealed;
    });
  }
}

async function sealLockedRows(
  ctx: Pick<SealContext, "chainKeys">,
  tx: Sql,
  {
    lockedRows,
    plan,
  }: { lockedRows: readonly LockedRollover[]; plan: (row: LockedRollover) => PlannedChange | null },
): Promise<SealResult> {
  const result: SealResult = { sealed: 0, faults: [] };
  for (const [organizationId, rows] of Map.groupBy(lockedRows, (row) => row.organizationId)) {
    const evaluated = await evaluateTimelines(ctx.chainKeys, tx, { organizationId, rollovers: rows });
    result.faults.push(...evaluated.faults);
    const plannedChanges = evaluated.verified
      .map(({ textsKeyCiphertext: _key, birthDateCiphertext: _birth, ...row }) => plan(row))
      .filter((plannedChange) => plannedChange !== null);
    await writePlannedChanges(tx, ctx.chainKeys, { plannedChanges, writeRows: writeAccountNumbers });
    result.sealed += plannedChanges.length;
  }
  return result;
}

/**
 * Seals a row that does not match its timeline, after a manual repair. Verification still reports earlier invalid entries.
 */
export async function acceptRow(ctx: SealContext, rolloverId: string, reason: string): Promise<void> {
  await inSqlTransaction(ctx.db, async (tx) => {
    const [row] = await lockAvailableRows(tx, [rolloverId]);
    if (!row && (await findRow(tx, rolloverId)))
      throw new Error(`${rolloverId} is being changed. Try again.`);
    if (!row) throw notFound("rollover");
    const at = ctx.clock.now();
    const last = (await readLastEntries(tx, row.organizationId, [row])).get(row.id)?.entry;
    const head = { timelineSequence: last?.sequence ?? 0, timelineHash: last?.hash ?? "" };
    const event = createSealEvent(row, at, `accepted in its current state: ${reason}`);
    const plannedChange = planChange({ ...ctx, responses: null }, { ...row, ...head }, { change: event });
    await updateWithTimeline(tx, ctx.chainKeys, { plannedChange, changes: {} });
    await recordAudit(tx, {
      organizationId: row.organizationId,
      actor: OPERATOR,
      action: "rollover.accepted_as_it_stands",
      targetId: rolloverId,
      data: { reason, sequence: plannedChange.entry.sequence },
      requestId: null,
      at,
    });
  });
}

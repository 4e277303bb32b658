import { type Database, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { type Clock, notFound } from "@svc/service-kit";
import { OPERATOR } from "../../operator-actor.ts";
import type { LockedRollover } from "../rollover.ts";
import {
  type Happening,
  type PlannedHistory,
  planHistory,
  writeChanged,
  writeTogether,
} from "../rollover-history.ts";
import { readLastEntries } from "../timeline-store.ts";
import type { ChainKeys } from "./chain-keys.ts";
import { evaluateHistories, type HistoryFault } from "./held-history.ts";
import { findRow, listUnsealedIds, lockFreeRows, writeNumbers } from "./rows-store.ts";

export interface SealContext {
  db: Database;
  clock: Clock;
  chainKeys: ChainKeys;
}

const AT_ONCE = 200;

/** An entry that seals a rollover which no action has changed: no event tells of it, and its version stays. */
function sealing(row: LockedRollover, at: Date, reason: string): Happening {
  return {
    type: "rollover.sealed",
    at,
    actor: OPERATOR,
    action: null,
    fromState: row.state,
    toState: row.state,
    reason,
    data: {},
    isQuiet: true,
  };
}

/** How the account numbers of a rollover are kept. */
type Numbers = Pick<LockedRollover, `${"source" | "destination"}AccountNumber${"Ciphertext" | "Index"}`>;

/**
 * Rewrites how the account numbers of rollovers are kept, each with an entry that seals them as they are then. Rows that
 * somebody holds are passed over. One that is not as its history left it is not touched: a new seal would hide that.
 *
 * @param change what is to stand there in place of what does; null leaves the row as it is
 * @param reason for the entry
 * @returns how many were written, and those that were left for their histories
 */
export async function resealNumbers(
  ctx: Pick<SealContext, "chainKeys" | "clock">,
  tx: Sql,
  ids: readonly string[],
  change: (row: LockedRollover) => Partial<Numbers> | null,
  reason: string,
): Promise<Sealing> {
  const at = ctx.clock.now();
  return sealLocked(ctx, tx, await lockFreeRows(tx, ids), (row) => {
    const numbers = change(row);
    return (
      numbers && planHistory({ ...ctx, answers: null }, { ...row, ...numbers }, sealing(row, at, reason))
    );
  });
}

/** What sealing all that was not sealed came to. */
export interface Sealing {
  sealed: number;
  /** What was not: its history does not hold. */
  faults: HistoryFault[];
}

/**
 * Seals every rollover whose last entry is from before rows were sealed, or is under another than the current key, as it
 * stands, while the services serve. Safe to kill and to repeat; what somebody holds is found by the next run.
 *
 * @param organizationId null for all organizations
 */
export async function sealUnsealed(ctx: SealContext, organizationId: string | null): Promise<Sealing> {
  const done: Sealing = { sealed: 0, faults: [] };
  for (let after = ""; ; ) {
    const step = { after, organizationId, limit: AT_ONCE, keyId: ctx.chainKeys.currentId };
    const { ids, last } = await listUnsealedIds(ctx.db.sql, step);
    if (last === null) return done;
    after = last;
    if (ids.length === 0) continue;
    const at = ctx.clock.now();
    await inSqlTransaction(ctx.db, async (tx) => {
      const locked = await lockFreeRows(tx, ids);
      const { sealed, faults } = await sealLocked(ctx, tx, locked, (row) =>
        planHistory({ ...ctx, answers: null }, row, sealing(row, at, "sealed as it stands")),
      );
      done.faults.push(...faults);
      done.sealed += sealed;
    });
  }
}

async function sealLocked(
  ctx: Pick<SealContext, "chainKeys">,
  tx: Sql,
  locked: readonly LockedRollover[],
  plan: (row: LockedRollover) => PlannedHistory | null,
): Promise<Sealing> {
  const done: Sealing = { sealed: 0, faults: [] };
  // One organization at a time: the last entries are read so.
  for (const [organizationId, rows] of Map.groupBy(locked, (row) => row.organizationId)) {
    const evaluated = await evaluateHistories(ctx.chainKeys, tx, organizationId, rows);
    done.faults.push(...evaluated.faults);
    const histories = evaluated.held
      .map(({ textsKeyCiphertext: _key, birthDateCiphertext: _birth, ...row }) => plan(row))
      .filter((history) => history !== null);
    await writeTogether(tx, ctx.chainKeys, histories, writeNumbers);
    done.sealed += histories.length;
  }
  return done;
}

/**
 * Accepts a rollover as it stands, whatever its history says: after an operator has put right by hand what was changed
 * by hand. A new entry seals it, and an audit row says so; entries that do not hold go on being found.
 *
 * @param reason why it is right as it is, for people
 * @throws Problem `not_found`
 */
export async function acceptRow(ctx: SealContext, rolloverId: string, reason: string): Promise<void> {
  await inSqlTransaction(ctx.db, async (tx) => {
    const [row] = await lockFreeRows(tx, [rolloverId]);
    if (!row && (await findRow(tx, rolloverId))) throw new Error(`${rolloverId} is being changed: try again`);
    if (!row) throw notFound("rollover");
    const at = ctx.clock.now();
    const last = (await readLastEntries(tx, row.organizationId, [row])).get(row.id)?.entry;
    const head = { timelineSequence: last?.sequence ?? 0, timelineHash: last?.hash ?? "" };
    const happening = sealing(row, at, `accepted as it stands: ${reason}`);
    const history = planHistory({ ...ctx, answers: null }, { ...row, ...head }, happening);
    await writeChanged(tx, ctx.chainKeys, history, {});
    await recordAudit(tx, {
      organizationId: row.organizationId,
      actor: OPERATOR,
      action: "rollover.accepted_as_it_stands",
      targetId: rolloverId,
      data: { reason, sequence: history.entry.sequence },
      requestId: null,
      at,
    });
  });
}

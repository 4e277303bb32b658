import { hash } from "node:crypto";
import { holdIndexKeys, holds } from "./secrets/hold-index-keys.ts";
import type { Sql } from "./sql.ts";
import {
  kysely,
  type Params,
  type RawBuilder,
  type SentStatement,
  sql,
  statement,
} from "./statements/statement.ts";

/**
 * Waits for the transaction's turn with this name; the turn ends with the transaction. It serialises what has no row
 * to lock yet, such as two creations of the same thing.
 */
export async function lockName(tx: Sql, name: string): Promise<void> {
  await waitForLock(tx, { number: lockNumber(name).toString() });
}

/** As `lockName`, for all of these names, in one order whoever asks: no two wait for each other. */
export async function lockNames(tx: Sql, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await lockName(tx, name);
}

const waitForLock = statement("lock_name", (param: Params<{ number: string }>) =>
  kysely.selectNoFrom(sql<string>`pg_advisory_xact_lock(${param.number})::text`.as("locked")),
);

/** As `lockName`, for work that has no place of its own to lose: it waits for its turn, whatever the limit of its pool. */
export async function awaitName(tx: Sql, name: string): Promise<void> {
  const [limit] = await liftLockLimit(tx);
  await lockName(tx, name);
  await setLockLimit(tx, { limit: limit?.lock ?? "0" });
}

const liftLockLimit = statement("lock_limit_lift", () =>
  kysely.selectNoFrom([
    sql<string>`current_setting('lock_timeout')`.as("lock"),
    sql`set_config('lock_timeout', '0', true)`.as("lifted"),
  ]),
);

const setLockLimit = statement("lock_limit_set", (param: Params<{ limit: string }>) =>
  kysely.selectNoFrom(sql`set_config('lock_timeout', ${param.limit}, true)`.as("set")),
);

// A transaction whose turn it is not, or that finds its work done, says so to the statements that were sent with it: they came
// before anybody could have held them back. A setting, which ends with the transaction; it is text, as all of them are.

/**
 * Asks for the transaction's turn with all of these names, without waiting: the last says by `isOver`, `false`, that it has them.
 *
 * @param indexKeyIds as of `holdIndexKeys`, with which it begins; null where the process compares by no digests
 */
export function turnOf(names: readonly string[], indexKeyIds: readonly string[] | null): SentStatement[] {
  const [number = "", ...others] = names.map((name) => lockNumber(name).toString());
  const holding = indexKeyIds ? [holdIndexKeys(indexKeyIds)] : [];
  if (others.length > 0) return [...holding, askForTurns.toSent({ numbers: [number, ...others] })];
  // What most calls ask is one statement: each costs a request some thirtieth of its time.
  return [indexKeyIds ? askHolding.toSent({ number, ids: indexKeyIds }) : askForTurn.toSent({ number })];
}

const saysOver = (hasTurn: RawBuilder<boolean>) =>
  sql<string>`set_config('svc.is_over', (NOT ${hasTurn})::text, true)`.as("isOver");

const tryLock = (number: Params<{ number: string }>["number"]) =>
  sql<boolean>`pg_try_advisory_xact_lock(${number})`;

const askForTurn = statement("turn", ({ number }: Params<{ number: string }>) =>
  kysely.selectNoFrom(saysOver(tryLock(number))),
);

const askHolding = statement(
  "turn_holding",
  ({ number, ids }: Params<{ number: string; ids: readonly string[] }>) =>
    kysely.selectNoFrom([holds(ids), saysOver(tryLock(number))]),
);

const askForTurns = statement("turns", ({ numbers }: Params<{ numbers: readonly string[] }>) =>
  kysely.selectNoFrom(
    saysOver(sql<boolean>`(SELECT bool_and(pg_try_advisory_xact_lock(number))
      FROM unnest(${numbers}::bigint[]) AS number)`),
  ),
);

/** Says, of each row that is read, that nothing is left to be done in this transaction. */
export const SAYS_OVER = sql<string>`set_config('svc.is_over', 'true', true)`;

/** Where something is left to be done in this transaction. */
export const isNotOver = sql<boolean>`current_setting('svc.is_over', true) IS DISTINCT FROM 'true'`;

/** The 64-bit number that an advisory lock takes; two names that collide only wait in vain. */
export function lockNumber(name: string): bigint {
  return hash("sha256", name, "buffer").readBigInt64BE();
}

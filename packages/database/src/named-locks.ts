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

/** Locks a name until the transaction ends. For operations that have no row to lock yet, such as concurrent creations. */
export async function lockName(tx: Sql, name: string): Promise<void> {
  await waitForLock(tx, { number: lockNumber(name).toString() });
}

/** Like `lockName`, for several names, in a fixed order to prevent deadlocks. */
export async function lockNames(tx: Sql, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await lockName(tx, name);
}

const waitForLock = statement("lock_name", (param: Params<{ number: string }>) =>
  kysely.selectNoFrom(sql<string>`pg_advisory_xact_lock(${param.number})::text`.as("locked")),
);

/** Like `lockName`, without the pool's lock timeout. */
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

// Statements sent in the same round trip must do nothing if the lock is taken or no work is left.
// The setting `svc.is_over` tells them; it ends with the transaction.

/** Returns statements that try to lock all names without waiting; the last returns `isOver: "false"` on success. */
export function turnOf(names: readonly string[], indexKeyIds: readonly string[] | null): SentStatement[] {
  const [number = "", ...others] = names.map((name) => lockNumber(name).toString());
  const holding = indexKeyIds ? [holdIndexKeys(indexKeyIds)] : [];
  if (others.length > 0) return [...holding, askForTurns.toSent({ numbers: [number, ...others] })];
  // Each statement costs about 3% of a request's time.
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

/** Marks the transaction as having no work left. */
export const SAYS_OVER = sql<string>`set_config('svc.is_over', 'true', true)`;

export const isNotOver = sql<boolean>`current_setting('svc.is_over', true) IS DISTINCT FROM 'true'`;

/** Returns an advisory lock's number. Colliding names only wait for each other. */
export function lockNumber(name: string): bigint {
  return hash("sha256", name, "buffer").readBigInt64BE();
}

import { hash } from "node:crypto";
import { lockIndexKeys, selectIndexKeyLock } from "./secrets/lock-index-keys.ts";
import type { Sql } from "./sql.ts";
import {
  kysely,
  type Params,
  type RawBuilder,
  type StatementWithValues,
  sql,
  statement,
} from "./statements/statement.ts";

/** Locks a name until the transaction ends. For operations without a row to lock, such as creating an object. */
export async function lockName(tx: Sql, name: string): Promise<void> {
  await lockByNumber(tx, { number: toLockNumber(name).toString() });
}

/** Locks names in a fixed order, to prevent deadlocks. */
export async function lockNames(tx: Sql, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await lockName(tx, name);
}

const lockByNumber = statement("lock_name", (param: Params<{ number: string }>) =>
  kysely.selectNoFrom(sql<string>`pg_advisory_xact_lock(${param.number})::text`.as("locked")),
);

/** Locks a name, and waits as long as it takes. Restores the lock timeout. */
export async function lockNameWithoutTimeout(tx: Sql, name: string): Promise<void> {
  const [limit] = await disableLockTimeout(tx);
  await lockName(tx, name);
  await setLockTimeout(tx, { limit: limit?.lock ?? "0" });
}

const disableLockTimeout = statement("lock_limit_lift", () =>
  kysely.selectNoFrom([
    sql<string>`current_setting('lock_timeout')`.as("lock"),
    sql`set_config('lock_timeout', '0', true)`.as("lifted"),
  ]),
);

const setLockTimeout = statement("lock_limit_set", (param: Params<{ limit: string }>) =>
  kysely.selectNoFrom(sql`set_config('lock_timeout', ${param.limit}, true)`.as("set")),
);

// If another transaction holds the lock or no work remains, the other statements of the round trip do nothing: they check the
// transaction's setting `svc.is_over`.

/** Returns statements that try to lock all names without waiting. The last one returns `isSkipped: "false"` on success. */
export function buildTryLock(
  names: readonly string[],
  indexKeyIds: readonly string[] | null,
): StatementWithValues[] {
  // Without sorting, concurrent transactions could each take one lock, and all would fail.
  const [number = "", ...otherNumbers] = names.map((name) => toLockNumber(name).toString()).sort();
  const keyLock = indexKeyIds ? [lockIndexKeys(indexKeyIds)] : [];
  if (otherNumbers.length > 0)
    return [...keyLock, tryLockNames.toStatement({ numbers: [number, ...otherNumbers] })];
  // A separate statement for the index keys would cost about 3% of a request's time.
  return [
    indexKeyIds
      ? tryLockNameWithKeys.toStatement({ number, ids: indexKeyIds })
      : tryLockName.toStatement({ number }),
  ];
}

const skipUnless = (hasLock: RawBuilder<boolean>) =>
  sql<string>`set_config('svc.is_over', (NOT ${hasLock})::text, true)`.as("isSkipped");

const tryLock = (number: Params<{ number: string }>["number"]) =>
  sql<boolean>`pg_try_advisory_xact_lock(${number})`;

const tryLockName = statement("turn", ({ number }: Params<{ number: string }>) =>
  kysely.selectNoFrom(skipUnless(tryLock(number))),
);

const tryLockNameWithKeys = statement(
  "turn_holding",
  ({ number, ids }: Params<{ number: string; ids: readonly string[] }>) =>
    kysely.selectNoFrom([selectIndexKeyLock(ids), skipUnless(tryLock(number))]),
);

const tryLockNames = statement("turns", ({ numbers }: Params<{ numbers: readonly string[] }>) =>
  kysely.selectNoFrom(
    // Stops at the first lock that another transaction holds.
    skipUnless(sql<boolean>`(NOT EXISTS (SELECT FROM unnest(${numbers}::bigint[]) AS number
      WHERE NOT pg_try_advisory_xact_lock(number)))`),
  ),
);

/** Makes the remaining statements of the round trip do nothing. */
export const SKIP_REMAINING = sql<string>`set_config('svc.is_over', 'true', true)`;

export const isNotSkipped = sql<boolean>`current_setting('svc.is_over', true) IS DISTINCT FROM 'true'`;

/** Names that share a number wait for each other, without other effects. */
function toLockNumber(name: string): bigint {
  return hash("sha256", name, "buffer").readBigInt64BE();
}

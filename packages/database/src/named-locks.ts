import { hash } from "node:crypto";
import type { Sql } from "./sql.ts";
import { kysely, type Params, type SentStatement, sql, statement } from "./statements/statement.ts";

/**
 * Waits for the transaction's turn with this name; the turn ends with the transaction. It serialises what has no row
 * to lock yet, such as two creations of the same thing.
 */
export async function lockName(tx: Sql, name: string): Promise<void> {
  await waitForLock(tx, { number: lockNumber(name).toString() });
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

/** Asks for the transaction's turn with a name, without waiting: `isOver` is `false` where it has it. */
export function turnOf(name: string): SentStatement {
  return askForTurn.toSent({ number: lockNumber(name).toString() });
}

const askForTurn = statement("turn", (param: Params<{ number: string }>) =>
  kysely.selectNoFrom(
    sql<string>`set_config('svc.is_over', (NOT pg_try_advisory_xact_lock(${param.number}))::text, true)`.as(
      "isOver",
    ),
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

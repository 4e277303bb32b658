import type { Limits } from "../limits.ts";
import type { Statement } from "../sql.ts";

/** Pooler in front of PostgreSQL: none, or one in transaction mode. */
export type Pooler = "none" | "transaction";

/**
 * Returns a statement that sets a transaction's limits: poolers reject session settings or share them. `concat` evaluates all three calls
 * and is never null, so no row is returned.
 */
export function buildTransactionLimits({ statement, lock, idleInTransaction }: Limits): Statement {
  const settings = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
  const calls = Object.entries(settings).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  return { text: `SELECT WHERE concat(${calls.join(", ")}) IS NULL` };
}

import type { Limits } from "../limits.ts";
import type { Statement } from "../sql.ts";

/** What stands between a process and PostgreSQL: nothing, or what gives each transaction whichever connection is free. */
export type Pooler = "none" | "transaction";

/**
 * Sets the limits for the transaction that it is sent within, and gives no row. Behind a pooler a connection's own settings are
 * refused, or another's: these go with each transaction. `concat` is never null, and needs all three.
 */
export function limitsOfTransaction({ statement, lock, idleInTransaction }: Limits): Statement {
  const settings = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
  const calls = Object.entries(settings).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  return { text: `SELECT WHERE concat(${calls.join(", ")}) IS NULL` };
}

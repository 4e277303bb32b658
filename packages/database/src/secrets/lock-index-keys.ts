import { NotReadyError } from "@svc/service-kit/health";
import { kysely, type Params, type StatementWithValues, sql, statement } from "../statements/statement.ts";

/** SQLSTATE that `hold_index_keys` raises. */
const INDEX_KEYS_REFUSED = "SV001";

/**
 * Returns the first statement of a transaction that reads or writes digests computed with `INDEX_KEY`. Until the transaction ends,
 * no index key can be added or retired. Fails if rows may use a key that this process lacks, or if its current key is retired.
 * @param ids the current key first
 */
export function lockIndexKeys(ids: readonly string[]): StatementWithValues {
  return lockKeys.toStatement({ ids });
}

type Ids = Params<{ ids: readonly string[] }>;

const lockKeys = statement("index_keys_held", ({ ids }: Ids) => kysely.selectNoFrom(selectIndexKeyLock(ids)));

/** Acquires the lock as a column of another statement. */
export const selectIndexKeyLock = (ids: Ids["ids"]) =>
  sql<string>`hold_index_keys(${ids}::text[])::text`.as("held");

/** Converts an error of `lockIndexKeys` to NotReadyError if index keys are the reason. */
export function throwNotReady(error: Error & { code?: string }): never {
  throw error.code === INDEX_KEYS_REFUSED ? new NotReadyError(error.message) : error;
}

/** Waits for transactions that started before an index key change, and blocks new ones. */
export const lockIndexKeysExclusively = statement(
  "index_keys_alone",
  () => sql<{ held: string }>`SELECT hold_index_keys_alone()::text AS held`,
);

import { NotReadyError } from "@svc/service-kit";
import { kysely, type Params, type SentStatement, sql, statement } from "../statements/statement.ts";

const REFUSED = "SV001";

/**
 * Returns the first statement of a transaction that uses digests under `INDEX_KEY`. It fails when rows may use a key this process lacks,
 * or when its current key was retired, and prevents both until the transaction ends.
 *
 * @param ids of the process's keys, the current one first
 */
export function holdIndexKeys(ids: readonly string[]): SentStatement {
  return hold.toSent({ ids });
}

type Ids = Params<{ ids: readonly string[] }>;

const hold = statement("index_keys_held", ({ ids }: Ids) => kysely.selectNoFrom(holds(ids)));

/** Selects the hold as a column of another statement. */
export const holds = (ids: Ids["ids"]) => sql<string>`hold_index_keys(${ids}::text[])::text`.as("held");

/** Returns whether the process lacks index keys. */
export function lacksIndexKeys(code: string): boolean {
  return code === REFUSED;
}

/** @throws NotReadyError if the process lacks index keys; otherwise the given error */
export function sayNotReady(error: Error & { code?: string }): never {
  throw lacksIndexKeys(error.code ?? "") ? new NotReadyError(error.message) : error;
}

/** Waits for transactions that started before an index key change, and blocks new ones. */
export const holdIndexKeysAlone = statement(
  "index_keys_alone",
  () => sql<{ held: string }>`SELECT hold_index_keys_alone()::text AS held`,
);

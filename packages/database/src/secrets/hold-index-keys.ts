import { NotReadyError } from "@svc/service-kit";
import { kysely, type Params, type SentStatement, sql, statement } from "../statements/statement.ts";

/** What the function below raises. */
const REFUSED = "SV001";

/**
 * With it a transaction begins that compares digests under `INDEX_KEY`, or writes them. It is refused where a row may be under a key
 * that the process lacks, which it would not find; or where the process writes under one that was retired, which others do not
 * find. It keeps either from becoming so until the transaction ends.
 *
 * @param ids of the keys that the process has, the current one first
 */
export function holdIndexKeys(ids: readonly string[]): SentStatement {
  return hold.toSent({ ids });
}

type Ids = Params<{ ids: readonly string[] }>;

const hold = statement("index_keys_held", ({ ids }: Ids) => kysely.selectNoFrom(holds(ids)));

/** The same as what another statement asks besides. */
export const holds = (ids: Ids["ids"]) => sql<string>`hold_index_keys(${ids}::text[])::text`.as("held");

/** Whether a transaction was refused for the keys that its process has. */
export function lacksIndexKeys(code: string): boolean {
  return code === REFUSED;
}

/** @throws NotReadyError for a process that is refused; what was thrown otherwise */
export function sayNotReady(error: Error & { code?: string }): never {
  throw lacksIndexKeys(error.code ?? "") ? new NotReadyError(error.message) : error;
}

/** Waits until no transaction is under way that began before what has changed of the index keys, and keeps others from beginning. */
export const holdIndexKeysAlone = statement(
  "index_keys_alone",
  () => sql<{ held: string }>`SELECT hold_index_keys_alone()::text AS held`,
);

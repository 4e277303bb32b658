import type { Database } from "@svc/database";
import { stringify } from "csv-stringify/sync";
import type { CustodianSeed } from "../custodian.ts";
import { readCustodians } from "../custodian-store.ts";
import { LIST_SEPARATOR } from "./cells.ts";
import { CSV_COLUMNS, isSandbox, toCells } from "./csv-schema.ts";

/**
 * Writes a directory as the CSV file that `parseDirectory` reads back the same: UTF-8, lines that end with LF, by slug. The
 * sandbox's custodians are left out: the service itself keeps them.
 *
 * @throws Error for an alias that holds the separator of lists, which no import lets in
 */
export function writeDirectory(custodians: readonly CustodianSeed[]): string {
  const written = custodians
    .filter((custodian) => !isSandbox(custodian))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const torn = written.find(({ aliases }) => aliases.some((alias) => alias.includes(LIST_SEPARATOR)));
  if (torn) throw new Error(`an alias of ${torn.slug} holds ${LIST_SEPARATOR}, which separates aliases`);
  return stringify(written.map(toCells), { header: true, columns: [...CSV_COLUMNS] });
}

/** Writes the whole directory as `writeDirectory` does, the inactive custodians too. */
export async function exportCustodians(db: Database): Promise<string> {
  return writeDirectory(await readCustodians(db.sql));
}

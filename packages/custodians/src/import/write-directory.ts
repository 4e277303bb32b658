import type { Database } from "@svc/database";
import { stringify } from "csv-stringify/sync";
import type { CustodianSeed } from "../custodian.ts";
import { readCustodians } from "../custodian-store.ts";
import { LIST_SEPARATOR } from "./cells.ts";
import { CSV_COLUMNS, isSandbox, toCells } from "./csv-schema.ts";

/**
 * Writes a directory as a CSV file for `parseDirectory`, sorted by slug. Omits sandbox custodians.
 *
 * @throws Error for an alias that contains the list separator
 */
export function writeDirectory(custodians: readonly CustodianSeed[]): string {
  const rows = custodians
    .filter((custodian) => !isSandbox(custodian))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const invalidRow = rows.find(({ aliases }) => aliases.some((alias) => alias.includes(LIST_SEPARATOR)));
  if (invalidRow)
    throw new Error(`an alias of ${invalidRow.slug} contains ${LIST_SEPARATOR}, which separates aliases`);
  return stringify(rows.map(toCells), { header: true, columns: [...CSV_COLUMNS] });
}

/** Exports the whole directory, including inactive custodians. */
export async function exportCustodians(db: Database): Promise<string> {
  return writeDirectory(await readCustodians(db.sql));
}

import type { FieldPlace } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";

// Where ciphertexts under the data keys stand. A test fails when the database has a column of them that is not here.

/** A table that holds ciphertexts; its `id` is the row of their places. */
export interface SealedTable {
  name: string;
  columns: readonly SealedColumn[];
}

/** A column that holds one ciphertext, or a list of things with one each. */
export interface SealedColumn {
  name: string;
  /** The column of the place that the ciphertext is bound to. */
  place: FieldPlace["column"];
  holds: "ciphertext" | "list of { ciphertext }";
}

const sealed = (name: string, place: string): SealedColumn => ({ name, place, holds: "ciphertext" });

export const SEALED_TABLES: readonly SealedTable[] = [
  {
    name: "accounts",
    columns: ["email", "phone", "date_of_birth", "ssn_last4", "address", "texts_key"].map((place) =>
      sealed(`${place}_ciphertext`, place),
    ),
  },
  {
    name: "rollovers",
    columns: ["source_account_number", "destination_account_number"].map((place) =>
      sealed(`${place}_ciphertext`, place),
    ),
  },
  {
    name: "webhook_endpoints",
    columns: [{ name: "secrets", place: "secrets", holds: "list of { ciphertext }" }],
  },
  { name: "document_files", columns: [sealed("file_key_ciphertext", "file_key")] },
  { name: "mails", columns: [sealed("content_ciphertext", "content")] },
  { name: "idempotency_records", columns: [sealed("answer_ciphertext", "answer")] },
];

/** A column's ciphertexts as an array of SQL; what was erased is null or empty, and none. */
export function ciphertextsOf({ name, holds }: SealedColumn): RawBuilder<string[]> {
  const column = sql.ref(name);
  return holds === "ciphertext"
    ? sql`array_remove(array_remove(ARRAY[${column}], NULL), '')`
    : sql`ARRAY(SELECT one ->> 'ciphertext' FROM jsonb_array_elements(${column}) AS one)`;
}

/** The value of a sealed column, as it is read: null or empty where it was erased. */
export type SealedValue = string | { ciphertext: string }[] | null;

/** The value with each of its ciphertexts replaced; all else of it stays. */
export function mapCiphertexts(value: SealedValue, replace: (ciphertext: string) => string): SealedValue {
  if (value === null || value === "") return value;
  if (typeof value === "string") return replace(value);
  return value.map((one) => ({ ...one, ciphertext: replace(one.ciphertext) }));
}

import type { FieldPlace } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";

// All columns with ciphertexts under the data keys. A test fails if one is missing.

export interface SealedTable {
  name: string;
  columns: readonly SealedColumn[];
}

export interface SealedColumn {
  name: string;
  /** Column name in the field place, to which the ciphertext is bound. */
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

/** SQL array of a column's ciphertexts, without erased values. */
export function ciphertextsOf({ name, holds }: SealedColumn): RawBuilder<string[]> {
  const column = sql.ref(name);
  return holds === "ciphertext"
    ? sql`array_remove(array_remove(ARRAY[${column}], NULL), '')`
    : sql`ARRAY(SELECT one ->> 'ciphertext' FROM jsonb_array_elements(${column}) AS one)`;
}

/** Null or empty once erased. */
export type SealedValue = string | { ciphertext: string }[] | null;

export function mapCiphertexts(value: SealedValue, replace: (ciphertext: string) => string): SealedValue {
  if (value === null || value === "") return value;
  if (typeof value === "string") return replace(value);
  return value.map((one) => ({ ...one, ciphertext: replace(one.ciphertext) }));
}

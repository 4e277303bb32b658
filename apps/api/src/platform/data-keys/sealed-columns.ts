import type { FieldLocation } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";

// All columns with values encrypted with the data keys. A test fails if one is missing.

export interface SealedTable {
  name: string;
  columns: readonly SealedColumn[];
}

interface SealedColumn {
  name: string;
  /** Column name in the `FieldLocation` that the ciphertext is bound to. */
  boundColumn: FieldLocation["column"];
  format: "ciphertext" | "list of { ciphertext }";
}

const toSealedColumn = (name: string, boundColumn: string): SealedColumn => ({
  name,
  boundColumn,
  format: "ciphertext",
});

export const SEALED_TABLES: readonly SealedTable[] = [
  {
    name: "accounts",
    columns: ["email", "phone", "date_of_birth", "ssn_last4", "address", "former_names", "texts_key"].map(
      (column) => toSealedColumn(`${column}_ciphertext`, column),
    ),
  },
  {
    name: "rollovers",
    columns: ["source_account_number", "destination_account_number"].map((column) =>
      toSealedColumn(`${column}_ciphertext`, column),
    ),
  },
  {
    name: "webhook_endpoints",
    columns: [{ name: "secrets", boundColumn: "secrets", format: "list of { ciphertext }" }],
  },
  { name: "incoming_funds", columns: [toSealedColumn("account_number_ciphertext", "account_number")] },
  { name: "payment_details", columns: [toSealedColumn("account_numbers_ciphertext", "account_numbers")] },
  { name: "document_files", columns: [toSealedColumn("file_key_ciphertext", "file_key")] },
  {
    name: "rollover_letters",
    columns: ["content", "signature_details"].map((column) => toSealedColumn(`${column}_ciphertext`, column)),
  },
  { name: "mails", columns: [toSealedColumn("content_ciphertext", "content")] },
  { name: "idempotency_records", columns: [toSealedColumn("answer_ciphertext", "answer")] },
];

/** Returns SQL for an array of a column's ciphertexts, without erased values. */
export function selectCiphertexts({ name, format }: SealedColumn): RawBuilder<string[]> {
  const column = sql.ref(name);
  return format === "ciphertext"
    ? sql`array_remove(array_remove(ARRAY[${column}], NULL), '')`
    : sql`ARRAY(SELECT one ->> 'ciphertext' FROM jsonb_array_elements(${column}) AS one)`;
}

/** Null or empty after erasure. */
export type SealedValue = string | { ciphertext: string }[] | null;

export function mapCiphertexts(value: SealedValue, replace: (ciphertext: string) => string): SealedValue {
  if (value === null || value === "") return value;
  if (typeof value === "string") return replace(value);
  return value.map((item) => ({ ...item, ciphertext: replace(item.ciphertext) }));
}

import type { FieldLocation } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";

// All columns encrypted with the data keys. A test fails if one is missing.

export interface EncryptedTable {
  name: string;
  columns: readonly EncryptedColumn[];
}

interface EncryptedColumn {
  name: string;
  /** Column in the `FieldLocation` that the ciphertexts are bound to. */
  boundColumn: FieldLocation["column"];
  format: "ciphertext" | "list of { ciphertext }";
}

const toEncryptedColumn = (name: string, boundColumn: string): EncryptedColumn => ({
  name,
  boundColumn,
  format: "ciphertext",
});

export const ENCRYPTED_TABLES: readonly EncryptedTable[] = [
  {
    name: "accounts",
    columns: ["email", "phone", "date_of_birth", "ssn_last4", "address", "former_names", "texts_key"].map(
      (column) => toEncryptedColumn(`${column}_ciphertext`, column),
    ),
  },
  {
    name: "rollovers",
    columns: ["source_account_number", "destination_account_number"].map((column) =>
      toEncryptedColumn(`${column}_ciphertext`, column),
    ),
  },
  {
    name: "webhook_endpoints",
    columns: [{ name: "secrets", boundColumn: "secrets", format: "list of { ciphertext }" }],
  },
  { name: "incoming_funds", columns: [toEncryptedColumn("account_number_ciphertext", "account_number")] },
  { name: "payment_details", columns: [toEncryptedColumn("account_numbers_ciphertext", "account_numbers")] },
  { name: "document_files", columns: [toEncryptedColumn("file_key_ciphertext", "file_key")] },
  {
    name: "rollover_letters",
    columns: ["content", "signature_details"].map((column) =>
      toEncryptedColumn(`${column}_ciphertext`, column),
    ),
  },
  { name: "mails", columns: [toEncryptedColumn("content_ciphertext", "content")] },
  { name: "idempotency_records", columns: [toEncryptedColumn("answer_ciphertext", "answer")] },
];

/** Selects an array of a column's ciphertexts, without erased values. */
export function selectCiphertexts({ name, format }: EncryptedColumn): RawBuilder<string[]> {
  const column = sql.ref(name);
  return format === "ciphertext"
    ? sql`array_remove(array_remove(ARRAY[${column}], NULL), '')`
    : sql`ARRAY(SELECT item ->> 'ciphertext' FROM jsonb_array_elements(${column}) AS item)`;
}

/** Null or empty after erasure. */
export type EncryptedValue = string | { ciphertext: string }[] | null;

export function mapCiphertexts(
  value: EncryptedValue,
  replace: (ciphertext: string) => string,
): EncryptedValue {
  if (value === null || value === "") return value;
  if (typeof value === "string") return replace(value);
  return value.map((item) => ({ ...item, ciphertext: replace(item.ciphertext) }));
}

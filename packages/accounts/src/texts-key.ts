import { createSecretKey, randomBytes } from "node:crypto";
import { kysely, type Params, type Sql, statement } from "@svc/database";
import { FieldCipher } from "./field-cipher.ts";

// Timelines are immutable but contain personal text. Erasing an account destroys its key for this text.

const KEY_BYTES = 32;
const KEY_ID = "texts";

const toLocation = (accountId: string) => ({ table: "accounts", column: "texts_key", rowId: accountId });

export function createTextsKey(cipher: FieldCipher, accountId: string): string {
  return cipher.encrypt(randomBytes(KEY_BYTES).toString("base64"), toLocation(accountId));
}

export function openTextsKey(cipher: FieldCipher, accountId: string, ciphertext: string): FieldCipher {
  const key = Buffer.from(cipher.decrypt(ciphertext, toLocation(accountId)), "base64");
  return new FieldCipher([{ id: KEY_ID, key: createSecretKey(key) }]);
}

/**
 * Returns the cipher for an account's text. Creates the key if it is missing. Locks the account, so lock rollovers first.
 * @throws Error if the account is erased or missing
 */
export async function ensureTextsKey(
  tx: Sql,
  cipher: FieldCipher,
  { organizationId, accountId }: { organizationId: string; accountId: string },
): Promise<FieldCipher> {
  const newKey = createTextsKey(cipher, accountId);
  const [row] = await storeTextsKey(tx, { organizationId, accountId, newKey });
  if (!row) throw new Error(`${accountId} is erased or missing, so its free text cannot be encrypted`);
  return openTextsKey(cipher, accountId, row.ciphertext);
}

const storeTextsKey = statement(
  "account_texts_key",
  (param: Params<{ organizationId: string; accountId: string; newKey: string }>) =>
    kysely
      .updateTable("accounts")
      .set((account) => ({
        textsKeyCiphertext: account.fn.coalesce("textsKeyCiphertext", param.newKey),
      }))
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.accountId)
      .where("status", "=", "active")
      .returning((account) => account.ref("textsKeyCiphertext").$notNull().as("ciphertext")),
);

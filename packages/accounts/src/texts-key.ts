import { createSecretKey, randomBytes } from "node:crypto";
import { kysely, type Params, type Sql, statement } from "@svc/database";
import { FieldCipher } from "./field-cipher.ts";

// Timelines are never changed, and hold what people wrote about a participant. So it is sealed under a key of the account's
// own, which stands in its row as ciphertext: erasing the account destroys the key, and with it what can be read.

const KEY_BYTES = 32;
const NAME = "texts";

const placeOf = (accountId: string) => ({ table: "accounts", column: "texts_key", rowId: accountId });

/** Makes a key for the texts of a new account. @returns it as ciphertext, for the account's row */
export function makeTextsKey(cipher: FieldCipher, accountId: string): string {
  return cipher.encrypt(randomBytes(KEY_BYTES).toString("base64"), placeOf(accountId));
}

/** The cipher of an account's texts. @param ciphertext as the account's row has it */
export function openTextsKey(cipher: FieldCipher, accountId: string, ciphertext: string): FieldCipher {
  const key = Buffer.from(cipher.decrypt(ciphertext, placeOf(accountId)), "base64");
  return new FieldCipher([{ id: NAME, key: createSecretKey(key) }]);
}

/**
 * The cipher of an account's texts, made now where the account is from before there were any. It waits for whoever
 * holds the account's lock, and keeps it until the transaction ends: rollovers are locked before their account.
 *
 * @throws Error for an account that is erased, or not there
 */
export async function ensureTextsKey(
  tx: Sql,
  cipher: FieldCipher,
  organizationId: string,
  accountId: string,
): Promise<FieldCipher> {
  const made = makeTextsKey(cipher, accountId);
  const [row] = await keepTextsKey(tx, { organizationId, accountId, made });
  if (!row) throw new Error(`${accountId} is erased: nothing more is written of its participant`);
  return openTextsKey(cipher, accountId, row.ciphertext);
}

const keepTextsKey = statement(
  "account_texts_key",
  (param: Params<{ organizationId: string; accountId: string; made: string }>) =>
    kysely
      .updateTable("accounts")
      .set((account) => ({
        textsKeyCiphertext: account.fn.coalesce("textsKeyCiphertext", param.made),
      }))
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.accountId)
      .where("status", "=", "active")
      .returning((account) => account.ref("textsKeyCiphertext").$notNull().as("ciphertext")),
);

import type { FieldCipher } from "@svc/accounts";
import type { IncomingFunds } from "./incoming-funds.ts";

/** The ciphertext is valid only in the row with this ID. */
const toFieldLocation = (rowId: string) => ({ table: "incoming_funds", column: "account_number", rowId });

export function encryptAccountNumber(cipher: FieldCipher, id: string, number: string): string {
  return cipher.encrypt(number, toFieldLocation(id));
}

/** Returns the account number as printed, or null if there is none. */
export function decryptAccountNumber(
  cipher: FieldCipher,
  { id, accountNumberCiphertext }: Pick<IncomingFunds, "id" | "accountNumberCiphertext">,
): string | null {
  return accountNumberCiphertext ? cipher.decrypt(accountNumberCiphertext, toFieldLocation(id)) : null;
}

/** Re-encrypts the account number for the row with ID `newId`. */
export function reencryptAccountNumber(
  { cipher }: { cipher: FieldCipher },
  funds: IncomingFunds,
  newId: string,
): string | null {
  const number = decryptAccountNumber(cipher, funds);
  return number === null ? null : encryptAccountNumber(cipher, newId, number);
}

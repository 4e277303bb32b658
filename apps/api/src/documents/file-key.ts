import type { FieldCipher } from "@svc/accounts";

const placeOf = (id: string) => ({ table: "document_files", column: "file_key", rowId: id });

/** Encrypts a file's key, bound to its row. */
export function sealFileKey(cipher: FieldCipher, id: string, key: Buffer): string {
  return cipher.encrypt(key.toString("base64"), placeOf(id));
}

export function openFileKey(cipher: FieldCipher, id: string, ciphertext: string): Buffer {
  return Buffer.from(cipher.decrypt(ciphertext, placeOf(id)), "base64");
}

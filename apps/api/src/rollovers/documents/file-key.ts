import type { FieldCipher } from "@svc/accounts";

const toFieldLocation = (id: string) => ({ table: "document_files", column: "file_key", rowId: id });

/** Encrypts a file's key, bound to its row. */
export function sealFileKey(cipher: FieldCipher, id: string, key: Buffer): string {
  return cipher.encrypt(key.toString("base64"), toFieldLocation(id));
}

export function openFileKey(cipher: FieldCipher, id: string, ciphertext: string): Buffer {
  return Buffer.from(cipher.decrypt(ciphertext, toFieldLocation(id)), "base64");
}

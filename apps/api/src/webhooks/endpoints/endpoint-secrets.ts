import { randomBytes } from "node:crypto";
import type { FieldCipher } from "@svc/accounts";
import { formatSecret } from "./signature.ts";

const SECRET_BYTES = 32;

const toSecretLocation = (endpointId: string) => ({
  table: "webhook_endpoints",
  column: "secrets",
  rowId: endpointId,
});

export function generateSecret(): string {
  return formatSecret(randomBytes(SECRET_BYTES));
}

export function sealSecret(ctx: { cipher: FieldCipher }, endpointId: string, secret: string): string {
  return ctx.cipher.encrypt(secret, toSecretLocation(endpointId));
}

/** @throws Error when the encryption key no longer exists */
export function openSecret(ctx: { cipher: FieldCipher }, endpointId: string, ciphertext: string): string {
  return ctx.cipher.decrypt(ciphertext, toSecretLocation(endpointId));
}

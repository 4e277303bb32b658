import { randomBytes } from "node:crypto";
import type { FieldCipher } from "@svc/accounts";
import { formatSecret } from "./signature.ts";

const SECRET_BYTES = 32;

/** Where the secrets of an endpoint stand, for their encryption. */
const secretPlace = (endpointId: string) => ({
  table: "webhook_endpoints",
  column: "secrets",
  rowId: endpointId,
});

/** Makes a secret. */
export function newSecret(): string {
  return formatSecret(randomBytes(SECRET_BYTES));
}

/** Encrypts a secret for the row of its endpoint. */
export function sealSecret(ctx: { cipher: FieldCipher }, endpointId: string, secret: string): string {
  return ctx.cipher.encrypt(secret, secretPlace(endpointId));
}

/** @throws Error when the key that it was encrypted under is gone */
export function openSecret(ctx: { cipher: FieldCipher }, endpointId: string, ciphertext: string): string {
  return ctx.cipher.decrypt(ciphertext, secretPlace(endpointId));
}

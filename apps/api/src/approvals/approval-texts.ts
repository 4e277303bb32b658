import { type FieldCipher, openTextsKey } from "@svc/accounts";
import type { StoredApproval } from "./approval.ts";

type Column = "sealed_params" | "sealed_reason";

const placeOf = (column: Column, rowId: string) => ({ table: "approvals", column, rowId });

/** Seals what was said of a participant, for one column of one approval: elsewhere it does not open. */
export function sealText(texts: FieldCipher, column: Column, approvalId: string, value: unknown): string {
  return texts.encrypt(JSON.stringify(value), placeOf(column, approvalId));
}

/** The cipher of the texts of an approval's account; null of what is of no rollover, and once the account is erased. */
export function textsOf(
  cipher: FieldCipher,
  { accountId, textsKeyCiphertext }: StoredApproval,
): FieldCipher | null {
  if (accountId === null || textsKeyCiphertext === null) return null;
  return openTextsKey(cipher, accountId, textsKeyCiphertext);
}

/** What an approval was asked for with, and why it was declined, as it was given; null of what was erased. */
export function openTexts(
  cipher: FieldCipher,
  approval: StoredApproval,
): { params: Record<string, unknown> | null; reason: string | null } {
  const { id, params, reason, sealedParams, sealedReason } = approval;
  const texts = sealedParams === null && sealedReason === null ? null : textsOf(cipher, approval);
  const open = (column: Column, sealed: string | null) =>
    sealed === null || texts === null ? null : JSON.parse(texts.decrypt(sealed, placeOf(column, id)));
  return {
    params: params ?? open("sealed_params", sealedParams),
    reason: reason ?? open("sealed_reason", sealedReason),
  };
}

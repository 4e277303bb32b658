import { type FieldCipher, openTextsKey } from "@svc/accounts";
import type { StoredApproval } from "../people/second-person/approval.ts";
import type { FactTexts } from "./fact-texts.ts";

type Column = "sealed_facts" | "sealed_params" | "sealed_reason";

const toFieldLocation = (column: Column, rowId: string) => ({ table: "approvals", column, rowId });

/** Encrypts a value as JSON. @param textsCipher from `findTextsCipher` */
export function sealText(
  textsCipher: FieldCipher,
  column: Column,
  { approvalId, value }: { approvalId: string; value: unknown },
): string {
  return textsCipher.encrypt(JSON.stringify(value), toFieldLocation(column, approvalId));
}

/**
 * Returns the cipher of the participant's texts. Null for an approval without a rollover, or once the account is
 * erased.
 */
export function findTextsCipher(
  cipher: FieldCipher,
  { accountId, textsKeyCiphertext }: StoredApproval,
): FieldCipher | null {
  if (accountId === null || textsKeyCiphertext === null) return null;
  return openTextsKey(cipher, accountId, textsKeyCiphertext);
}

/** Decrypts texts that belong to a rollover. Erased texts are null. */
export function openTexts(
  cipher: FieldCipher,
  approval: StoredApproval,
): { params: Record<string, unknown> | null; reason: string | null } {
  const { params, reason, sealedParams, sealedReason } = approval;
  return {
    params: params ?? decryptText(cipher, approval, { column: "sealed_params", ciphertext: sealedParams }),
    reason: reason ?? decryptText(cipher, approval, { column: "sealed_reason", ciphertext: sealedReason }),
  };
}

/** Returns the facts at the time of the request. Null if they were not stored, or the participant is erased. */
export function openFacts(cipher: FieldCipher, approval: StoredApproval): FactTexts | null {
  return decryptText(cipher, approval, { column: "sealed_facts", ciphertext: approval.sealedFacts });
}

function decryptText<Value>(
  cipher: FieldCipher,
  approval: StoredApproval,
  { column, ciphertext }: { column: Column; ciphertext: string | null },
): Value | null {
  if (ciphertext === null) return null;
  const textsCipher = findTextsCipher(cipher, approval);
  return textsCipher && JSON.parse(textsCipher.decrypt(ciphertext, toFieldLocation(column, approval.id)));
}

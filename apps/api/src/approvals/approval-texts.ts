import { type FieldCipher, openTextsKey } from "@svc/accounts";
import type { StoredApproval } from "../people/second-person/approval.ts";
import type { FactTexts } from "./fact-texts.ts";

type Column = "sealed_facts" | "sealed_params" | "sealed_reason";

const toFieldLocation = (column: Column, rowId: string) => ({ table: "approvals", column, rowId });

/** Encrypts a text, bound to its approval and column. */
export function sealText(texts: FieldCipher, column: Column, approvalId: string, value: unknown): string {
  return texts.encrypt(JSON.stringify(value), toFieldLocation(column, approvalId));
}

/** Returns null for an approval without a rollover, or once the account is erased. */
export function getTextsCipher(
  cipher: FieldCipher,
  { accountId, textsKeyCiphertext }: StoredApproval,
): FieldCipher | null {
  if (accountId === null || textsKeyCiphertext === null) return null;
  return openTextsKey(cipher, accountId, textsKeyCiphertext);
}

export function openTexts(
  cipher: FieldCipher,
  approval: StoredApproval,
): { params: Record<string, unknown> | null; reason: string | null } {
  const { params, reason, sealedParams, sealedReason } = approval;
  return {
    params: params ?? open(cipher, approval, "sealed_params", sealedParams),
    reason: reason ?? open(cipher, approval, "sealed_reason", sealedReason),
  };
}

/** Returns null for requests from before facts were stored, or once the participant is erased. */
export function openFacts(cipher: FieldCipher, approval: StoredApproval): FactTexts | null {
  return open(cipher, approval, "sealed_facts", approval.sealedFacts);
}

function open<Value>(
  cipher: FieldCipher,
  approval: StoredApproval,
  column: Column,
  sealed: string | null,
): Value | null {
  const texts = sealed === null ? null : getTextsCipher(cipher, approval);
  return sealed === null || texts === null
    ? null
    : JSON.parse(texts.decrypt(sealed, toFieldLocation(column, approval.id)));
}

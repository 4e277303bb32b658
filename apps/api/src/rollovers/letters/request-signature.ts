import { notFound } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { saveSignatureRequest } from "./letter-store.ts";
import { type LetterView, toLetterView } from "./letter-view.ts";
import { recordLetter } from "./record-letter.ts";
import { requireSignable } from "./require-signable.ts";
import { getSignableLetter } from "./sign-letter.ts";
import { encryptDetails, type SignatureDetails, type StoredSignatureRequest } from "./signature-request.ts";

/**
 * Requests a signature from a webhook endpoint, which must receive `rollover.letter_signature_requested`. Replaces an
 * earlier request.
 * @throws Problem `not_found`, `letter_not_possible`, `history_mismatch`, or `invalid_transition` for an erased
 * participant or an ended rollover
 */
export async function requestExternalSignature(
  call: ApiChange,
  { id, endpointId, signer }: { id: string; endpointId: string; signer: SignatureDetails["signer"] },
): Promise<LetterView> {
  const { tx, principal, cipher } = call;
  const { organizationId, actor } = principal;
  const { rolloverId } = await getSignableLetter(call, tx, { id, sha256: null });
  const rollover = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("letter");
  const letter = await getSignableLetter(call, tx, { id, sha256: null });
  requireSignable(rollover, letter);
  const { now } = await readOrganizationTime(call, tx, organizationId);
  const signatureRequest: StoredSignatureRequest = {
    number: (letter.signatureRequest?.number ?? 0) + 1,
    endpointId,
    status: "pending",
    requestedBy: { type: actor.type, id: actor.id },
    requestedAt: now.toISOString(),
    endedAt: null,
  };
  const signatureDetailsCiphertext = encryptDetails(cipher, id, { signer, reason: null });
  await saveSignatureRequest(tx, id, { signatureRequest, signatureDetailsCiphertext });
  const event = {
    type: "rollover.letter_signature_requested",
    at: now,
    sha256: letter.fileSha256,
    approval: null,
    signatureRequest: { number: signatureRequest.number, endpointId, result: null },
  } as const;
  await recordLetter(call, tx, { rollover, letter, event });
  return toLetterView(call, { ...letter, signatureRequest, signatureDetailsCiphertext });
}

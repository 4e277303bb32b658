import { inSqlTransaction, type Transaction } from "@svc/database";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { mapPointers } from "../actions/perform-action.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { receiveFile } from "../documents/receive-file.ts";
import { requireSeal } from "./issue-letter.ts";
import { sealSignature } from "./letter-evidence.ts";
import { toChunks } from "./letter-file.ts";
import { findLetter, type StoredLetter, saveSignatureRequest } from "./letter-store.ts";
import { recordLetter } from "./record-letter.ts";
import { getSignableLetter, storeSignature } from "./sign-letter.ts";
import {
  decryptDetails,
  encryptDetails,
  type SignatureResult,
  type StoredSignatureRequest,
} from "./signature-request.ts";

interface SignedResult {
  /** Number of the signature request. */
  request: number;
  result: "signed";
  /** SHA-256 of the PDF that was signed. */
  sha256: string;
  signer: { name: string; title?: string | undefined };
  signedAt: string;
  /** The signed PDF, with the provider's evidence. */
  evidence: Buffer;
}

interface UnsignedResult {
  request: number;
  result: "declined" | "expired";
  reason?: string | undefined;
}

class DuplicateResultError extends Error {
  override name = "DuplicateResultError";
}

/**
 * Records the e-signature provider's result. Ignores a result that is already recorded.
 * @param call has the requester of the signature as its principal
 * @throws Problem `letter_not_possible`, `invalid_transition`, `history_mismatch`, `validation_failed`, `file_infected`
 */
export async function recordSignatureResult(
  call: ApiCall,
  letter: StoredLetter,
  result: SignedResult | UnsignedResult,
): Promise<void> {
  if (findPendingRequest(letter, result) === null) return;
  try {
    if (result.result === "signed") await recordSigned(call, letter, result);
    else await inSqlTransaction(call.db, (tx) => recordUnsigned(call, tx, { letter, result }));
  } catch (error) {
    if (!(error instanceof DuplicateResultError)) throw error;
  }
}

/** Returns null if the request already has this result. */
function findPendingRequest(
  { number, signatureRequest: current }: Pick<StoredLetter, "number" | "signatureRequest">,
  { request, result }: { request: number; result: SignatureResult },
): StoredSignatureRequest | null {
  if (current?.number !== request) {
    const last = current ? ` The last request has number ${current.number}.` : "";
    throw new Problem(
      "letter_not_possible",
      `Request ${request} for a signature of letter ${number} does not exist, or was replaced.${last}`,
    );
  }
  if (current.status === "pending") return current;
  if (current.status === result) return null;
  throw new Problem(
    "letter_not_possible",
    `Request ${request} has already ended with the result ${current.status}. Request a new signature.`,
  );
}

async function recordSigned(call: ApiCall, letter: StoredLetter, result: SignedResult): Promise<void> {
  const { id, rolloverId } = letter;
  const { sha256, signer, evidence } = result;
  const pending = await requirePending(call, call.db.sql, { id, result });
  // Refuse an outdated letter before the evidence is stored.
  try {
    await getSignableLetter(call, call.db.sql, { id, sha256 });
  } catch (error) {
    // A duplicate of this result may have signed the letter in the meantime.
    await requirePending(call, call.db.sql, { id, result });
    throw error;
  }
  const upload = { name: `letter-${letter.number}-signed.pdf`, bytes: toChunks(evidence) };
  const file = await mapPointers(receiveFile(call, rolloverId, upload), "#/file", "#/evidence");
  try {
    if (file.mediaType !== "application/pdf")
      throw validationFailed([{ pointer: "#/evidence", detail: "must be a PDF" }]);
    const signature = {
      name: signer.name,
      title: signer.title ?? "",
      signedAt: new Date(result.signedAt).toISOString(),
      signedBy: pending.requestedBy,
      ipAddress: null,
      signedSha256: sha256,
      fileId: file.id,
      fileSha256: file.sha256,
      fileSize: file.size,
      documentId: letter.kind === "letter_of_acceptance" ? file.id : null,
      request: { number: pending.number, endpointId: pending.endpointId },
    };
    const seal = requireSeal(
      sealSignature(call.chainKeys, letter.sealKeyId, { letterSeal: letter.seal, signature }),
    );
    const directory = await call.custodians.get();
    await inSqlTransaction(call.db, async (tx) => {
      await lockLetter(call, tx, letter);
      const current = await requirePending(call, tx, { id, result });
      const { now } = await readOrganizationTime(call, tx, letter.organizationId);
      await storeSignature(call, tx, {
        request: { id, sha256 },
        directory,
        signature: { ...signature, seal },
        signatureRequest: { ...current, status: "signed", endedAt: now.toISOString() },
      });
    });
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function recordUnsigned(
  call: ApiCall,
  tx: Transaction,
  { letter: { id, ...letter }, result }: { letter: StoredLetter; result: UnsignedResult },
): Promise<void> {
  const rollover = await lockLetter(call, tx, letter);
  const pending = await requirePending(call, tx, { id, result });
  const { now } = await readOrganizationTime(call, tx, letter.organizationId);
  const details = decryptDetails(call.cipher, id, letter.signatureDetailsCiphertext);
  await saveSignatureRequest(tx, id, {
    signatureRequest: { ...pending, status: result.result, endedAt: now.toISOString() },
    signatureDetailsCiphertext:
      details && encryptDetails(call.cipher, id, { ...details, reason: result.reason ?? null }),
  });
  const { number, endpointId } = pending;
  const event = {
    type: "rollover.letter_signature_ended",
    at: now,
    sha256: letter.fileSha256,
    approval: null,
    signatureRequest: { number, endpointId, result: result.result },
  } as const;
  await recordLetter(call, tx, { rollover, letter: { id, ...letter }, event });
}

/** The rollover's lock serializes changes of its letters. */
async function lockLetter(
  call: ApiCall,
  tx: Transaction,
  { organizationId, rolloverId }: Pick<StoredLetter, "organizationId" | "rolloverId">,
) {
  const rollover = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("letter");
  return rollover;
}

async function requirePending(
  { principal }: ApiCall,
  db: Transaction | ApiCall["db"]["sql"],
  { id, result }: { id: string; result: SignedResult | UnsignedResult },
): Promise<StoredSignatureRequest> {
  const letter = await findLetter(db, principal.organizationId, id);
  if (!letter) throw notFound("letter");
  const pending = findPendingRequest(letter, result);
  if (pending === null) throw new DuplicateResultError("the letter already has this result");
  return pending;
}

import type { Transaction } from "@svc/database";
import type { Transact } from "@svc/operations";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { performAction } from "../actions/perform-action.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { readWholeRollovers } from "../store/read-rollover.ts";
import { requireSeal, requireStored } from "./issue-letter.ts";
import { decryptContent, isSealed, sealSignature } from "./letter-evidence.ts";
import { storeLetterFile } from "./letter-file.ts";
import { isSignedByOrganization } from "./letter-kinds.ts";
import {
  findLetter,
  type StoredLetter,
  type StoredSignature,
  saveSignature,
  saveSignatureRequest,
} from "./letter-store.ts";
import { type LetterView, toLetterView } from "./letter-view.ts";
import { loadRenderer } from "./load-renderer.ts";
import { recordLetter } from "./record-letter.ts";
import { requireSignable } from "./require-signable.ts";
import type { StoredSignatureRequest } from "./signature-request.ts";
import { findLetterTemplate } from "./templates/template-store.ts";

interface TypedSignatureRequest {
  id: string;
  name: string;
  title: string;
  sha256: string;
}

/** @throws Problem as `signLetter` declares */
export async function signIssuedLetter(
  call: ApiCall,
  transact: Transact<LetterView>,
  request: TypedSignatureRequest,
): Promise<LetterView> {
  const { db, principal, cipher } = call;
  const { organizationId } = principal;
  const letter = await getSignableLetter(call, db.sql, request);
  const [rollover] = await readWholeRollovers(db.sql, organizationId, [letter.rolloverId]);
  if (!rollover) throw notFound("letter");
  requireSignable(rollover, letter);
  const template = await findLetterTemplate(db.sql, organizationId, letter.templateVersion);
  if (!template) throw new Error(`letter ${letter.id} has no template`);
  const { now } = await readOrganizationTime(call, db.sql, organizationId);
  const { name, title } = request;
  const typedSignature = {
    name,
    title,
    signedAt: now.toISOString(),
    signedBy: { type: principal.actor.type, id: principal.actor.id },
    ipAddress: call.clientAddress?.() ?? null,
    signedSha256: letter.fileSha256,
  };
  const { logo } = template.content;
  const content = decryptContent(cipher, letter);
  const bytes = await (await loadRenderer()).renderLetter(content, {
    seal: letter.seal,
    logo,
    signature: typedSignature,
  });
  const file = await storeLetterFile(call, letter.rolloverId, bytes);
  const signature = {
    ...typedSignature,
    fileId: file.id,
    fileSha256: file.sha256,
    fileSize: file.size,
    documentId: letter.kind === "letter_of_acceptance" ? file.id : null,
  };
  const seal = requireSeal(
    sealSignature(call.chainKeys, letter.sealKeyId, { letterSeal: letter.seal, signature }),
  );
  const directory = await call.custodians.get();
  try {
    return await transact((tx) =>
      storeSignature(call, tx, { request, directory, signature: { ...signature, seal } }),
    );
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** @throws Problem `not_found`, `letter_not_possible`, `history_mismatch`, `validation_failed` */
export async function getSignableLetter(
  { chainKeys, principal }: Pick<ApiCall, "chainKeys" | "principal">,
  db: Transaction | ApiCall["db"]["sql"],
  { id, sha256 }: { id: string; sha256: string | null },
): Promise<StoredLetter> {
  const letter = await findLetter(db, principal.organizationId, id);
  if (!letter) throw notFound("letter");
  const issue = findSignatureIssue(letter);
  if (issue !== null) throw new Problem("letter_not_possible", issue);
  const sealed = isSealed(chainKeys, letter);
  if (sealed === null) {
    const detail = `Letter ${letter.number} is sealed with a retired key. Issue the letter again, and sign the new one.`;
    throw new Problem("letter_not_possible", detail);
  }
  if (!sealed) throw new Problem("history_mismatch", "The letter does not match its seal.");
  if (sha256 !== null && letter.fileSha256 !== sha256) {
    throw validationFailed([{ pointer: "#/sha256", detail: "is not the digest of the letter's PDF" }]);
  }
  return letter;
}

function findSignatureIssue(letter: StoredLetter): string | null {
  const { kind, number, signature, replacedBy, instructionsVersion, supersededByVersion } = letter;
  if (!isSignedByOrganization(kind))
    return `The organization does not sign a ${kind}. Print it and sign it in ink.`;
  if (signature !== null) return `Letter ${number} is already signed.`;
  if (replacedBy !== null)
    return `Letter ${replacedBy} replaces letter ${number}. Sign letter ${replacedBy}.`;
  if (supersededByVersion === null) return null;
  return `Letter ${number} prints version ${instructionsVersion} of the instructions, which version ${supersededByVersion} replaced. Issue the letter again, and sign the new one.`;
}

/** @throws Problem as `signLetter` declares */
export async function storeSignature(
  call: ApiCall,
  tx: Transaction,
  {
    request,
    signature,
    signatureRequest,
    directory,
  }: {
    request: Pick<TypedSignatureRequest, "id" | "sha256">;
    signature: StoredSignature;
    signatureRequest?: StoredSignatureRequest;
    directory: Awaited<ReturnType<ApiCall["custodians"]["get"]>>;
  },
): Promise<LetterView> {
  const { organizationId, actor } = call.principal;
  // Lock the rollover, then read the letter again, so that only one signature is stored.
  const { rolloverId } = await getSignableLetter(call, tx, request);
  const { rollover, context } = await lockForChange(call, tx, { organizationId, rolloverId, directory });
  const letter = await getSignableLetter(call, tx, request);
  requireSignable(rollover, letter);
  const { fileId, fileSha256: sha256, fileSize: size } = signature;
  await requireStored(tx, organizationId, fileId);
  const document = {
    id: fileId,
    type: "loa",
    name: `letter-of-acceptance-${letter.number}.pdf`,
    sha256,
    file: { mediaType: "application/pdf", size },
  };
  const parsedAction = { action: "provide_documents", params: { documents: [document] } } as const;
  const updated =
    signature.documentId === null
      ? rollover
      : await performAction(call, tx, { before: rollover, parsedAction, context, actor });
  await saveSignature(tx, letter.id, signature);
  if (signatureRequest) await saveSignatureRequest(tx, letter.id, { signatureRequest });
  const event = {
    type: "rollover.letter_signed",
    at: context.now,
    sha256: letter.fileSha256,
    approval: null,
    signatureRequest: signature.request && { ...signature.request, result: "signed" as const },
  } as const;
  await recordLetter(call, tx, { rollover: updated, letter, event });
  return toLetterView(call, {
    ...letter,
    signature,
    signatureRequest: signatureRequest ?? letter.signatureRequest,
  });
}

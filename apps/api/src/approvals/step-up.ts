import type { FieldCipher } from "@svc/accounts";
import { kysely, type Params, type Sql, statement } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../context/define-operation.ts";
import type { ApprovalReceipt, StoredApproval } from "../people/second-person/approval.ts";
import { requireRecent } from "../people/sign-in/second-factor.ts";
import { listCredentialIds, type PasskeyAssertion, verifyPasskey } from "../people/sign-in/verify-passkey.ts";
import {
  createNonce,
  type Decision,
  digestReceipt,
  isConfirmationNonce,
  toReceiptContent,
} from "./receipt.ts";

export interface PasskeyProof extends PasskeyAssertion {
  nonce: string;
}

type Method = "passkey" | "recent_sign_in" | "passkey_not_set_up";

/**
 * Chooses a passkey if the user has one. Otherwise, chooses a recent sign-in, unless the organization requires
 * passkeys.
 */
export async function findConfirmationMethod(
  db: Sql,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<{ method: Method; credentialIds: string[] }> {
  const credentialIds = await listCredentialIds(db, userId);
  if (credentialIds.length > 0) return { method: "passkey", credentialIds };
  const requiresPasskey = (await findPasskeyRule.first(db, { organizationId }))?.requiresPasskey ?? false;
  return { method: requiresPasskey ? "passkey_not_set_up" : "recent_sign_in", credentialIds };
}

/** @throws Problem `person_required`, `passkey_required`, `sign_in_again` */
export async function requireStepUp(
  call: ApiChange,
  approval: StoredApproval,
  proof: PasskeyProof | undefined,
): Promise<ApprovalReceipt> {
  const { tx, principal, clock, cipher } = call;
  const { organizationId, personId, signedInAt } = principal;
  if (personId === null || signedInAt === undefined) throw new Problem("person_required");
  const { method } = await findConfirmationMethod(tx, { organizationId, userId: personId });
  if (method === "passkey_not_set_up")
    throw passkeyRequired("not_set_up", "Your organization requires a passkey. Add one to your profile.");
  if (method === "passkey") {
    if (!proof) throw passkeyRequired("missing", "Confirm with your passkey.");
    return verifyProof(call, approval, { proof, userId: personId });
  }
  requireRecent({ createdAt: signedInAt }, clock.now());
  const decision = { nonce: createNonce(), outcome: "confirmed" as const, decidedBy: principal.actor };
  return toReceipt(cipher, approval, { decision, method });
}

/** Returns a receipt whose digest covers the request and the decision. */
export function toReceipt(
  cipher: FieldCipher,
  approval: StoredApproval,
  { decision, ...proof }: Pick<ApprovalReceipt, "method" | "passkey"> & { decision: Decision },
): ApprovalReceipt {
  const digest = digestReceipt(toReceiptContent(cipher, approval, decision)).toString("hex");
  return { ...proof, nonce: decision.nonce, digest };
}

async function verifyProof(
  { tx, clock, principal, signIn, chainKeys, cipher }: ApiChange,
  approval: StoredApproval,
  { proof, userId }: { proof: PasskeyProof; userId: string },
): Promise<ApprovalReceipt> {
  const { nonce, ...assertion } = proof;
  const createInvalidProblem = () =>
    passkeyRequired("not_valid", "The passkey's signature is not valid for this approval. Try again.");
  const confirmation = { approvalId: approval.id, userId };
  if (signIn.origin === null || !isConfirmationNonce(chainKeys, confirmation, { nonce, now: clock.now() }))
    throw createInvalidProblem();
  // The challenge is the digest, so that the passkey signs the approved request.
  const decision = { nonce, outcome: "confirmed" as const, decidedBy: principal.actor };
  const challenge = digestReceipt(toReceiptContent(cipher, approval, decision)).toString("base64url");
  const verified = await verifyPasskey(tx, { userId, origin: signIn.origin, challenge, assertion });
  if (!verified) throw createInvalidProblem();
  return toReceipt(cipher, approval, { decision, method: "passkey", passkey: { ...assertion, ...verified } });
}

/** Adds the receipt to an audit entry, so that the audit log's hash chain protects it. */
export function withReceipt<Entry extends { data: object }>(
  entry: Entry,
  { digest, method, passkey }: ApprovalReceipt,
): Entry {
  return { ...entry, data: { ...entry.data, digest, method, ...(passkey && { passkey }) } };
}

function passkeyRequired(reason: "missing" | "not_valid" | "not_set_up", detail: string): Problem {
  return new Problem("passkey_required", detail, { extensions: { reason } });
}

const findPasskeyRule = statement(
  "organization_requires_passkey",
  (param: Params<{ organizationId: string }>) =>
    kysely.selectFrom("organizations").select("requiresPasskey").where("id", "=", param.organizationId),
);

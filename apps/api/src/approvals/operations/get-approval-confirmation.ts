import { notFound, Problem } from "@svc/service-kit/errors";
import { enumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { findApproval } from "../../people/second-person/approval-store.ts";
import { toRelyingPartyId } from "../../people/sign-in/verify-passkey.ts";
import { confirmation } from "../evidence-examples.ts";
import { CHALLENGE_MS, createConfirmationNonce, digestReceipt, toReceiptContent } from "../receipt.ts";
import { findConfirmationMethod } from "../step-up.ts";

const confirmationSchema = z
  .strictObject({
    object: z.literal("approval_confirmation"),
    method: enumField("ConfirmationMethod", "Proof of your identity that confirming requires.", {
      passkey: "Your passkey signs the digest of the request.",
      recent_sign_in: "You must have signed in within the last 15 minutes.",
      passkey_not_set_up: "Your organization requires a passkey, and you have none.",
    }),
    passkey: z
      .strictObject({
        nonce: z.string().describe("Send it when you confirm."),
        challenge: z.string().describe("The digest to sign, as base64url."),
        relyingPartyId: z.string().describe("The WebAuthn relying party ID."),
        credentialIds: z.array(z.string()).describe("Your passkeys, as base64url."),
        expiresAt: timestampField.describe("When the challenge expires."),
      })
      .nullable()
      .describe("The challenge; null for other methods."),
  })
  .meta({ id: "ApprovalConfirmation", description: "How you confirm an approval." });

export const getApprovalConfirmation = read({
  name: "getApprovalConfirmation",
  summary: "Start confirming an approval",
  description: "The challenge is the digest of the request. Each call returns a new challenge.",
  scope: "rollovers:read",
  id: "apr",
  view: confirmationSchema,
  example: { view: confirmation },
  responses: { 200: "The method and the challenge." },
  errors: ["person_required"],
  rest: "GET /portal/api/approvals/{id}/confirmation",
  async run(call, { id }) {
    const { db, principal, clock, signIn, chainKeys, cipher } = call;
    const { organizationId, personId, keyId, actor } = principal;
    if (personId === null || keyId !== null) throw new Problem("person_required");
    const approval = await findApproval(db.sql, organizationId, { id, now: clock.now() });
    if (!approval) throw notFound("approval");
    const { method, credentialIds } = await findConfirmationMethod(db.sql, {
      organizationId,
      userId: personId,
    });
    const object = "approval_confirmation" as const;
    if (method !== "passkey" || signIn.origin === null) return { object, method, passkey: null };
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    const nonce = createConfirmationNonce(chainKeys, { approvalId: id, userId: personId }, expiresAt);
    const decision = { nonce, outcome: "confirmed" as const, decidedBy: actor };
    return {
      object,
      method,
      passkey: {
        nonce,
        challenge: digestReceipt(toReceiptContent(cipher, approval, decision)).toString("base64url"),
        relyingPartyId: toRelyingPartyId(signIn.origin),
        credentialIds,
        expiresAt: expiresAt.toISOString(),
      },
    };
  },
});

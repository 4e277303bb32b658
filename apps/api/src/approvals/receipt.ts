import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { FieldCipher } from "@svc/accounts";
import canonicalize from "canonicalize";
import type { TimelineActor } from "../context/actor.ts";
import type { ChainKeys } from "../context/chain-keys.ts";
import type { StoredApproval } from "../people/second-person/approval.ts";
import { openFacts, openTexts } from "./approval-texts.ts";

export interface Decision {
  nonce: string;
  outcome: "confirmed" | "declined";
  decidedBy: Pick<TimelineActor, "type" | "id">;
}

/**
 * Returns the content that the digest covers: the request, which never changes, and the decision. `facts` are masked and
 * shortened; `covered` has a keyed digest of each complete value.
 */
export function toReceiptContent(
  cipher: FieldCipher,
  approval: StoredApproval,
  { nonce, outcome, decidedBy }: Decision,
): Record<string, unknown> {
  const { id, organizationId, action, rolloverId, rolloverVersion, requestedBy, requestedAt, expiresAt } =
    approval;
  return {
    id,
    organizationId,
    action,
    rolloverId,
    rolloverVersion,
    params: openTexts(cipher, approval).params,
    facts: openFacts(cipher, approval),
    covered: approval.covered,
    requestedBy: { type: requestedBy.type, id: requestedBy.id },
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    outcome,
    decidedBy: { type: decidedBy.type, id: decidedBy.id },
    nonce,
  };
}

/** Returns the SHA-256 of the canonical JSON (RFC 8785), which anyone can compute from the content. */
export function digestReceipt(content: Record<string, unknown>): Buffer {
  return createHash("sha256")
    .update(canonicalize(content) ?? "")
    .digest();
}

/** Prevents guessing an erased participant's data from the digest. */
export const createNonce = (): string => randomBytes(16).toString("base64url");

/** Lifetime of the challenge that a passkey signs. */
export const CHALLENGE_MS = 5 * 60_000;

interface Confirmation {
  approvalId: string;
  userId: string;
}

/** Creates a nonce that only this user can use, only for this approval, and only until it expires. */
export function createConfirmationNonce(
  chainKeys: ChainKeys,
  confirmation: Confirmation,
  expiresAt: Date,
): string {
  const text = `${createNonce()}.${expiresAt.getTime().toString(36)}`;
  return `${text}.${sign(chainKeys.current, confirmation, text).toString("base64url")}`;
}

export function isConfirmationNonce(
  chainKeys: ChainKeys,
  confirmation: Confirmation,
  { nonce, now }: { nonce: string; now: Date },
): boolean {
  const [random = "", expiresAt = "", signature = "", ...extraParts] = nonce.split(".");
  const expiresAtMs = Number.parseInt(expiresAt, 36);
  if (extraParts.length > 0 || Number.isNaN(expiresAtMs) || expiresAtMs <= now.getTime()) return false;
  const actual = Buffer.from(signature, "base64url");
  return [...chainKeys.all()].some((key) => {
    const expected = sign(key, confirmation, `${random}.${expiresAt}`);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function sign(key: KeyObject, { approvalId, userId }: Confirmation, text: string): Buffer {
  return createHmac("sha256", key)
    .update(`approval confirmation\n${approvalId}\n${userId}\n${text}`)
    .digest();
}

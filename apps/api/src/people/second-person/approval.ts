import type { Scope } from "@svc/keys";
import { openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { TimelineActor } from "../../context/actor.ts";

/** Digests by fact path. They are keyed, so they reveal nothing about an erased participant. */
export type CoveredFacts = Readonly<Record<string, string>>;

const ROLLOVER_APPROVALS = ["approve", "send_to_custodian", "resolve_mismatch", "complete"] as const;
type RolloverApproval = (typeof ROLLOVER_APPROVALS)[number];

export const SECOND_PERSON_ACTIONS = [...ROLLOVER_APPROVALS, "reveal", "create_live_key"] as const;
export type SecondPersonAction = (typeof SECOND_PERSON_ACTIONS)[number];

/** These need a second person if the organization requires one for `create_live_key`. */
export const LIVE_KEY_CHANGES = ["rotate_live_key", "change_live_key"] as const;
export type LiveKeyChange = (typeof LIVE_KEY_CHANGES)[number];

/** `relax_second_person` always needs a second person. */
const APPROVAL_ACTIONS = [...SECOND_PERSON_ACTIONS, ...LIVE_KEY_CHANGES, "relax_second_person"] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** Needed by both the requester and the approver. */
export const APPROVAL_SCOPES: Readonly<Record<ApprovalAction, readonly Scope[]>> = {
  approve: ["rollovers:act", "rollovers:operate"],
  send_to_custodian: ["rollovers:act", "rollovers:operate"],
  resolve_mismatch: ["rollovers:act", "rollovers:operate"],
  complete: ["rollovers:act", "rollovers:operate"],
  reveal: ["rollovers:reveal"],
  create_live_key: ["keys:manage"],
  rotate_live_key: ["keys:manage"],
  change_live_key: ["keys:manage"],
  relax_second_person: ["members:write"],
};

/** Real hours, regardless of the sandbox clock. */
export const APPROVAL_HOURS = 24;

export const APPROVAL_STATES = {
  pending: "The approval is waiting for a second person.",
  confirmed: "A second person confirmed it. The requester can execute it until it expires.",
  declined: "A second person declined it.",
  withdrawn: "The requester withdrew it or replaced it with a new request.",
  expired: "It expired before it was decided or executed.",
  done: "It was confirmed and executed.",
} as const;
export type ApprovalState = keyof typeof APPROVAL_STATES;

/** Binary values are base64url, except the digest (hexadecimal) and the public key (base64). */
export interface ApprovalReceipt {
  /** SHA-256 of the decided request. */
  digest: string;
  /** Undefined once the account is erased. */
  nonce?: string;
  method: "passkey" | "recent_sign_in" | "session";
  passkey?: {
    credentialId: string;
    authenticatorData: string;
    clientDataJson: string;
    signature: string;
    publicKey: string;
  };
}

export interface Approval {
  id: string;
  organizationId: string;
  action: ApprovalAction;
  rolloverId: string | null;
  rolloverVersion: number | null;
  /** Taken at the time of the request. */
  rolloverDigest: string | null;
  covered: CoveredFacts | null;
  /** Encrypted with the account's key. */
  sealedFacts: string | null;
  params: Record<string, unknown> | null;
  /** Replaces `params` if the approval has a rollover. */
  sealedParams: string | null;
  state: ApprovalState;
  requestedBy: TimelineActor;
  /** User who made the request, or who created or rotated the requesting key. Null if unknown. */
  requesterId: string | null;
  /** First key of the requesting key's rotation chain. Null for a member's request. */
  requesterFamily: string | null;
  requestedAt: Date;
  expiresAt: Date;
  decidedBy: TimelineActor | null;
  decidedAt: Date | null;
  reason: string | null;
  sealedReason: string | null;
  /** When the requester first executed the approved action. */
  usedAt: Date | null;
  /** Null until the decision, and for decisions that predate receipts. */
  receipt: ApprovalReceipt | null;
}

export interface StoredApproval extends Approval {
  accountId: string | null;
  /** Null if the account is erased or the approval has no rollover. */
  textsKeyCiphertext: string | null;
  /** Users who created or rotated a key in the requesting key's chain. Empty for a member's request. */
  keyOwners: string[];
}

export function isRolloverApproval(action: ApprovalAction): action is RolloverApproval {
  return (ROLLOVER_APPROVALS as readonly ApprovalAction[]).includes(action);
}

const EVENTS = {
  requested: "approval.requested",
  confirmed: "approval.confirmed",
  declined: "approval.declined",
  withdrawn: "approval.withdrawn",
  expired: "approval.expired",
  outdated: "approval.outdated",
} as const;

/** Returns the event and the audit entry of a change, both without free text. */
export function toApprovalNotice(
  { id, action, rolloverId, requestedBy, expiresAt, decidedBy }: Approval,
  change: keyof typeof EVENTS,
) {
  const requester = { type: requestedBy.type, id: requestedBy.id };
  return {
    event: {
      type: EVENTS[change],
      data: {
        approvalId: id,
        action,
        rolloverId,
        requestedBy: requester,
        decidedBy,
        expiresAt: expiresAt.toISOString(),
      },
    },
    audit: {
      targetId: id,
      data: { action, rolloverId, ...(change === "requested" ? {} : { requestedBy: requester }) },
    },
  };
}

export const SECOND_PERSON_MEANINGS: Readonly<Record<SecondPersonAction, string>> = {
  approve: "Approving a rollover after its review.",
  send_to_custodian: "Sending a rollover to its source custodian.",
  resolve_mismatch: "Accepting an amount that differs from the expected one.",
  complete: "Completing a rollover.",
  reveal: "Viewing full account numbers, in instructions, certifications and document files.",
  create_live_key: "Creating an API key in the live environment, or rotating or extending one in the portal.",
};

const secondPersonField = openEnumField(
  "SecondPersonAction",
  "An action that can require a second person.",
  SECOND_PERSON_MEANINGS,
);

export const secondPersonListField = z
  .array(secondPersonField)
  .max(SECOND_PERSON_ACTIONS.length)
  .overwrite((actions) => SECOND_PERSON_ACTIONS.filter((action) => actions.includes(action)));

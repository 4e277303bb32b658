import type { Scope } from "@svc/keys";
import type { TimelineActor } from "../../context/actor.ts";
import type { CoveredFacts } from "./covered-facts.ts";

/** Performed on the rollover by the confirmation. */
export const ROLLOVER_APPROVALS = ["approve", "send_to_custodian", "resolve_mismatch", "complete"] as const;
export type RolloverApproval = (typeof ROLLOVER_APPROVALS)[number];

export const SECOND_PERSON_ACTIONS = [...ROLLOVER_APPROVALS, "reveal", "create_live_key"] as const;
export type SecondPersonAction = (typeof SECOND_PERSON_ACTIONS)[number];

/** Require a second person if `create_live_key` does. */
export const LIVE_KEY_CHANGES = ["rotate_live_key", "change_live_key"] as const;
export type LiveKeyChange = (typeof LIVE_KEY_CHANGES)[number];

/** `relax_second_person` always needs a second person. */
export const APPROVAL_ACTIONS = [
  ...SECOND_PERSON_ACTIONS,
  ...LIVE_KEY_CHANGES,
  "relax_second_person",
] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** Required of the requester and the approver: the scopes of the action itself. */
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
  pending: "The approval waits for a second person.",
  confirmed: "A second person confirmed it. The requester can execute it until it expires.",
  declined: "A second person declined it.",
  withdrawn: "The requester withdrew it or replaced it with a new request.",
  expired: "It expired before it was decided or executed.",
  done: "It was confirmed and executed.",
} as const;
export type ApprovalState = keyof typeof APPROVAL_STATES;

/** `state` is the current state. */
export interface Approval {
  id: string;
  organizationId: string;
  action: ApprovalAction;
  rolloverId: string | null;
  rolloverVersion: number | null;
  rolloverDigest: string | null;
  covered: CoveredFacts | null;
  sealedFacts: string | null;
  params: Record<string, unknown> | null;
  sealedParams: string | null;
  state: ApprovalState;
  requestedBy: TimelineActor;
  requesterId: string | null;
  requesterFamily: string | null;
  requestedAt: Date;
  expiresAt: Date;
  decidedBy: TimelineActor | null;
  decidedAt: Date | null;
  reason: string | null;
  sealedReason: string | null;
  usedAt: Date | null;
}

export interface StoredApproval extends Approval {
  accountId: string | null;
  /** Null once the account is erased, or without a rollover. */
  textsKeyCiphertext: string | null;
  /** Users who created or rotated a key in the requesting key's chain. Empty for a member's request. */
  keyOwners: string[];
}

export function isRolloverApproval(action: ApprovalAction): action is RolloverApproval {
  return (ROLLOVER_APPROVALS as readonly ApprovalAction[]).includes(action);
}

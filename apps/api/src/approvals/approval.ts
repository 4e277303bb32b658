import type { Scope } from "@svc/keys";
import type { TimelineActor } from "../rollovers/timeline-chain.ts";
import type { CoveredFacts } from "./covered-facts.ts";

// What may need a second person, and whom.

/** What is done to a rollover once it is confirmed, with its params. */
export const ROLLOVER_APPROVALS = ["approve", "send_to_custodian", "resolve_mismatch", "complete"] as const;
export type RolloverApproval = (typeof ROLLOVER_APPROVALS)[number];

/** What an organization may choose to need a second person for. */
export const SECOND_PERSON_ACTIONS = [...ROLLOVER_APPROVALS, "reveal", "create_live_key"] as const;
export type SecondPersonAction = (typeof SECOND_PERSON_ACTIONS)[number];

/** The actions on an existing live key. An organization that needs two people for `create_live_key` needs them for these too. */
export const LIVE_KEY_CHANGES = ["rotate_live_key", "change_live_key"] as const;
export type LiveKeyChange = (typeof LIVE_KEY_CHANGES)[number];

/** Every action that can be requested. `relax_second_person` always needs a second person. */
export const APPROVAL_ACTIONS = [
  ...SECOND_PERSON_ACTIONS,
  ...LIVE_KEY_CHANGES,
  "relax_second_person",
] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** What whoever asks and whoever decides must have: what the action itself asks for. */
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

/** How long it is asked for, and what is opened by it stays open: real hours, whatever the sandbox's clock says. */
export const APPROVAL_HOURS = 24;

export const APPROVAL_STATES = {
  pending: "It waits for a second person.",
  confirmed: "A second person has confirmed it; who asked may do it until it expires.",
  declined: "A second person has declined it.",
  withdrawn: "The requester withdrew it, or made a new request.",
  expired: "Its time was over before it was decided, or before it was done.",
  done: "It was confirmed and is done.",
} as const;
export type ApprovalState = keyof typeof APPROVAL_STATES;

/** An approval as the database keeps it, its state as it is now. */
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

/** An approval with what opens its texts, which are of the participant of its rollover. */
export interface StoredApproval extends Approval {
  accountId: string | null;
  /** Null once the account is erased, and of what is of no rollover. */
  textsKeyCiphertext: string | null;
  /** The users who created or rotated a key of the requesting key's chain; empty for a member's request. */
  keyOwners: string[];
}

/** Whether an action is done to the rollover when it is confirmed. */
export function isRolloverApproval(action: ApprovalAction): action is RolloverApproval {
  return (ROLLOVER_APPROVALS as readonly ApprovalAction[]).includes(action);
}

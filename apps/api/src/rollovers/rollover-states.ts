export const ROLLOVER_TYPES = ["direct", "trustee_transfer", "indirect_60_day", "in_plan"] as const;
export type RolloverType = (typeof ROLLOVER_TYPES)[number];

export const ROLLOVER_STATES = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "awaiting_documents",
  "on_hold",
  "completed",
  "cancelled",
  "rejected",
  "failed",
  "expired",
] as const;
export type RolloverState = (typeof ROLLOVER_STATES)[number];

export const ROLLOVER_STATUSES = [
  "action_required",
  "in_progress",
  "completed",
  "failed",
  "cancelled",
] as const;
export type RolloverStatus = (typeof ROLLOVER_STATUSES)[number];

export const PENDING_ON = [
  "integrator",
  "participant",
  "operations",
  "source_custodian",
  "destination_custodian",
  "none",
] as const;
export type PendingOn = (typeof PENDING_ON)[number];

export const PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type Priority = (typeof PRIORITIES)[number];

interface StateMeaning {
  status: RolloverStatus;
  pendingOn: PendingOn;
}

const ofOperations: StateMeaning = { status: "in_progress", pendingOn: "operations" };
const ofSource: StateMeaning = { status: "in_progress", pendingOn: "source_custodian" };
const ofDestination: StateMeaning = { status: "in_progress", pendingOn: "destination_custodian" };

export const STATE_MEANINGS: Readonly<Record<RolloverState, StateMeaning>> = {
  draft: { status: "action_required", pendingOn: "integrator" },
  awaiting_participant: { status: "action_required", pendingOn: "participant" },
  awaiting_documents: { status: "action_required", pendingOn: "integrator" },
  submitted: ofOperations,
  in_review: ofOperations,
  approved: ofOperations,
  on_hold: ofOperations,
  requested: ofSource,
  processing: ofSource,
  funds_sent: ofDestination,
  funds_received: ofDestination,
  completed: { status: "completed", pendingOn: "none" },
  rejected: { status: "failed", pendingOn: "none" },
  failed: { status: "failed", pendingOn: "none" },
  cancelled: { status: "cancelled", pendingOn: "none" },
  expired: { status: "cancelled", pendingOn: "none" },
};

export function statesOf(status: RolloverStatus): RolloverState[] {
  return ROLLOVER_STATES.filter((state) => STATE_MEANINGS[state].status === status);
}

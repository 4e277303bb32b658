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

const pendingOnOperations: StateMeaning = { status: "in_progress", pendingOn: "operations" };
const pendingOnSource: StateMeaning = { status: "in_progress", pendingOn: "source_custodian" };
const pendingOnDestination: StateMeaning = { status: "in_progress", pendingOn: "destination_custodian" };

export const STATE_MEANINGS: Readonly<Record<RolloverState, StateMeaning>> = {
  draft: { status: "action_required", pendingOn: "integrator" },
  awaiting_participant: { status: "action_required", pendingOn: "participant" },
  awaiting_documents: { status: "action_required", pendingOn: "integrator" },
  submitted: pendingOnOperations,
  in_review: pendingOnOperations,
  approved: pendingOnOperations,
  on_hold: pendingOnOperations,
  requested: pendingOnSource,
  processing: pendingOnSource,
  funds_sent: pendingOnDestination,
  funds_received: pendingOnDestination,
  completed: { status: "completed", pendingOn: "none" },
  rejected: { status: "failed", pendingOn: "none" },
  failed: { status: "failed", pendingOn: "none" },
  cancelled: { status: "cancelled", pendingOn: "none" },
  expired: { status: "cancelled", pendingOn: "none" },
};

export function listStates(status: RolloverStatus): RolloverState[] {
  return ROLLOVER_STATES.filter((state) => STATE_MEANINGS[state].status === status);
}

import type { Body } from "@svc/client";
import type { RolloverState } from "../rollover-states.ts";

type SimulatedResponse = Body<"simulateSandboxHappening">["happening"];

/** Steps of a sandbox rollover that cause an event. */
export interface Scenario {
  advanceTo?: RolloverState;
  /** The custodian's response, after the rollover has reached `advanceTo`. */
  simulate?: SimulatedResponse;
}

const STATE_BY_EVENT: Record<string, RolloverState> = {
  "rollover.submitted": "submitted",
  "rollover.review_started": "in_review",
  "rollover.approved": "approved",
  "rollover.rejected": "rejected",
  "rollover.sent_to_custodian": "requested",
  "rollover.acknowledged": "processing",
  "rollover.documents_requested": "awaiting_documents",
  "rollover.funds_sent": "funds_sent",
  "rollover.funds_received": "funds_received",
  "rollover.completed": "completed",
  "rollover.held": "on_hold",
  "rollover.cancelled": "cancelled",
  "rollover.failed": "failed",
};

/** Steps of a new rollover, by the event that they cause. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "account.created": {},
  "rollover.created": {},
  ...Object.fromEntries(Object.entries(STATE_BY_EVENT).map(([type, advanceTo]) => [type, { advanceTo }])),
  "rollover.custodian_rejected": { advanceTo: "requested", simulate: "rejected" },
  "rollover.custodian_soft_rejected": { advanceTo: "requested", simulate: "soft_rejected" },
  "rollover.funds_returned": { advanceTo: "funds_sent", simulate: "funds_returned" },
  "rollover.amount_mismatch": { advanceTo: "funds_sent", simulate: "partial_amount_received" },
};

/** The event that tests an endpoint. It belongs to no rollover. */
export const TEST_EVENT = "webhook.test";

export const TRIGGERED_TYPES: readonly string[] = [...Object.keys(SCENARIOS), TEST_EVENT];

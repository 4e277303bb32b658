import type { z } from "zod";
import type { RolloverState, RolloverType } from "../rollover-states.ts";

/**
 * The state that an action leads to, or a rule that computes it:
 * - `from_hold` returns to the state before the hold.
 * - `from_documents` returns to the state before the request once all requested documents are provided.
 * - `from_money` moves to `funds_received`, `funds_sent` or `processing`, depending on the live transfers and
 *   receipts.
 * - `from_receipts` leaves `funds_received` if no live receipt remains, and reopens a completed rollover.
 * - `from_arrival` moves to `funds_received`, unless the rollover is paused.
 * - `from_correction` reopens a completed rollover if the correction changes the amount to post.
 * - `from_end` returns to the state before a rejection or failure.
 * - `from_amendment` returns a submitted rollover to the participant or to the review.
 */
export type Target =
  | RolloverState
  | "stay"
  | "from_documents"
  | "from_hold"
  | "from_money"
  | "from_receipts"
  | "from_arrival"
  | "from_correction"
  | "from_end"
  | "from_amendment";

export interface ActionDefinition {
  from: readonly RolloverState[];
  to: Target;
  /** True for actions of the platform or a custodian, which need `rollovers:operate`. */
  isOperation: boolean;
  params: z.ZodType;
  /** Event type, which is also the type of the timeline entry. */
  event: string;
  /** Rollover types that allow the action. Default: all. */
  types?: readonly RolloverType[];
  summary: string;
}

export const BEFORE_MONEY = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
] as const satisfies RolloverState[];

export const ACTIVE_STATES = [
  ...BEFORE_MONEY,
  "funds_sent",
  "funds_received",
] as const satisfies RolloverState[];
export const OPEN_STATES = [
  ...ACTIVE_STATES,
  "awaiting_documents",
  "on_hold",
] as const satisfies RolloverState[];

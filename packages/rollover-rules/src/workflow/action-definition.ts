import type { z } from "zod";
import type { RolloverState, RolloverType } from "../rollover-states.ts";

/**
 * `stay` keeps the state. `from_hold` returns to the state before the hold. `from_documents` returns to the state before the
 * request once all requested documents are provided, and otherwise stays. `from_receipts` depends on the remaining receipts.
 */
export type Target = RolloverState | "stay" | "from_documents" | "from_hold" | "from_receipts";

export interface ActionDefinition {
  from: readonly RolloverState[];
  to: Target;
  /** True for actions of the platform or a custodian, which need `rollovers:operate`. */
  isOperation: boolean;
  params: z.ZodType;
  /** Also the timeline entry's type. */
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

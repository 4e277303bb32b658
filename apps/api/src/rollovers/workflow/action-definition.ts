import type { z } from "zod";
import type { RolloverState, RolloverType } from "../rollover-states.ts";

/**
 * Where an action leads: a state, `stay` (the state does not change), or back to where the rollover stood before it was put on
 * hold (`from_hold`), or was asked for documents (`from_documents`: once all that was asked for is there; elsewhere it stays),
 * or to where the receipts that are left leave it (`from_receipts`).
 */
export type Target = RolloverState | "stay" | "from_documents" | "from_hold" | "from_receipts";

export interface ActionDefinition {
  from: readonly RolloverState[];
  to: Target;
  /** Whether it is the platform's or the custodian's side that does this: then it needs `rollovers:operate`. */
  isOperation: boolean;
  params: z.ZodType;
  /** The event, and the timeline's type. */
  event: string;
  /** The only types of rollover that it is for; all of them without it. */
  types?: readonly RolloverType[];
  summary: string;
}

/** The states of the way up to where money leaves. */
export const BEFORE_MONEY = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
] as const satisfies RolloverState[];

export const ON_THE_WAY = [
  ...BEFORE_MONEY,
  "funds_sent",
  "funds_received",
] as const satisfies RolloverState[];
export const NOT_ENDED = [...ON_THE_WAY, "awaiting_documents", "on_hold"] as const satisfies RolloverState[];

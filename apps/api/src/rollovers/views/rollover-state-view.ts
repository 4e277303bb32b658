import type { Rollover } from "@svc/rollover-rules/rollover";
import { STATE_MEANINGS } from "@svc/rollover-rules/rollover-states";
import { findPendingOn } from "@svc/rollover-rules/workflow/pending-on";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { z } from "zod";
import { callerActionSchema } from "./action-view.ts";
import { deadlineSchema } from "./rollover-parts.ts";
import { rolloverSchema, toDeadlineViews } from "./rollover-view.ts";

const { state, status, pendingOn: pendingOnSchema, version } = rolloverSchema.shape;

export const rolloverStateViewSchema = z
  .strictObject({
    id: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    object: z.literal("rollover_state"),
    state,
    status,
    pendingOn: pendingOnSchema,
    availableActions: z
      .array(callerActionSchema)
      .describe("Actions that this credential can perform now, given valid parameters."),
    deadlines: z.array(deadlineSchema).describe("The rollover's deadlines."),
    version,
  })
  .meta({ id: "RolloverStanding", description: "A rollover's state and who must act next." });

type RolloverStateView = z.output<typeof rolloverStateViewSchema>;

export function toRolloverStateView(rollover: Rollover, available: CallerAction[]): RolloverStateView {
  return {
    id: rollover.id,
    object: "rollover_state",
    state: rollover.state,
    status: STATE_MEANINGS[rollover.state].status,
    pendingOn: findPendingOn(rollover),
    availableActions: available,
    deadlines: toDeadlineViews(rollover),
    version: rollover.version,
  };
}

import { z } from "zod";
import { callersActionSchema } from "./action-view.ts";
import type { Rollover } from "./rollover.ts";
import { deadlineSchema } from "./rollover-parts.ts";
import { STATE_MEANINGS } from "./rollover-states.ts";
import { deadlinesOf, rolloverSchema } from "./rollover-view.ts";
import { pendingOn } from "./workflow/pending-on.ts";
import type { CallersAction } from "./workflow/transitions.ts";

const { state, status, pendingOn: pendingOnSchema, version } = rolloverSchema.shape;

export const rolloverStandingSchema = z
  .strictObject({
    id: z.string().describe("The rollover's id."),
    object: z.literal("rollover_state"),
    state,
    status,
    pendingOn: pendingOnSchema,
    availableActions: z
      .array(callersActionSchema)
      .describe("What this credential could do now, given params that fit."),
    deadlines: z.array(deadlineSchema).describe("What is waited for."),
    version,
  })
  .meta({ id: "RolloverStanding", description: "Where a rollover stands, and who has to act next." });

export type RolloverStateView = z.output<typeof rolloverStandingSchema>;

export function toRolloverStateView(rollover: Rollover, available: CallersAction[]): RolloverStateView {
  return {
    id: rollover.id,
    object: "rollover_state",
    state: rollover.state,
    status: STATE_MEANINGS[rollover.state].status,
    pendingOn: pendingOn(rollover),
    availableActions: available,
    deadlines: deadlinesOf(rollover),
    version: rollover.version,
  };
}

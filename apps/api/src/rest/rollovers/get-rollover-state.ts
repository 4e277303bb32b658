import { idField, toETag } from "@svc/service-kit";
import { z } from "zod";
import { EXAMPLES } from "../../openapi/examples.ts";
import { getRolloverState } from "../../rollovers/get-rollover-state.ts";
import { STATE_MEANINGS } from "../../rollovers/rollover-states.ts";
import { deadlineSchema, deadlinesOf, rolloverSchema } from "../../rollovers/rollover-view.ts";
import { CALLERS_ACTIONS } from "../../rollovers/workflow/transitions.ts";
import { pendingOn } from "../../rollovers/workflow/workflow-state.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const { state, status, pendingOn: pendingOnSchema, version } = rolloverSchema.shape;

export const getRolloverStateEndpoint = defineEndpoint({
  operationId: "getRolloverState",
  method: "GET",
  path: "/v1/rollovers/{id}/state",
  summary: "Show where a rollover stands, and who has to act next",
  credentials: ["ak"],
  scope: "rollovers:read",
  params: z.strictObject({ id: idField("rol") }),
  examples: EXAMPLES.getRolloverState,
  responses: {
    200: {
      description: "Where it stands.",
      schema: z
        .strictObject({
          id: z.string(),
          object: z.literal("rollover_state"),
          state,
          status,
          pendingOn: pendingOnSchema,
          availableActions: z.array(z.enum(CALLERS_ACTIONS)).describe("What this credential could do now."),
          deadlines: z.array(deadlineSchema),
          version,
        })
        .meta({ id: "RolloverStanding", description: "Where a rollover stands, and who has to act next." }),
      headers: ["ETag"],
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const { rollover, available } = await getRolloverState(ctx, principal, params.id);
    return {
      status: 200,
      headers: { ETag: toETag(rollover.version) },
      body: {
        id: rollover.id,
        object: "rollover_state",
        state: rollover.state,
        status: STATE_MEANINGS[rollover.state].status,
        pendingOn: pendingOn(rollover),
        availableActions: available,
        deadlines: deadlinesOf(rollover),
        version: rollover.version,
      },
    };
  },
});

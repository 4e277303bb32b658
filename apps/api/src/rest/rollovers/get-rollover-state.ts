import { idField, toETag } from "@svc/service-kit";
import { z } from "zod";
import { getRolloverState } from "../../rollovers/get-rollover-state.ts";
import { rolloverStandingSchema, toRolloverStateView } from "../../rollovers/rollover-state-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

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
    200: { description: "Where it stands.", schema: rolloverStandingSchema, headers: ["ETag"] },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const { rollover, available } = await getRolloverState(ctx, principal, params.id);
    return {
      status: 200,
      // What can be done is also a matter of the time, and of who asks.
      headers: { ETag: toETag(rollover.version, available.join()) },
      body: toRolloverStateView(rollover, available),
    };
  },
});

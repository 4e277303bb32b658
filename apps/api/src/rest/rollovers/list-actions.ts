import { idField } from "@svc/service-kit";
import { z } from "zod";
import { actionSchema, toActionViews } from "../../rollovers/action-view.ts";
import { getRolloverState } from "../../rollovers/get-rollover-state.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listActionsEndpoint = defineEndpoint({
  operationId: "listActions",
  method: "GET",
  path: "/v1/rollovers/{id}/actions",
  summary: "List what this credential could do to a rollover now",
  credentials: ["ak"],
  scope: "rollovers:read",
  params: z.strictObject({ id: idField("rol") }),
  examples: EXAMPLES.listActions,
  responses: {
    200: {
      description: "The actions that would succeed now, given params that fit.",
      schema: z.strictObject({ object: z.literal("list"), data: z.array(actionSchema) }),
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const { available } = await getRolloverState(ctx, principal, params.id);
    return { status: 200, body: { object: "list", data: toActionViews(available) } };
  },
});

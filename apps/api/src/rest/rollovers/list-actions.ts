import { idField } from "@svc/service-kit";
import { z } from "zod";
import { EXAMPLES } from "../../openapi/examples.ts";
import { getRolloverState } from "../../rollovers/get-rollover-state.ts";
import { definitionOf } from "../../rollovers/workflow/guards.ts";
import { CALLERS_ACTIONS, type CallersAction } from "../../rollovers/workflow/transitions.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const actionSchema = z
  .strictObject({
    object: z.literal("action"),
    action: z.enum(CALLERS_ACTIONS),
    summary: z.string(),
    params: z.record(z.string(), z.unknown()).describe("What it has to be told, as a JSON Schema."),
  })
  .meta({ id: "AvailableAction" });

const VIEWS = new Map(
  CALLERS_ACTIONS.map((action) => {
    const { summary, params } = definitionOf(action);
    const { $schema: _dialect, ...schema } = z.toJSONSchema(params, { io: "input", unrepresentable: "any" });
    return [action as CallersAction, { object: "action" as const, action, summary, params: schema }];
  }),
);

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
    return { status: 200, body: { object: "list", data: available.map((action) => VIEWS.get(action)) } };
  },
});

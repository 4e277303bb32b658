import { listAnswer, listSchema } from "@svc/service-kit";
import { listRollovers, rolloverQuerySchema } from "../../rollovers/list-rollovers.ts";
import { rolloverSchema, toRolloverView } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listRolloversEndpoint = defineEndpoint({
  operationId: "listRollovers",
  method: "GET",
  path: "/v1/rollovers",
  summary: "List rollovers, newest first",
  credentials: ["ak"],
  scope: "rollovers:read",
  query: rolloverQuerySchema,
  examples: EXAMPLES.listRollovers,
  responses: { 200: { description: "One page of rollovers.", schema: listSchema(rolloverSchema) } },
  errors: [],
  async handle(ctx, { principal, query }) {
    const page = await listRollovers(ctx, principal, query);
    return { status: 200, body: listAnswer(page, (rollover) => toRolloverView(rollover, ctx.environment)) };
  },
});

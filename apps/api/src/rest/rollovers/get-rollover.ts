import { idField } from "@svc/service-kit";
import { z } from "zod";
import { getRollover } from "../../rollovers/get-rollover.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { rolloverAnswer } from "./rollover-answer.ts";

export const getRolloverEndpoint = defineEndpoint({
  operationId: "getRollover",
  method: "GET",
  path: "/v1/rollovers/{id}",
  summary: "Retrieve a rollover",
  credentials: ["ak"],
  scope: "rollovers:read",
  params: z.strictObject({ id: idField("rol") }),
  examples: EXAMPLES.getRollover,
  responses: { 200: { description: "The rollover.", schema: rolloverSchema, headers: ["ETag"] } },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    return rolloverAnswer(200, await getRollover(ctx, principal, params.id), ctx.environment);
  },
});

import { answerOnce } from "../../idempotency/answer-once.ts";
import { createRollover } from "../../rollovers/create-rollover.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverInputSchema } from "../../rollovers/rollover-input.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { rolloverAnswer } from "./rollover-answer.ts";

export const createRolloverEndpoint = defineEndpoint({
  operationId: "createRollover",
  method: "POST",
  path: "/v1/rollovers",
  summary: "Create a rollover as a draft",
  credentials: ["ak"],
  scope: "rollovers:write",
  body: rolloverInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.createRollover,
  responses: {
    201: { description: "The new rollover.", schema: rolloverSchema, headers: ["ETag", "Location"] },
  },
  errors: ["not_found", "duplicate_rollover", "rollover_not_permitted"],
  handle(ctx, request) {
    const { principal, body } = request;
    return answerOnce<Rollover>(
      ctx,
      toRepeatable(request),
      (transact) => createRollover(ctx, principal, body, transact),
      (rollover) => {
        const answer = rolloverAnswer(201, rollover, ctx.environment);
        return { ...answer, headers: { ...answer.headers, Location: `/v1/rollovers/${rollover.id}` } };
      },
    );
  },
});

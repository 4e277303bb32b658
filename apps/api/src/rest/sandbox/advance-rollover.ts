import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { advanceRollover } from "../../sandbox/advance-rollover.ts";
import { advanceInputSchema } from "../../sandbox/sandbox-inputs.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { rolloverAnswer } from "../rollovers/rollover-answer.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const advanceRolloverEndpoint = defineEndpoint({
  operationId: "advanceSandboxRollover",
  method: "POST",
  path: "/v1/sandbox/rollovers/{id}/advance",
  summary: "Move a rollover one step on, or to a state along the legal path",
  credentials: ["ak"],
  scope: "sandbox:write",
  params: z.strictObject({ id: idField("rol") }),
  body: advanceInputSchema,
  bodyOptional: true,
  isRepeatable: true,
  examples: EXAMPLES.advanceSandboxRollover,
  responses: {
    200: { description: "The rollover as it is now.", schema: rolloverSchema, headers: ["ETag"] },
  },
  errors: [
    "not_found",
    "invalid_transition",
    "rollover_not_permitted",
    "history_mismatch",
    "version_conflict",
  ],
  async handle(ctx, request) {
    const { principal, params, body } = request;
    const asked = { to: body.to ?? null, ifMatch: request.header("if-match") ?? null };
    return answerOnce<Rollover>(
      ctx,
      toRepeatable(request),
      (transact) => advanceRollover(ctx, principal, params.id, asked, transact),
      (rollover) => rolloverAnswer(200, rollover, ctx.environment),
    );
  },
});

import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { simulateInputSchema } from "../../sandbox/sandbox-inputs.ts";
import { simulateHappening } from "../../sandbox/simulate-happening.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { rolloverAnswer } from "../rollovers/rollover-answer.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const simulateHappeningEndpoint = defineEndpoint({
  operationId: "simulateSandboxHappening",
  method: "POST",
  path: "/v1/sandbox/rollovers/{id}/simulate",
  summary: "Let one thing happen to a rollover on the custodians' side",
  credentials: ["ak"],
  scope: "sandbox:write",
  params: z.strictObject({ id: idField("rol") }),
  body: simulateInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.simulateSandboxHappening,
  responses: {
    200: { description: "The rollover as it is now.", schema: rolloverSchema, headers: ["ETag"] },
  },
  errors: [
    "not_found",
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "history_mismatch",
    "version_conflict",
  ],
  async handle(ctx, request) {
    const { principal, params, body } = request;
    const asked = { ...body, ifMatch: request.header("if-match") ?? null };
    return answerOnce<Rollover>(
      ctx,
      toRepeatable(request),
      (transact) => simulateHappening(ctx, principal, params.id, asked, transact),
      (rollover) => rolloverAnswer(200, rollover, ctx.environment),
    );
  },
});

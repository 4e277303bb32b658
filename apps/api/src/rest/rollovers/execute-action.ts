import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { executeAction } from "../../rollovers/execute-action.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { CALLERS_ACTIONS } from "../../rollovers/workflow/transitions.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { actionBodySchema, dryRunField } from "./action-body.ts";
import { rolloverAnswer } from "./rollover-answer.ts";

export const executeActionEndpoint = defineEndpoint({
  operationId: "executeAction",
  method: "POST",
  path: "/v1/rollovers/{id}/actions",
  summary: "Do something to a rollover",
  credentials: ["ak"],
  scope: "rollovers:act",
  params: z.strictObject({ id: idField("rol") }),
  body: z.strictObject({
    action: z.enum(CALLERS_ACTIONS, `must be one of ${CALLERS_ACTIONS.join(", ")}`),
    params: z.record(z.string(), z.unknown(), "must be an object").default({}),
    dryRun: dryRunField,
  }),
  documentedBody: actionBodySchema,
  isRepeatable: true,
  examples: EXAMPLES.executeAction,
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
    const repeatable = toRepeatable(request);
    return answerOnce<Rollover>(
      ctx,
      // What writes nothing is not remembered either: the same key is still free for the real thing.
      asked.dryRun ? { ...repeatable, idempotencyKey: null } : repeatable,
      (transact) => executeAction(ctx, principal, params.id, asked, transact),
      (rollover) => rolloverAnswer(200, rollover, ctx.environment),
    );
  },
});

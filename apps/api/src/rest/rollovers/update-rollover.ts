import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverPatchSchema } from "../../rollovers/rollover-patch.ts";
import { rolloverSchema } from "../../rollovers/rollover-view.ts";
import { updateRollover } from "../../rollovers/update-rollover.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { rolloverAnswer } from "./rollover-answer.ts";

export const updateRolloverEndpoint = defineEndpoint({
  operationId: "updateRollover",
  method: "PATCH",
  path: "/v1/rollovers/{id}",
  summary: "Change a draft",
  credentials: ["ak"],
  scope: "rollovers:write",
  params: z.strictObject({ id: idField("rol") }),
  body: rolloverPatchSchema,
  isRepeatable: true,
  examples: EXAMPLES.updateRollover,
  responses: {
    200: { description: "The rollover as it is now.", schema: rolloverSchema, headers: ["ETag"] },
  },
  errors: [
    "not_found",
    "invalid_transition",
    "rollover_not_permitted",
    "duplicate_rollover",
    "history_mismatch",
    "version_conflict",
  ],
  async handle(ctx, request) {
    const { principal, params, body } = request;
    const ifMatch = request.header("if-match") ?? null;
    return answerOnce<Rollover>(
      ctx,
      toRepeatable(request),
      (transact) => updateRollover(ctx, principal, params.id, body, ifMatch, transact),
      (rollover) => rolloverAnswer(200, rollover, ctx.environment),
    );
  },
});

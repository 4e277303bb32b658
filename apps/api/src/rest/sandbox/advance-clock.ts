import { answerOnce } from "../../idempotency/answer-once.ts";
import { type AdvancedClock, advanceClock } from "../../sandbox/advance-clock.ts";
import { clockSchema, toClockView } from "../../sandbox/clock-view.ts";
import { clockInputSchema } from "../../sandbox/sandbox-inputs.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const advanceClockEndpoint = defineEndpoint({
  operationId: "advanceSandboxClock",
  method: "POST",
  path: "/v1/sandbox/clock/advance",
  summary: "Move the organization's sandbox clock forward, and do what comes due",
  description:
    "Each thing that comes due is done by itself; with an `Idempotency-Key`, all of them or none, so that a repetition moves the clock no further.",
  credentials: ["ak"],
  scope: "sandbox:write",
  body: clockInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.advanceSandboxClock,
  responses: { 200: { description: "Where the clock stands now.", schema: clockSchema } },
  errors: ["history_mismatch"],
  handle(ctx, request) {
    const { principal, body } = request;
    return answerOnce<AdvancedClock>(
      ctx,
      toRepeatable(request),
      (transact, isRemembered) =>
        advanceClock(ctx, principal, body.days, isRemembered ? transact : undefined),
      (clock) => ({ status: 200, body: toClockView(clock) }),
    );
  },
});

import { advanceClock } from "../../sandbox/advance-clock.ts";
import { clockSchema, toClockView } from "../../sandbox/clock-view.ts";
import { clockInputSchema } from "../../sandbox/sandbox-inputs.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const advanceClockEndpoint = defineEndpoint({
  operationId: "advanceSandboxClock",
  method: "POST",
  path: "/v1/sandbox/clock/advance",
  summary: "Move the organization's sandbox clock forward, and do what comes due",
  credentials: ["ak"],
  scope: "sandbox:write",
  body: clockInputSchema,
  examples: EXAMPLES.advanceSandboxClock,
  responses: { 200: { description: "Where the clock stands now.", schema: clockSchema } },
  errors: ["history_mismatch"],
  async handle(ctx, { principal, body }) {
    return { status: 200, body: toClockView(await advanceClock(ctx, principal, body.days)) };
  },
});

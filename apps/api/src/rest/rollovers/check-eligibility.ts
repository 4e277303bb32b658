import { answerOnce } from "../../idempotency/answer-once.ts";
import { checkEligibility, eligibilityInputSchema } from "../../rollovers/check-eligibility.ts";
import { eligibilitySchema } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const checkEligibilityEndpoint = defineEndpoint({
  operationId: "checkEligibility",
  method: "POST",
  path: "/v1/rollovers/eligibility",
  summary: "Ask what the IRS rollover chart says of a source and a destination",
  credentials: ["ak"],
  scope: "rollovers:read",
  body: eligibilityInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.checkEligibility,
  responses: {
    200: { description: "Permitted or not, and under which conditions.", schema: eligibilitySchema },
  },
  errors: [],
  handle(ctx, request) {
    const { principal, body } = request;
    return answerOnce(
      ctx,
      toRepeatable(request),
      async (transact, isRemembered) => {
        const eligibility = checkEligibility(ctx, principal, body);
        return isRemembered ? transact(async () => eligibility) : eligibility;
      },
      (eligibility) => ({ status: 200, body: eligibility }),
    );
  },
});

import { checkEligibility, eligibilityInputSchema } from "../../rollovers/check-eligibility.ts";
import { eligibilitySchema } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const checkEligibilityEndpoint = defineEndpoint({
  operationId: "checkEligibility",
  method: "POST",
  path: "/v1/rollovers/eligibility",
  summary: "Ask what the IRS rollover chart says of a source and a destination",
  credentials: ["ak"],
  scope: "rollovers:read",
  body: eligibilityInputSchema,
  examples: EXAMPLES.checkEligibility,
  responses: {
    200: { description: "Permitted or not, and under which conditions.", schema: eligibilitySchema },
  },
  errors: [],
  async handle(ctx, { principal, body }) {
    return { status: 200, body: checkEligibility(ctx, principal, body) };
  },
});

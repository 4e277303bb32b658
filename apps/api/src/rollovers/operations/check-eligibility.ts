import { read } from "../../declare.ts";
import { conditionalEligibility, eligibilityBody } from "../../examples/rollover-story.ts";
import { evaluateEligibility } from "../eligibility.ts";
import { eligibilityInputSchema } from "../eligibility-input.ts";
import { eligibilitySchema } from "../rollover-parts.ts";

/** A prohibited rollover is an answer like another. */
export const checkEligibility = read({
  name: "checkEligibility",
  summary: "Ask what the IRS rollover chart says of a source and a destination",
  scope: "rollovers:read",
  input: eligibilityInputSchema,
  view: eligibilitySchema,
  example: { input: eligibilityBody, view: conditionalEligibility },
  answers: { 200: "Permitted or not, and under which conditions." },
  errors: [],
  isRepeatable: true,
  rest: "POST /v1/rollovers/eligibility",
  graphql: { query: "eligibility" },
  run({ clock }, input) {
    const today = clock.now().toISOString().slice(0, 10);
    return evaluateEligibility({ ...input, attestations: input.attestations ?? {}, today });
  },
});

import { read } from "../../declare.ts";
import { conditionalEligibility, eligibilityBody } from "../../examples/rollover-story.ts";
import { eligibilityInputSchema } from "../eligibility-input.ts";
import { evaluateRollover } from "../evaluate-rollover.ts";
import { requireCustodians } from "../require-custodians.ts";
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
  errors: ["not_found"],
  isRepeatable: true,
  rest: "POST /v1/rollovers/eligibility",
  graphql: { query: "eligibility" },
  async run({ clock, custodians }, input) {
    const directory = await custodians.get();
    requireCustodians(directory, input);
    const today = clock.now().toISOString().slice(0, 10);
    const { attestations = {}, dateOfBirth: birthDate = null } = input;
    return evaluateRollover({ ...input, attestations, birthDate }, { directory, today });
  },
});

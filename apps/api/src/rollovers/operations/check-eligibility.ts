import { getToday } from "@svc/rollover-rules/deadlines/days";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { requireCustodians } from "../drafts/draft-checks.ts";
import { eligibilityInputSchema } from "../drafts/eligibility-input.ts";
import { conditionalEligibility, eligibilityBody } from "../views/read-examples.ts";
import { eligibilitySchema } from "../views/rollover-parts.ts";

export const checkEligibility = read({
  name: "checkEligibility",
  summary: "Check a rollover against the IRS rollover chart",
  scope: "rollovers:read",
  input: eligibilityInputSchema,
  view: eligibilitySchema,
  example: { input: eligibilityBody, view: conditionalEligibility },
  responses: { 200: "The outcome, with conditions and unmet rules." },
  errors: ["not_found"],
  acceptsIdempotencyKey: true,
  rest: "POST /v1/rollovers/eligibility",
  graphql: { query: "eligibility" },
  async run(call, input) {
    const directory = await call.custodians.get();
    requireCustodians(directory, input);
    const today = getToday(await readOrganizationTime(call, call.db.sql, call.principal.organizationId));
    const { attestations = {}, dateOfBirth: birthDate = null } = input;
    return evaluateRollover({ ...input, attestations, birthDate }, { directory, today });
  },
});

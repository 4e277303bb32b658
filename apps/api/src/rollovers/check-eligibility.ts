import { ACCOUNT_TYPES } from "@svc/custodians";
import { type Principal, requireScope } from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import { type Eligibility, judgeEligibility } from "./eligibility.ts";
import { attestationsSchema, contributionDateField } from "./rollover-input.ts";
import { ROLLOVER_TYPES } from "./rollover-states.ts";

const sideSchema = z.strictObject({
  accountType: z.enum(ACCOUNT_TYPES, `must be one of ${ACCOUNT_TYPES.join(", ")}`),
  firstContributionDate: contributionDateField.optional(),
});

/** The body of `POST /v1/rollovers/eligibility`. */
export const eligibilityInputSchema = z.strictObject({
  type: z.enum(ROLLOVER_TYPES, `must be one of ${ROLLOVER_TYPES.join(", ")}`),
  source: sideSchema,
  destination: sideSchema,
  attestations: attestationsSchema.optional(),
});

/** What the rules would say today of a rollover that nobody has created; a prohibited one is an answer like another. */
export function checkEligibility(
  ctx: ApiContext,
  principal: Principal,
  input: z.output<typeof eligibilityInputSchema>,
): Eligibility {
  requireScope(principal, "rollovers:read");
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return judgeEligibility({ ...input, attestations: input.attestations ?? {}, today });
}

import { accountTypeSchema } from "@svc/custodians";
import { type Principal, requireScope } from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import { type Eligibility, evaluateEligibility } from "./eligibility.ts";
import { rolloverTypeSchema } from "./rollover-enums.ts";
import { attestationsSchema, contributionDateField } from "./rollover-input.ts";

const sideSchema = z.strictObject({
  accountType: accountTypeSchema,
  firstContributionDate: contributionDateField.optional(),
});

/** The body of `POST /v1/rollovers/eligibility`. */
export const eligibilityInputSchema = z.strictObject({
  type: rolloverTypeSchema,
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
  return evaluateEligibility({ ...input, attestations: input.attestations ?? {}, today });
}

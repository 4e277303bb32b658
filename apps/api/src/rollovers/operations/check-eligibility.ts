import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { eligibilityInputSchema } from "../drafts/eligibility-input.ts";
import { resolveCustodians } from "../drafts/resolve-custodians.ts";
import { buildEligibilityCheck } from "../preview/build-preview.ts";
import { rolloverPreview } from "../preview/preview-example.ts";
import { eligibilityCheckView } from "../preview/preview-view.ts";
import { resolveDeclaration } from "../tax/disasters/resolve-declaration.ts";
import { conditionalEligibility, eligibilityBody } from "../views/read-examples.ts";
import { draft } from "../views/rollover-examples.ts";
import { eligibilitySchema } from "../views/rollover-parts.ts";

export const checkEligibility = read({
  name: "checkEligibility",
  summary: "Check a rollover against the IRS rollover chart",
  description:
    "Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.",
  scope: "rollovers:read",
  input: eligibilityInputSchema,
  view: eligibilityCheckView,
  example: {
    input: eligibilityBody,
    view: {
      ...conditionalEligibility,
      taxTreatment: draft.taxTreatment,
      deadlines: rolloverPreview.deadlines
        .filter(({ type }) => type !== "sixty_day")
        .flatMap((deadline) =>
          deadline.type === "posting" ? [{ ...deadline, type: "arrival", days: 15 }, deadline] : [deadline],
        ),
      taxYearWarning: null,
    },
  },
  responses: { 200: "The outcome, with conditions, unmet rules, tax treatment and deadlines." },
  errors: ["not_found"],
  acceptsIdempotencyKey: true,
  rest: "POST /v1/rollovers/eligibility",
  graphql: {
    query: "eligibility",
    description:
      "Checks a rollover against the IRS rollover chart. `rolloverPreview` also returns the tax treatment and the deadlines.",
    // The released type of this field has no tax treatment, deadlines or warning.
    view: eligibilitySchema,
    toResult: ({ taxTreatment: _tax, deadlines: _deadlines, taxYearWarning: _warning, ...eligibility }) =>
      eligibility,
  },
  async run(call, input) {
    const directory = await call.custodians.get();
    const { organizationId } = call.principal;
    const time = await readOrganizationTime(call, call.db.sql, organizationId);
    const attestations = await resolveDeclaration(call.db.sql, input.attestations ?? {});
    return buildEligibilityCheck(resolveCustodians(directory, { ...input, attestations }), {
      directory,
      time,
      organizationId,
    });
  },
});

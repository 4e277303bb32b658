import { getToday } from "@svc/rollover-rules/deadlines/days";
import { toDocumentRequirements } from "@svc/rollover-rules/eligibility/required-documents";
import { readSourceRequirements } from "@svc/rollover-rules/workflow/source-requirements";
import { read } from "../../context/define-operation.ts";
import { readCurrentSets } from "../../custodians/requirements/read-requirement-sets.ts";
import { isUnconfirmed } from "../../custodians/requirements/requirement-set.ts";
import { toRequirementSetView } from "../../custodians/requirements/requirement-set-view.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { getCustodianById } from "../drafts/draft-checks.ts";
import { addRequirements, listSourceSubjects } from "../instructions/instruction-sides.ts";
import { rolloverRequirements } from "../requirements/requirements-example.ts";
import { rolloverRequirementsSchema } from "../requirements/requirements-view.ts";
import { readRollover } from "../store/read-rollover.ts";

export const getRolloverRequirements = read({
  name: "getRolloverRequirements",
  summary: "Retrieve what the source custodian and plan require",
  description:
    "Merges the directory with the requirement sets that your organization added. Expired sets still apply, marked as unconfirmed.",
  scope: "rollovers:read",
  id: "rol",
  view: rolloverRequirementsSchema,
  example: { view: rolloverRequirements },
  responses: { 200: "The requirements." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/requirements",
  graphql: { query: "rolloverRequirements" },
  async run(call, { id }) {
    const { db, environment, principal } = call;
    const { organizationId } = principal;
    const rollover = await readRollover(call, id);
    const directory = await call.custodians.get();
    const sets = await readCurrentSets(db.sql, organizationId, listSourceSubjects(rollover));
    const today = getToday(await readOrganizationTime(call, db.sql, organizationId));
    const custodian = getCustodianById(directory, rollover.sourceCustodianId);
    const source = readSourceRequirements(rollover, directory);
    const { loa, medallion, notarization, spousalConsent, wetSignature } = toDocumentRequirements(
      rollover,
      source.requirements,
    );
    return {
      object: "rollover_requirements" as const,
      rolloverId: id,
      requirements: { loa, medallion, notarization, spousalConsent, wetSignature },
      enclosures: [
        ...(custodian.receiving?.enclosures ?? []).map((detail) => ({
          detail,
          requirementSetId: null,
          isUnconfirmed: false,
        })),
        ...sets.flatMap((set) =>
          set.content.enclosures.map((detail) => ({
            detail,
            requirementSetId: set.id,
            isUnconfirmed: isUnconfirmed(set, today),
          })),
        ),
      ],
      signers: [...new Set(sets.flatMap(({ content }) => content.signers))],
      sendTo: addRequirements(custodian, sets).receiving?.requests ?? null,
      processingDays: source.processingDays,
      hasUnconfirmed: sets.some((set) => isUnconfirmed(set, today)),
      requirementSets: sets.map((set) => toRequirementSetView(set, { environment, today })),
    };
  },
});

import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import { expandedSubjectView, subjectView, toSubjectView } from "../subject.ts";
import { signerField } from "./requirement-fields.ts";
import { isUnconfirmed, type RequirementSet } from "./requirement-set.ts";

export const requirementsView = z
  .strictObject({
    loa: z.boolean().describe("A letter of acceptance from the receiving custodian."),
    medallion: z.boolean().describe("A medallion signature guarantee."),
    notarization: z.boolean().describe("A notary must witness the signature."),
    spousalConsent: z.boolean().describe("The spouse must consent in writing."),
    wetSignature: z.boolean().describe("A wet-ink signature on paper."),
  })
  .describe("Documents and signatures that are required before money is released.")
  .register(graphqlTypes, { name: "Requirements" });

export const sendToView = z
  .strictObject({
    address: z.array(z.string()).describe("Mailing address, one line per item."),
    fax: z.string().nullable().describe("Fax number for requests."),
    email: z.string().nullable().describe("Email address for requests."),
    portal: z.string().nullable().describe("URL of the web portal for requests."),
  })
  .describe("Where to send a request.")
  .register(graphqlTypes, { name: "RequirementSendTo" });

const days = z.number().register(graphqlTypes, { scalar: "Int" });
export const processingDaysView = z
  .strictObject({
    min: days.describe("Fewest days that processing usually takes."),
    max: days.describe("Most days that processing usually takes."),
  })
  .describe("Business days from the request until the money is sent.")
  .register(graphqlTypes, { name: "RequirementDays" });

export const requirementSetSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `rqs_` followed by 26 characters."),
    object: z.literal("requirement_set"),
    environment: environmentField,
    ...subjectView,
    version: z.int().describe("Counts the sets of this plan or custodian, from 1."),
    isCurrent: z.boolean().describe("False if a later version superseded it."),
    isUnconfirmed: z
      .boolean()
      .describe("True after `expiresOn`. The requirements still apply, marked as unconfirmed."),
    requirements: requirementsView,
    enclosures: z.array(z.string()).describe("Documents to enclose with a request."),
    signers: z.array(signerField).describe("People who can sign a request. Empty if unknown."),
    sendTo: sendToView.nullable(),
    processingDays: processingDaysView.nullable(),
    note: z.string().nullable().describe("A note for the people who prepare requests."),
    source: z.string().describe("Where the information comes from."),
    learnedOn: z.string().describe("The day on which you learned of the requirements."),
    expiresOn: z.string().describe("The last day on which the set counts as confirmed."),
    createdBy: actorSchema.describe("The person or key that added the requirements."),
    createdAt: timestampField.describe("Time of creation."),
    confirmedBy: actorSchema
      .nullable()
      .describe(
        "The person or key that last confirmed the requirements. Null if they were not confirmed after creation.",
      ),
    confirmedAt: timestampField.nullable().describe("Time of the last confirmation."),
    ...expandedSubjectView,
  })
  .meta({
    id: "RequirementSet",
    description: "Requirements of a custodian or plan that your organization added.",
  });

type RequirementSetView = z.output<typeof requirementSetSchema>;

/** @param today in the organization's time zone */
export function toRequirementSetView(
  set: RequirementSet,
  { environment, today }: { environment: Environment; today: string },
): RequirementSetView {
  const { content } = set;
  return {
    id: set.id,
    object: "requirement_set",
    environment,
    ...toSubjectView(set.subjectId),
    version: set.version,
    isCurrent: set.supersededAt === null,
    isUnconfirmed: isUnconfirmed(set, today),
    requirements: content.requirements,
    enclosures: content.enclosures,
    signers: content.signers,
    sendTo: content.sendTo,
    processingDays: content.processingDays,
    note: content.note,
    source: set.source,
    learnedOn: set.learnedOn,
    expiresOn: set.expiresOn,
    createdBy: toActorView(set.createdBy),
    createdAt: set.createdAt.toISOString(),
    confirmedBy: set.confirmedBy && toActorView(set.confirmedBy),
    confirmedAt: set.confirmedAt?.toISOString() ?? null,
  };
}

export const requirementSetPayload = {
  name: "RequirementSetPayload",
  description: "Result of a mutation of a requirement set.",
  view: z.object({
    requirementSet: requirementSetSchema.describe("The requirement set. Null if there are errors."),
  }),
  toPayload: (requirementSet: RequirementSetView) => ({ requirementSet }),
};

import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { graphqlTypes, idField, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { accountNumberField } from "../account-number-field.ts";
import { contributionDateField } from "../contribution-date-field.ts";
import { allowOne, custodianRefFields } from "../custodian-ref.ts";
import { attestationsSchema } from "../eligibility/attestations.ts";
import { planKindSchema } from "../eligibility/plan-kind-field.ts";
import { relationshipSchema } from "../eligibility/relationship-field.ts";
import { reasonField } from "./money-params.ts";

const sideFields = {
  accountType: accountTypeSchema.describe("Correct account type.").optional(),
  planId: idField("pln")
    .nullable()
    .describe("Correct plan, recorded with `POST /v1/plans`. It also sets `planName`. Null removes the plan.")
    .optional(),
  planName: lineField(200).describe("Correct name of the employer's plan.").optional(),
  firstContributionDate: contributionDateField
    .describe("Correct date of the participant's first contribution. Some rules depend on it.")
    .optional(),
};

/** All fields except `reason` and `consentReference` correct something that the instructions contain. */
export const amendParams = z
  .strictObject({
    reason: reasonField,
    source: z
      .strictObject({
        accountNumber: accountNumberField.describe("Correct account number.").optional(),
        ...sideFields,
      })
      .describe("Corrections to the source.")
      .register(graphqlTypes, { name: "AmendedSourceInput" })
      .optional(),
    destination: z
      .strictObject({
        ...custodianRefFields,
        accountNumber: accountNumberField
          .describe("Correct account number. Required with another custodian.")
          .optional(),
        ...sideFields,
      })
      .refine(...allowOne("custodianId", "custodianSlug"))
      .describe("Corrections to the destination.")
      .register(graphqlTypes, { name: "AmendedDestinationInput" })
      .optional(),
    relationship: relationshipSchema
      .describe(
        "The participant's correct claim to the money. `own` and `alternate_payee` clear `decedentName`.",
      )
      .optional(),
    isInheritedIra: z
      .boolean("must be true or false")
      .describe("True if the destination is an inherited IRA.")
      .optional(),
    decedentName: lineField(100)
      .describe("Name of the deceased owner. Inherited IRAs are titled in that name.")
      .optional(),
    planKind: planKindSchema
      .describe("Correct kind of the source plan. Spousal consent and some distribution codes depend on it.")
      .optional(),
    deliveryMethod: deliveryMethodSchema.describe("Correct delivery method.").optional(),
    attestations: attestationsSchema
      .describe("Attestations that the corrected rollover requires. They are added to those already given.")
      .optional(),
    consentReference: lineField(255)
      .describe(
        "Reference to the participant's new consent, if the amendment needs one and it has been given. Without it, the rollover waits for `sign_consent`.",
      )
      .optional(),
  })
  .refine((params) => listAmendedFields(params).length > 0, {
    path: ["reason"],
    error: "must come with at least one correction",
  });

export const AMENDED_FIELDS = [
  "source.accountType",
  "source.accountNumber",
  "source.planId",
  "source.planName",
  "source.firstContributionDate",
  "destination.custodianId",
  "destination.accountType",
  "destination.accountNumber",
  "destination.planId",
  "destination.planName",
  "destination.firstContributionDate",
  "relationship",
  "isInheritedIra",
  "decedentName",
  "planKind",
  "deliveryMethod",
  "attestations",
] as const;
type AmendedField = (typeof AMENDED_FIELDS)[number];

/** Fields that the participant chose or signed. */
const CONSENTED_FIELDS: readonly AmendedField[] = [
  "source.accountType",
  "source.accountNumber",
  "destination.custodianId",
  "destination.accountType",
  "destination.accountNumber",
  "destination.planId",
  "relationship",
  "isInheritedIra",
  "decedentName",
  "planKind",
  "attestations",
];

interface Corrections {
  source?: object | undefined;
  destination?: object | undefined;
}

export function listAmendedFields({ source = {}, destination = {}, ...params }: Corrections): AmendedField[] {
  const slug = (destination as { custodianSlug?: string }).custodianSlug;
  const values: Record<string, unknown> = {
    ...params,
    ...withPrefix("source", source),
    ...withPrefix("destination", destination),
    ...(slug === undefined ? {} : { "destination.custodianId": slug }),
  };
  return AMENDED_FIELDS.filter((name) => values[name] !== undefined);
}

function withPrefix(prefix: string, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/**
 * Returns true if the participant must consent again. A direct rollover pays the plan or IRA that the
 * participant names (Reg. §1.401(a)(31)-1, Q&A-1 and Q&A-6), and the owner of an IRA directs its transfer
 * (Rev. Rul. 78-406). The means of payment does not change the election (Q&A-3 and Q&A-4).
 */
export function needsConsent(fields: readonly AmendedField[]): boolean {
  return fields.some((field) => CONSENTED_FIELDS.includes(field));
}

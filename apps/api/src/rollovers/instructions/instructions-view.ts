import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { relationshipSchema } from "@svc/rollover-rules/eligibility/relationship-field";
import { assetView } from "@svc/rollover-rules/money/asset-fields";
import { rolloverStateSchema, rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import { documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneySourceView } from "../money-sources/money-source-view.ts";
import { amountView } from "../views/rollover-parts.ts";
import { MISSING, type MissingCode, WARNINGS, type WarningCode } from "./instruction-notes.ts";

const linesView = z.array(z.string());

function noteView<Code extends string>(
  name: string,
  description: string,
  codes: Readonly<Record<Code, string>>,
) {
  const code = z
    .enum(Object.keys(codes) as [string, ...string[]])
    .meta({ description: "Machine-readable code. New values may be added.", "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String", values: codes }) as unknown as z.ZodType<Code>;
  return z
    .strictObject({ code, detail: z.string().describe("Human-readable explanation.") })
    .describe(description)
    .register(graphqlTypes, { name });
}

const sideFields = {
  custodianId: z.string().describe("TypeID of the custodian: `cus_` followed by 26 characters."),
  custodianName: z.string().describe("Name of the custodian, as in the directory."),
  isVerified: z
    .boolean()
    .describe("True if the operator has verified the directory entry with the custodian."),
  accountType: accountTypeSchema.describe("Tax type of the account, such as `traditional_ira`."),
  accountNumber: z.string().describe("Full account number."),
  planName: z.string().nullable().describe("Name of the employer's plan."),
  plan: z
    .strictObject({
      id: z.string().describe("The plan's ID."),
      name: z.string().describe("The plan's name."),
      planNumber: z.string().describe("Three-digit plan number."),
      ein: z.string().describe("Employer identification number of the plan's sponsor."),
      sponsorName: z.string().nullable().describe("The employer that sponsors the plan."),
    })
    .describe("The employer's plan that the rollover names.")
    .register(graphqlTypes, { name: "InstructionPlan" })
    .nullable(),
};

const signaturesView = z
  .strictObject({
    medallion: z.boolean().describe("Medallion signature guarantee."),
    notarization: z.boolean().describe("A notary must witness the signature."),
    spousalConsent: z.boolean().describe("Signature of the participant's spouse."),
    wetSignature: z.boolean().describe("Ink signature on paper."),
  })
  .describe("Signatures that the source custodian requires on the request.")
  .register(graphqlTypes, { name: "InstructionSignatures" });

const paymentView = z
  .strictObject({
    method: deliveryMethodSchema.describe("How the money is delivered, such as `wire` or `check`."),
    payee: z.string().nullable().describe("Payee. Null if unknown."),
    memo: z.string().describe("Memo or reference: the account number and the rollover ID."),
    checkAddress: linesView.describe("For a check: mailing address, one line per item. Empty if unknown."),
    wire: z
      .strictObject({
        bankName: z.string().describe("Name of the bank that receives the wire."),
        routingNumber: z.string().describe("The bank's nine-digit routing number."),
        beneficiary: z.string().describe("Owner of the bank account."),
        accountNumber: z.string().describe("Full bank account number."),
        furtherCredit: z
          .string()
          .nullable()
          .describe("For further credit: the account to which the beneficiary forwards the money."),
      })
      .describe("Bank details for a payment by wire.")
      .register(graphqlTypes, { name: "InstructionWire" })
      .nullable(),
    ach: z
      .strictObject({
        routingNumber: z.string().describe("The bank's nine-digit routing number."),
        accountNumber: z.string().describe("Full bank account number."),
      })
      .describe("Bank details for a payment by ACH.")
      .register(graphqlTypes, { name: "InstructionAch" })
      .nullable(),
    dtcNumber: z
      .string()
      .nullable()
      .describe("For an ACATS transfer: the destination custodian's DTC number."),
  })
  .describe("Payment to the destination.")
  .register(graphqlTypes, { name: "InstructionPayment" });

const enclosureView = z
  .strictObject({
    documentType: documentTypeField
      .nullable()
      .describe("Document type. Null if only `detail` describes the document."),
    detail: z.string().describe("Description of the document."),
    isProvided: z.boolean().nullable().describe("True if it was provided. Null if unknown."),
  })
  .describe("A document that the source custodian requires with the request.")
  .register(graphqlTypes, { name: "InstructionEnclosure" });

export const instructionsSchema = z
  .strictObject({
    object: z.literal("rollover_instructions"),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    environment: environmentField,
    version: z.number().int().describe("Version of the instructions. Each amendment adds one."),
    replaces: z
      .number()
      .int()
      .nullable()
      .describe("Version that these instructions replace, which is void. Null for the first."),
    preparedAt: timestampField.describe("Time of preparation. The directory data is from this time."),
    preparedOn: z.iso.date().describe("Date of `preparedAt` in the organization's time zone."),
    type: rolloverTypeSchema,
    state: rolloverStateSchema,
    relationship: relationshipSchema,
    participant: z
      .strictObject({
        name: z.string().describe("The participant's name, from the account."),
        address: linesView.describe("Mailing address, one line per item. Empty if unknown."),
      })
      .describe("The person whose money is moved.")
      .register(graphqlTypes, { name: "InstructionParticipant" }),
    source: z
      .strictObject({
        ...sideFields,
        requestTo: z
          .strictObject({
            address: linesView.describe("Mailing address, one line per item."),
            fax: z.string().nullable().describe("Fax number for requests."),
            email: z.string().nullable().describe("Email address of the contact."),
            portal: z.string().nullable().describe("Website for requests."),
          })
          .describe("Where the source custodian accepts requests. Null if unknown.")
          .register(graphqlTypes, { name: "InstructionRequestAddresses" })
          .nullable(),
        signatures: signaturesView,
      })
      .describe("The source account.")
      .register(graphqlTypes, { name: "InstructionSource" }),
    destination: z
      .strictObject(sideFields)
      .describe("The destination account.")
      .register(graphqlTypes, { name: "InstructionDestination" }),
    amount: amountView,
    moneySources: z
      .array(moneySourceView)
      .describe("Kinds of money in the rollover. Empty if not specified."),
    assets: z.array(assetView).describe("Assets to move in kind."),
    payment: paymentView,
    enclosures: z
      .array(enclosureView)
      .describe("Documents that the source custodian requires with the request."),
    missing: z
      .array(noteView<MissingCode>("InstructionGap", "A missing fact.", MISSING))
      .describe("Missing facts, which are null or empty in these instructions."),
    warnings: z
      .array(
        noteView<WarningCode>(
          "InstructionWarning",
          "Something to check before the instructions are used.",
          WARNINGS,
        ),
      )
      .describe("Warnings to read before you follow the instructions."),
  })
  .meta({
    id: "RolloverInstructions",
    description: "Instructions for requesting and paying a rollover, with full account numbers.",
  });

export type InstructionsView = z.output<typeof instructionsSchema>;

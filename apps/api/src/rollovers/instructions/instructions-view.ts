import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { answerTime, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { assetView } from "../assets/asset-fields.ts";
import { moneySourceView } from "../money-sources/money-source-view.ts";
import { relationshipSchema } from "../people-fields.ts";
import { rolloverStateSchema, rolloverTypeSchema } from "../rollover-enums.ts";
import { amountView } from "../rollover-parts.ts";
import { documentTypeField } from "../workflow/action-params.ts";
import { MISSING, type MissingCode, WARNINGS, type WarningCode } from "./instruction-notes.ts";

const lines = z.array(z.string());

function noteView<Code extends string>(
  name: string,
  description: string,
  codes: Readonly<Record<Code, string>>,
) {
  const code = z
    .enum(Object.keys(codes) as [string, ...string[]])
    .meta({ description: "For programs. The list is open.", "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String" }) as unknown as z.ZodType<Code>;
  return z
    .strictObject({ code, detail: z.string().describe("For people.") })
    .describe(description)
    .register(graphqlTypes, { name });
}

const side = {
  custodianId: z.string().describe("The custodian's id."),
  custodianName: z.string().describe("What it is called."),
  isVerified: z.boolean().describe("Whether the operator has confirmed the directory's entry with it."),
  accountType: accountTypeSchema.describe("What kind of account it is."),
  accountNumber: z.string().describe("The whole account number."),
  planName: z.string().nullable().describe("The employer's plan."),
};

const requirementsView = z
  .strictObject({
    medallion: z.boolean().describe("A medallion signature guarantee."),
    notarization: z.boolean().describe("A notary's confirmation."),
    spousalConsent: z.boolean().describe("The signature of the participant's spouse."),
    wetSignature: z.boolean().describe("A signature in ink on paper."),
  })
  .describe("How the source wants its request signed.")
  .register(graphqlTypes, { name: "InstructionSignatures" });

const paymentView = z
  .strictObject({
    method: deliveryMethodSchema.describe("How the money travels."),
    payee: z.string().nullable().describe("Whom a payment is made out to; null where it is not known."),
    memo: z.string().describe("What to write beside it: the account's number, and the rollover's id."),
    checkAddress: lines.describe("Of a cheque: where it is sent, line by line; empty where it is not known."),
    wire: z
      .strictObject({
        bankName: z.string().describe("The bank's name."),
        routingNumber: z.string().describe("Its nine digits."),
        beneficiary: z.string().describe("To whom the bank account belongs."),
        accountNumber: z.string().describe("The bank account's whole number."),
        furtherCredit: z.string().nullable().describe("To whom the beneficiary passes it on."),
      })
      .describe("Of a wire.")
      .register(graphqlTypes, { name: "InstructionWire" })
      .nullable(),
    ach: z
      .strictObject({
        routingNumber: z.string().describe("The bank's nine digits."),
        accountNumber: z.string().describe("The bank account's whole number."),
      })
      .describe("Of a payment through the Automated Clearing House.")
      .register(graphqlTypes, { name: "InstructionAch" })
      .nullable(),
    dtcNumber: z
      .string()
      .nullable()
      .describe("Of a transfer by ACATS: the destination's number at the Depository Trust Company."),
  })
  .describe("How the money is to reach the destination.")
  .register(graphqlTypes, { name: "InstructionPayment" });

const enclosureView = z
  .strictObject({
    documentType: documentTypeField
      .nullable()
      .describe("What kind of document it is; null where it is said in words alone."),
    detail: z.string().describe("What is wanted, for people."),
    isProvided: z.boolean().nullable().describe("Whether it was handed in; null where that is not known."),
  })
  .describe("Something that the source wants enclosed with a request.")
  .register(graphqlTypes, { name: "InstructionEnclosure" });

/** The only view with complete account numbers. */
export const instructionsSchema = z
  .strictObject({
    object: z.literal("rollover_instructions"),
    rolloverId: z.string().describe("The rollover's id."),
    environment: environmentField,
    preparedAt: answerTime.describe("When they were made, by the directory as it was then."),
    preparedOn: z.iso.date().describe("The same as a day, where the organization is."),
    type: rolloverTypeSchema,
    state: rolloverStateSchema,
    relationship: relationshipSchema,
    participant: z
      .strictObject({
        name: z.string().describe("As the account has it."),
        address: lines.describe("Line by line; empty where it is not known."),
      })
      .describe("Whose money it is.")
      .register(graphqlTypes, { name: "InstructionParticipant" }),
    source: z
      .strictObject({
        ...side,
        requestTo: z
          .strictObject({
            address: lines.describe("By mail, line by line."),
            fax: z.string().nullable().describe("By fax."),
            email: z.string().nullable().describe("By email."),
            portal: z.string().nullable().describe("On the web."),
          })
          .describe("Where it takes requests; null where that is not known.")
          .register(graphqlTypes, { name: "InstructionRequestAddresses" })
          .nullable(),
        signatures: requirementsView,
      })
      .describe("Where the money comes from.")
      .register(graphqlTypes, { name: "InstructionSource" }),
    destination: z
      .strictObject(side)
      .describe("Where the money goes.")
      .register(graphqlTypes, { name: "InstructionDestination" }),
    amount: amountView,
    moneySources: z
      .array(moneySourceView)
      .describe("Which kinds of money it is, line by line; none where nobody has said."),
    assets: z.array(assetView).describe("What travels in kind."),
    payment: paymentView,
    enclosures: z.array(enclosureView).describe("What the source wants enclosed with a request."),
    missing: z
      .array(noteView<MissingCode>("InstructionGap", "Something that nobody has said.", MISSING))
      .describe("What nobody has said, and is therefore null or empty above: nothing is made up."),
    warnings: z
      .array(noteView<WarningCode>("InstructionWarning", "Something to be heeded.", WARNINGS))
      .describe("What to heed before they are followed."),
  })
  .meta({
    id: "RolloverInstructions",
    description: "How a rollover's money is to be asked for and paid, with whole account numbers.",
  });

export type InstructionsView = z.output<typeof instructionsSchema>;

import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { maskBankAccount, type ReceivingInstructions } from "./receiving.ts";

const lines = z.array(z.string());
const routingNumber = z.string().describe("The bank's nine-digit routing number.");
const accountNumberMask = z
  .string()
  .describe(
    "The last digits of the bank account number. The full number appears only in a rollover's instructions.",
  );

export const receivingSchema = z
  .strictObject({
    payee: z
      .string()
      .nullable()
      .describe(
        "The payee of checks: a template that can contain `{custodian}`, `{participant}` and `{accountNumber}`.",
      ),
    checkAddress: lines.describe("The mailing address for checks, one line per entry."),
    wire: z
      .strictObject({
        bankName: z.string().describe("Name of the bank that receives the wire."),
        routingNumber,
        beneficiary: z.string().describe("The owner of the bank account."),
        accountNumberMask,
        furtherCredit: z
          .string()
          .nullable()
          .describe("For further credit to (FFC). A template like `payee`."),
      })
      .describe("How to pay by wire.")
      .register(graphqlTypes, { name: "CustodianWire" })
      .nullable(),
    ach: z
      .strictObject({ routingNumber, accountNumberMask })
      .describe("How to pay through the Automated Clearing House.")
      .register(graphqlTypes, { name: "CustodianAch" })
      .nullable(),
    dtcNumber: z
      .string()
      .nullable()
      .describe("The Depository Trust Company participant number, used for ACATS."),
    requests: z
      .strictObject({
        address: lines.describe("The mailing address, one line per entry."),
        fax: z.string().nullable().describe("The fax number."),
        email: z.string().nullable().describe("The email address."),
        portal: z.string().nullable().describe("The URL of the web portal."),
      })
      .describe("Where to send a distribution request to this custodian.")
      .register(graphqlTypes, { name: "CustodianRequestAddresses" }),
    enclosures: lines.describe(
      "Enclosures that the custodian requires with a distribution request, in addition to " +
        "`requirements`. Text to show to people.",
    ),
  })
  .describe(
    "How the custodian receives money and requests, as reported to the operator; null if unknown. " +
      "Rely on it only if `verified` is true.",
  )
  .register(graphqlTypes, { name: "ReceivingInstructions" });

export function toReceivingView({
  wire,
  ach,
  ...instructions
}: ReceivingInstructions): z.output<typeof receivingSchema> {
  return { ...instructions, wire: wire && maskAccount(wire), ach: ach && maskAccount(ach) };
}

/** Replaces the account number with its mask. */
export function maskAccount<Details extends { accountNumber: string }>({
  accountNumber,
  ...details
}: Details) {
  return { ...details, accountNumberMask: maskBankAccount(accountNumber) };
}

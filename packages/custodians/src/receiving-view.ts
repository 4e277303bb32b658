import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { maskBankAccount, type ReceivingInstructions } from "./receiving.ts";

const lines = z.array(z.string());
const routingNumber = z.string().describe("The nine digits of its bank.");
const accountNumberMask = z
  .string()
  .describe(
    "The end of the bank account's number: the whole of it stands in a rollover's instructions alone.",
  );

/** Receiving instructions in API responses: enough to compare accounts, too little to pay. */
export const receivingSchema = z
  .strictObject({
    payee: z
      .string()
      .nullable()
      .describe(
        "Whom a cheque is made out to: a template with `{custodian}`, `{participant}` and `{accountNumber}`.",
      ),
    checkAddress: lines.describe("Where cheques go, line by line."),
    wire: z
      .strictObject({
        bankName: z.string().describe("The bank's name."),
        routingNumber,
        beneficiary: z.string().describe("To whom the bank account belongs."),
        accountNumberMask,
        furtherCredit: z
          .string()
          .nullable()
          .describe("To whom the beneficiary is to pass it on: a template as `payee`."),
      })
      .describe("By wire.")
      .register(graphqlTypes, { name: "CustodianWire" })
      .nullable(),
    ach: z
      .strictObject({ routingNumber, accountNumberMask })
      .describe("Through the Automated Clearing House.")
      .register(graphqlTypes, { name: "CustodianAch" })
      .nullable(),
    dtcNumber: z
      .string()
      .nullable()
      .describe("Its participant number at the Depository Trust Company, by which ACATS finds it."),
    requests: z
      .strictObject({
        address: lines.describe("By mail, line by line."),
        fax: z.string().nullable().describe("By fax."),
        email: z.string().nullable().describe("By email."),
        portal: z.string().nullable().describe("On the web."),
      })
      .describe("Where a request to pay out is sent, where it is the source.")
      .register(graphqlTypes, { name: "CustodianRequestAddresses" }),
    enclosures: lines.describe(
      "What it wants enclosed with such a request, besides what `requirements` says. For people.",
    ),
  })
  .describe(
    "How money and requests reach it, as the operator was told; null where nobody has said. Rely on it where `verified` is true alone.",
  )
  .register(graphqlTypes, { name: "ReceivingInstructions" });

export function toReceivingView({
  wire,
  ach,
  ...rest
}: ReceivingInstructions): z.output<typeof receivingSchema> {
  return { ...rest, wire: wire && masked(wire), ach: ach && masked(ach) };
}

function masked<Details extends { accountNumber: string }>({ accountNumber, ...rest }: Details) {
  return { ...rest, accountNumberMask: maskBankAccount(accountNumber) };
}

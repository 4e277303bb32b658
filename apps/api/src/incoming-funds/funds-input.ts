import { amountField, dateField, enumField, idField, lineField, textField } from "@svc/service-kit/fields";
import { z } from "zod";

export const fundsMethodField = enumField("IncomingFundsMethod", "How the money arrived.", {
  check: "A check.",
  wire: "A wire transfer.",
  ach: "An ACH payment.",
  other: "Another or unknown method.",
});

export const receivedOnField = dateField.describe("The date the money arrived, `YYYY-MM-DD`.");

export const incomingFundsInputSchema = z
  .strictObject({
    amount: amountField.describe("The amount received."),
    receivedOn: receivedOnField,
    method: fundsMethodField,
    payerName: lineField(200).optional().describe("The sender, as printed."),
    payee: lineField(200).optional().describe("The payee line, such as `Fidelity FBO Grace Hopper`."),
    memo: lineField(500).optional().describe("The memo or remittance text."),
    checkNumber: lineField(32).optional().describe("Number printed on the check."),
    traceNumber: lineField(64).optional().describe("ACH trace number, wire reference or tracking number."),
    bankReference: lineField(100)
      .optional()
      .describe(
        "The bank's ID of the entry. A reference that is already recorded marks a suspected duplicate.",
      ),
    accountReference: lineField(64)
      .optional()
      .describe("The account number as printed. Responses show it masked."),
    custodianId: idField("cus").optional().describe("The custodian that sent the money, if known."),
    imageSha256: z
      .string("must be text")
      .regex(/^[0-9a-f]{64}$/, "must be 64 lowercase hexadecimal digits")
      .optional()
      .describe("SHA-256 digest of the image of the check or advice."),
    note: textField(500).optional().describe("A note for the people who work on it."),
  })
  .meta({ id: "IncomingFundsInput", description: "Money that arrived." });

export type IncomingFundsInput = z.output<typeof incomingFundsInputSchema>;

import { findTemplateIssue, isRoutingNumber } from "@svc/custodians";
import { graphqlTypes, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { addressField, phoneField } from "../contact-fields.ts";
import { oneSubject, subjectFields } from "../subject.ts";
import type { OpenedDetails } from "./payment-details.ts";

type Alternatives = Parameters<typeof findTemplateIssue>[1];

const templateField = (alternatives: Alternatives) =>
  lineField(200).superRefine((text, context) => {
    const message = findTemplateIssue(text, alternatives);
    if (message) context.addIssue({ code: "custom", message });
  });

const routingNumberField = z
  .string("must be text")
  .regex(/^\d{9}$/, "must be nine digits")
  .refine(isRoutingNumber, "is not a valid routing number: its check digit is wrong")
  .describe("The bank's nine-digit routing number.");

const bankAccountField = (max: number) =>
  z
    .string("must be text")
    .trim()
    .regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,33}$/, "must be 3 to 34 letters, digits, spaces and hyphens")
    .max(max, `must be at most ${max} characters`)
    .describe("Bank account number. Encrypted on receipt, and shown in full only in instructions.");

/** Maximum length of an account number. */
const MAX_LENGTHS = { wire: 34, ach: 17 };

export const paymentDetailsInputSchema = z
  .strictObject({
    ...subjectFields,
    payee: templateField(["participant"]).describe(
      "The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`.",
    ),
    checkAddress: addressField.optional(),
    wire: z
      .strictObject({
        bankName: lineField(200).describe("Name of the bank that receives the wire."),
        routingNumber: routingNumberField,
        beneficiary: lineField(200).describe("The owner of the bank account."),
        accountNumber: bankAccountField(MAX_LENGTHS.wire),
        furtherCredit: templateField(["participant", "accountNumber"])
          .optional()
          .describe("For further credit to (FFC). A template like `payee`."),
      })
      .describe("Bank details for a payment by wire.")
      .register(graphqlTypes, { name: "PaymentWireInput" })
      .optional(),
    ach: z
      .strictObject({ routingNumber: routingNumberField, accountNumber: bankAccountField(MAX_LENGTHS.ach) })
      .describe("Bank details for a payment by ACH.")
      .register(graphqlTypes, { name: "PaymentAchInput" })
      .optional(),
    dtcNumber: z
      .string("must be text")
      .regex(/^\d{4}$/, "must be four digits")
      .optional()
      .describe("DTC participant number, for ACATS."),
    source: lineField(500).describe("Where the details come from: a letter, a web page or a call."),
    contactPhone: phoneField
      .optional()
      .describe("Telephone number that came with the details. The call-back must use another number."),
  })
  .refine(...oneSubject)
  .refine(
    ({ checkAddress, wire, ach, dtcNumber }) =>
      (checkAddress?.length ?? 0) > 0 || [wire, ach, dtcNumber].some((method) => method !== undefined),
    { path: ["checkAddress"], error: "send `checkAddress`, `wire`, `ach` or `dtcNumber`" },
  )
  .meta({ id: "PaymentDetailsInput", description: "Payee and bank details of a custodian or plan." });

export function toOpenedDetails(input: z.output<typeof paymentDetailsInputSchema>): OpenedDetails {
  const { payee, checkAddress = [], wire, ach = null, dtcNumber = null } = input;
  return {
    payee,
    checkAddress,
    wire: wire ? { ...wire, furtherCredit: wire.furtherCredit ?? null } : null,
    ach,
    dtcNumber,
  };
}

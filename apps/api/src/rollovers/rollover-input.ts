import { normaliseAccountNumber } from "@svc/accounts";
import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import {
  amountField,
  dateField,
  externalIdField,
  holdsSsn,
  idField,
  metadataField,
  textField,
} from "@svc/service-kit";
import { z } from "zod";
import { deliveryMethodsOf } from "./eligibility.ts";
import { rolloverTypeSchema } from "./rollover-enums.ts";
import type { RolloverType } from "./rollover-states.ts";

/** An account number as custodians write them. */
export const accountNumberField = z
  .string("must be text")
  .trim()
  .regex(/^[0-9A-Za-z][0-9A-Za-z -]{3,33}$/, "must be 4 to 34 letters, digits, spaces and hyphens")
  .refine((number) => normaliseAccountNumber(number).length >= 4, "must hold at least 4 letters and digits")
  .refine((number) => !holdsSsn(number), "must not be a Social Security number");

/** Nobody alive contributed before it; and PostgreSQL knows no year 0. */
const OLDEST_DAY = "1900-01-01";

/** When the participant first paid into an account. */
export const contributionDateField = dateField.refine((day) => day >= OLDEST_DAY, "must be a day after 1899");

/** What the participant attests; some rules are met by it. */
export const attestationsSchema = z
  .strictObject({
    taxableAcknowledged: z
      .boolean("must be true or false")
      .optional()
      .describe("The participant knows that tax is due."),
    noOtherRolloverIn12Months: z
      .boolean("must be true or false")
      .optional()
      .describe("The participant has made no other indirect IRA rollover within twelve months."),
    eligibleAmount: z
      .boolean("must be true or false")
      .optional()
      .describe("Nothing of the amount is a required distribution, a hardship withdrawal or a loan."),
  })
  .meta({ id: "Attestations", description: "What the participant attests; some rules are met by it." });

const sideSchema = z
  .strictObject({
    custodianId: idField("cus"),
    accountType: accountTypeSchema,
    accountNumber: accountNumberField.describe("Encrypted at once, and never answered."),
    planName: textField(200).optional(),
    firstContributionDate: contributionDateField
      .optional()
      .describe("When the participant first paid in; some rules count from it."),
  })
  .meta({ id: "RolloverSideInput" });

/** All of the account, or a part of it. */
export const amountSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("full"), currency: z.literal("USD").optional() }),
      z.strictObject({
        kind: z.literal("partial"),
        requested: amountField,
        currency: z.literal("USD").optional(),
      }),
    ],
    'must have a kind, "full" or "partial"',
  )
  .meta({ id: "RolloverAmountInput", description: "All of the account, or a part of it." });

const deliveryFields = { type: rolloverTypeSchema, deliveryMethod: deliveryMethodSchema };

/** The body of `POST /v1/rollovers` and the input of `createRollover`. */
export const rolloverInputSchema = z
  .strictObject({
    accountId: idField("acct"),
    ...deliveryFields,
    source: sideSchema,
    destination: sideSchema,
    amount: amountSchema,
    attestations: attestationsSchema.optional(),
    externalId: externalIdField.optional(),
    metadata: metadataField.optional(),
  })
  .refine(({ type, deliveryMethod }) => deliveryMethodsOf(type).includes(deliveryMethod), {
    path: ["deliveryMethod"],
    error: ({ input }) => {
      const { type } = input as { type: RolloverType };
      return `must be one of ${deliveryMethodsOf(type).join(", ")} for a ${type} rollover`;
    },
    // Faults elsewhere in the body do not keep this one back: all are reported at once.
    when: ({ value }) => z.looseObject(deliveryFields).safeParse(value).success,
  })
  .meta({ id: "RolloverInput" });

export type RolloverInput = z.output<typeof rolloverInputSchema>;
export type RolloverSide = RolloverInput["source"];

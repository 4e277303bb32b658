import { normaliseAccountNumber } from "@svc/accounts";
import { ACCOUNT_TYPES, DELIVERY_METHODS } from "@svc/custodians";
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
import { ROLLOVER_TYPES, type RolloverType } from "./rollover-states.ts";

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** An account number as custodians write them. */
export const accountNumberField = z
  .string("must be text")
  .trim()
  .regex(/^[0-9A-Za-z][0-9A-Za-z -]{3,33}$/, "must be 4 to 34 letters, digits, spaces and hyphens")
  .refine((number) => normaliseAccountNumber(number).length >= 4, "must hold at least 4 letters and digits")
  .refine((number) => !holdsSsn(number), "must not be a Social Security number");

/** Nobody alive contributed before it; and PostgreSQL knows no year 0. */
const OLDEST_DAY = "1900-01-01";

/** When the saver first paid into an account. */
export const contributionDateField = dateField.refine((day) => day >= OLDEST_DAY, "must be a day after 1899");

/** What the saver attests; some rules are met by it. */
export const attestationsSchema = z.strictObject({
  taxableAcknowledged: z.boolean("must be true or false").optional(),
  noOtherRolloverIn12Months: z.boolean("must be true or false").optional(),
  eligibleAmount: z.boolean("must be true or false").optional(),
});

const sideSchema = z.strictObject({
  custodianId: idField("cus"),
  accountType: oneOf(ACCOUNT_TYPES),
  accountNumber: accountNumberField,
  planName: textField(200).optional(),
  firstContributionDate: contributionDateField.optional(),
});

/** All of the account, or a part of it. */
export const amountSchema = z.discriminatedUnion(
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
);

const deliveryFields = { type: oneOf(ROLLOVER_TYPES), deliveryMethod: oneOf(DELIVERY_METHODS) };

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
  });

export type RolloverInput = z.output<typeof rolloverInputSchema>;
export type RolloverSide = RolloverInput["source"];

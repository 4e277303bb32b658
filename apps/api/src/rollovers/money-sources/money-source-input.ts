import { amountField, enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { isRothKind, MONEY_SOURCE_KINDS, toParts } from "./money-source.ts";

/** Roth IRAs date from 1998, designated Roth accounts from 2006. */
const FIRST_ROTH_YEAR = 1998;

export const moneySourceKindField = enumField("MoneySourceKind", "What kind of money it is.", {
  pre_tax: "It was not taxed yet: contributions before tax, the employer's, and their earnings.",
  roth: "It was taxed when it was paid into a Roth account (IRC §402A, §408A).",
  after_tax: "It was paid into a plan after tax and not as Roth money; what it has earned was not taxed.",
  employer_match_roth: "The employer paid it in as Roth money (SECURE 2.0 Act, section 604).",
} satisfies Record<(typeof MONEY_SOURCE_KINDS)[number], string>);

const earningsField = z
  .string('must be a decimal string such as "0.00"')
  .regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, 'must be a decimal string with two places, such as "0.00"')
  .register(graphqlTypes, { scalar: "Money" });

const percentField = z
  .string('must be a decimal string such as "12.5"')
  // The next check parses digits, so stop at a mismatch.
  .regex(/^(0|[1-9]\d?|100)(\.\d{1,4})?$/, {
    error: 'must be a percentage such as "12.5", with at most four places',
    abort: true,
  })
  .refine((text) => toParts(text) > 0n && toParts(text) <= 1_000_000n, "must be above 0, and at most 100")
  .register(graphqlTypes, { scalar: "String" });

export const moneySourceSchema = z
  .strictObject({
    kind: moneySourceKindField,
    amount: amountField.optional().describe("So much of it."),
    percent: percentField
      .optional()
      .describe("A percentage of all that is rolled over. With neither `amount` nor `percent`: all of it."),
    firstContributionYear: z
      .int("must be a year")
      .min(FIRST_ROTH_YEAR, `must be ${FIRST_ROTH_YEAR} or later`)
      .max(9999, "must be a year")
      .optional()
      .describe("Of Roth money: the tax year of the first contribution, from which its five years count."),
    basis: amountField
      .optional()
      .describe("Of after-tax money, and required there: what was paid in after tax."),
    earnings: earningsField
      .optional()
      .describe(
        "Of after-tax money: what it has earned, which is pre-tax money. Follows from `amount` and `basis`.",
      ),
  })
  .refine(({ amount, percent }) => amount === undefined || percent === undefined, {
    path: ["percent"],
    error: "must not stand beside an amount",
  })
  .refine(({ kind, firstContributionYear }) => firstContributionYear === undefined || isRothKind(kind), {
    path: ["firstContributionYear"],
    error: "is for Roth money only",
  })
  .refine(({ kind, basis }) => (basis === undefined) !== (kind === "after_tax"), {
    path: ["basis"],
    error: ({ input }) =>
      (input as { kind: string }).kind === "after_tax"
        ? "is required of after-tax money"
        : "is for after-tax money only",
  })
  .refine(({ kind, earnings }) => earnings === undefined || kind === "after_tax", {
    path: ["earnings"],
    error: "is for after-tax money only",
  })
  .meta({ id: "MoneySourceInput", description: "One line of what a rollover moves." })
  .register(graphqlTypes, { name: "MoneySourceInput" });

export type MoneySourceInput = z.output<typeof moneySourceSchema>;

export const moneySourcesField = z
  .array(moneySourceSchema, "must be a list")
  .max(MONEY_SOURCE_KINDS.length, "must name each kind once")
  .superRefine((sources, ctx) => {
    for (const [index, { kind }] of sources.entries()) {
      if (sources.findIndex((other) => other.kind === kind) < index) {
        ctx.addIssue({ code: "custom", path: [index, "kind"], message: "is named twice" });
      }
    }
  })
  .describe(
    "The money sources that it moves, each kind once; none where that is not known. What they come to must be what is requested.",
  );

export const paymentSourcesField = z
  .array(
    z
      .strictObject({
        kind: moneySourceKindField,
        amount: amountField.describe("How much of the payment came from it, before anything was withheld."),
      })
      .describe("How much of a payment came from a money source.")
      .register(graphqlTypes, { name: "SourceAmountInput" }),
    "must be a list",
  )
  .min(1, "must not be empty")
  .max(MONEY_SOURCE_KINDS.length, "must name each kind once");

import { amountField, enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import {
  HUNDRED_PERCENT,
  isRothKind,
  MONEY_SOURCE_KINDS,
  type MoneySourceKind,
  toPercentUnits,
} from "./money-source.ts";

/** Roth IRAs have existed since 1998, designated Roth accounts since 2006. */
const FIRST_ROTH_YEAR = 1998;

export const moneySourceKindField = enumField("MoneySourceKind", "Kind of money.", {
  pre_tax: "Not yet taxed: pre-tax contributions, employer contributions and their earnings.",
  roth: "Taxed when it was contributed to a Roth account (IRC §402A, §408A).",
  after_tax: "Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed.",
  employer_match_roth: "Contributed by the employer as Roth money (SECURE 2.0 Act, section 604).",
} satisfies Record<(typeof MONEY_SOURCE_KINDS)[number], string>);

const earningsField = z
  .string('must be a decimal string such as "0.00"')
  .regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, 'must be a decimal string with two places, such as "0.00"')
  .register(graphqlTypes, { scalar: "Money" });

const percentField = z
  .string('must be a decimal string such as "12.5"')
  // Abort on a mismatch, because the next check parses the digits.
  .regex(/^(0|[1-9]\d?|100)(\.\d{1,4})?$/, {
    error: 'must be a percentage such as "12.5", with at most four decimal places',
    abort: true,
  })
  .refine(
    (text) => toPercentUnits(text) > 0n && toPercentUnits(text) <= HUNDRED_PERCENT,
    "must be above 0 and at most 100",
  )
  .register(graphqlTypes, { scalar: "String" });

const moneySourceSchema = z
  .strictObject({
    kind: moneySourceKindField,
    amount: amountField.optional().describe("Amount of this kind of money."),
    percent: percentField
      .optional()
      .describe(
        "Percentage of the total rolled over. Without `amount` and `percent`: all money of this kind.",
      ),
    firstContributionYear: z
      .int("must be a year")
      .min(FIRST_ROTH_YEAR, `must be ${FIRST_ROTH_YEAR} or later`)
      .max(9999)
      .optional()
      .describe("For Roth money: tax year of the first contribution, which starts the five-year period."),
    basis: amountField
      .optional()
      .describe(
        "For after-tax money (required): contributions made after tax. For Roth money of a plan (optional): Roth contributions, box 5 of Form 1099-R.",
      ),
    earnings: earningsField
      .optional()
      .describe(
        "Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money. Derived from `amount` and `basis` if omitted.",
      ),
    inPlanRollover: amountField
      .optional()
      .describe(
        "For Roth money of a plan: part that is allocable to taxable in-plan Roth rollovers of this year and the four years before, as the plan determines it (box 10 of Form 1099-R; IRS Notice 2010-84, Q&A-13).",
      ),
  })
  .refine(({ kind, inPlanRollover }) => inPlanRollover === undefined || isRothKind(kind), {
    path: ["inPlanRollover"],
    error: "is for Roth money only",
  })
  .refine(({ amount, percent }) => amount === undefined || percent === undefined, {
    path: ["percent"],
    error: "must not be combined with an amount",
  })
  .refine(({ kind, firstContributionYear }) => firstContributionYear === undefined || isRothKind(kind), {
    path: ["firstContributionYear"],
    error: "is for Roth money only",
  })
  .refine(({ kind, basis }) => (basis === undefined ? kind !== "after_tax" : kind !== "pre_tax"), {
    path: ["basis"],
    error: ({ input }) =>
      (input as { kind: string }).kind === "after_tax"
        ? "is required for after-tax money"
        : "is for after-tax and Roth money only",
  })
  .refine(
    ({ kind, basis, earnings }) =>
      earnings === undefined || kind === "after_tax" || (isRothKind(kind) && basis !== undefined),
    {
      path: ["earnings"],
      error: ({ input }) =>
        isRothKind((input as { kind: MoneySourceKind }).kind)
          ? "requires a basis"
          : "is for after-tax and Roth money only",
    },
  )
  .meta({ id: "MoneySourceInput", description: "One kind of money in a rollover." })
  .register(graphqlTypes, { name: "MoneySourceInput" });

export const moneySourcesField = z
  .array(moneySourceSchema, "must be a list")
  .max(MONEY_SOURCE_KINDS.length, "must list each kind at most once")
  .superRefine((sources, ctx) => {
    for (const [index, { kind }] of sources.entries()) {
      if (sources.findIndex((other) => other.kind === kind) < index) {
        ctx.addIssue({ code: "custom", path: [index, "kind"], message: "is listed twice" });
      }
    }
  })
  .describe(
    "Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the requested amount.",
  );

export const paymentSourcesField = z
  .array(
    z
      .strictObject({
        kind: moneySourceKindField,
        amount: amountField.describe("Part of the payment from this kind of money, before withholding."),
      })
      .describe("Part of a payment from one kind of money.")
      .register(graphqlTypes, { name: "SourceAmountInput" }),
    "must be a list",
  )
  .min(1, "must not be empty")
  .max(MONEY_SOURCE_KINDS.length, "must list each kind at most once");

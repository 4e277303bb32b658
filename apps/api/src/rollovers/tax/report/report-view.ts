import { accountTypeSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { REPAYMENT_CODES } from "@svc/rollover-rules/eligibility/repayments";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { type Form1099R, toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { type Form5498, LATE_CODES, toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import { FORM_ACCOUNTS, type FormMovement } from "@svc/rollover-rules/tax/report/form-movements";
import { REPORT_WARNINGS } from "@svc/rollover-rules/tax/report/report-warnings";
import { enumField, environmentField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../../money-sources/money-view.ts";
import type { LedgerMovement } from "../../timeline/ledger.ts";
import {
  FORM_ACCOUNT_TEXTS,
  LATE_CODE_TEXTS,
  REPAYMENT_CODE_TEXTS,
  REPORT_WARNING_TEXTS,
} from "../../views/code-texts.ts";

type TaxLineStatus = "final" | "open";

export const lineStatusField = enumField("TaxReportLineStatus", "Whether the line can still change.", {
  final: "The rollover is completed or failed.",
  open: "The rollover is in progress. Money was sent, but the rollover has not ended.",
} satisfies Record<TaxLineStatus, string>);

const commonFields = {
  object: z.literal("tax_report_line"),
  environment: environmentField,
  year: z.int().describe("The tax year."),
  rolloverId: z
    .string()
    .describe("The rollover's ID. For the cash part of a distribution, the ID of its first rollover."),
  externalId: z.string().nullable().describe("The integrator's ID for the rollover."),
  distributionId: z.string().nullable().describe("The distribution that the rollover belongs to."),
  accountId: z.string().describe("The recipient's account, which has the personal data."),
  custodianId: z
    .string()
    .describe(
      "The custodian that files the form: the source for Form 1099-R, the destination for Form 5498.",
    ),
  accountType: accountTypeSchema.describe("Account type at that custodian."),
  status: lineStatusField,
};

const warningsField = z
  .array(
    z
      .strictObject({
        code: z
          .enum(REPORT_WARNINGS)
          .meta({ "x-open-enum": true })
          .describe("Machine-readable code. New values may be added.")
          .register(graphqlTypes, { scalar: "String", values: REPORT_WARNING_TEXTS }),
        detail: z.string().describe("Human-readable explanation."),
      })
      .describe("An issue with a form.")
      .register(graphqlTypes, { name: "TaxFormWarning" }),
  )
  .describe("Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.");

export const form1099RBoxes = {
  box1GrossDistribution: money.describe("Box 1: gross distribution, before withholding."),
  box2aTaxableAmount: money
    .nullable()
    .describe("Box 2a: taxable amount, as the payer determines it. Null if the box is blank."),
  box2bTaxableAmountNotDetermined: z
    .boolean()
    .describe("Box 2b, first checkbox: taxable amount not determined."),
  box2bTotalDistribution: z.boolean().describe("Box 2b, second checkbox: total distribution."),
  box4FederalTaxWithheld: money.describe("Box 4: federal income tax withheld."),
  box5EmployeeContributions: money
    .nullable()
    .describe("Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown."),
  box7DistributionCode: z.string().describe("Box 7: distribution code of one or two characters."),
  box7IraSepSimple: z.boolean().describe("Box 7, checkbox: traditional, SEP or SIMPLE IRA."),
  box14StateTaxWithheld: money.describe("Box 14: state income tax withheld."),
  box6UnrealizedAppreciation: money
    .nullable()
    .describe("Box 6: net unrealized appreciation in employer stock. Null if blank."),
  box10AllocableToInPlanRollover: money
    .nullable()
    .describe(
      "Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown.",
    ),
  box11FirstRothYear: z
    .int()
    .nullable()
    .describe("Box 11: first year of designated Roth contributions. Null if blank or unknown.")
    .register(graphqlTypes, { scalar: "Int" }),
  box15State: z
    .string()
    .nullable()
    .describe(
      "Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown.",
    ),
  box16StateDistribution: money
    .nullable()
    .describe("Box 16: distribution from which state tax was withheld. Null if blank."),
  warnings: warningsField,
} satisfies z.ZodRawShape & Record<Exclude<keyof Form1099R, "movements">, z.ZodType>;

const movementsField = z
  .array(
    z
      .strictObject({
        id: z
          .string()
          .nullable()
          .describe("ID in the rollover's ledger. Null if the ledger does not list the movement."),
        account: z
          .enum(FORM_ACCOUNTS)
          .meta({ "x-open-enum": true })
          .describe("The rollover amount that the movement changes. New values may be added.")
          .register(graphqlTypes, { values: FORM_ACCOUNT_TEXTS }),
        transferId: z.string().nullable().describe("The transfer. Null for receipts."),
        receiptId: z.string().nullable().describe("The receipt. Null for transfers."),
        amount: money.describe(
          "Part of the movement that is on this form, with the value of assets in kind.",
        ),
      })
      .meta({ id: "TaxFormMovement", description: "The part of a ledger movement that is on a form." }),
  )
  .describe(
    "Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form 5498. In CSV, only their IDs, separated by spaces.",
  );

export const form1099RLine = z
  .strictObject({
    ...commonFields,
    form: z.literal("1099-R").describe("The form: always `1099-R`."),
    ...form1099RBoxes,
    movements: movementsField,
  })
  .meta({
    id: "Form1099RLine",
    description: "Data for Form 1099-R. This is not a filing or tax advice.",
  });

export const form5498Boxes = {
  box2RolloverContributions: money.nullable().describe("Box 2: amount rolled over in time. Null if blank."),
  box3RothConversion: money
    .nullable()
    .describe("Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank."),
  box13aLateContribution: money
    .nullable()
    .describe("Box 13a: late rollover that is not in box 2 or 3. Null if blank."),
  box13bYear: z
    .int()
    .nullable()
    .describe("Box 13b: year of the contribution. Null, because the box is blank for late rollovers."),
  box13cCode: z
    .enum(LATE_CODES)
    .meta({ "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String", values: LATE_CODE_TEXTS })
    .nullable()
    .describe(
      "Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97` for a combat zone. New values may be added.",
    ),
  box14aRepayments: money
    .nullable()
    .describe("Box 14a: repayment of a distribution. It is in no other box. Null if blank."),
  box14bCode: z
    .enum(REPAYMENT_CODES)
    .meta({ "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String", values: REPAYMENT_CODE_TEXTS })
    .nullable()
    .describe(
      "Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist, `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be added.",
    ),
  box7Ira: z.boolean().describe("Box 7, first checkbox: traditional IRA."),
  box7Sep: z.boolean().describe("Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP."),
  box7Simple: z.boolean().describe("Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan."),
  box7RothIra: z
    .boolean()
    .describe(
      "Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes.",
    ),
  warnings: warningsField,
} satisfies z.ZodRawShape & Record<Exclude<keyof Form5498, "movements">, z.ZodType>;

export const form5498Line = z
  .strictObject({
    ...commonFields,
    form: z.literal("5498").describe("The form: always `5498`."),
    ...form5498Boxes,
    movements: movementsField,
  })
  .meta({
    id: "Form5498Line",
    description: "Data for Form 5498 about rollovers. This is not a filing or tax advice.",
  });

export const taxReportLineSchema = z.discriminatedUnion("form", [form1099RLine, form5498Line]);

export type TaxReportLine = z.output<typeof taxReportLineSchema>;

/** Newer columns come last, because clients may read CSV columns by position. */
const LAST_COLUMNS = [
  "box6UnrealizedAppreciation",
  "box10AllocableToInPlanRollover",
  "box11FirstRothYear",
  "box15State",
  "box16StateDistribution",
  "status",
  "warnings",
  "movements",
  "box7Ira",
  "box7Sep",
  "box7Simple",
  "box7RothIra",
];

export const TAX_REPORT_COLUMNS = [
  ...[...new Set([...Object.keys(form1099RLine.shape), ...Object.keys(form5498Line.shape)])].filter(
    (name) => name !== "object" && !LAST_COLUMNS.includes(name),
  ),
  ...LAST_COLUMNS,
];

/** Boxes of the other form are empty. */
export function toTaxReportCells(line: TaxReportLine): unknown[] {
  const values: Record<string, unknown> = {
    ...line,
    warnings: line.warnings.map(({ code }) => code).join(" "),
    movements: [...new Set(line.movements.flatMap(({ id }) => id ?? []))].join(" "),
  };
  return TAX_REPORT_COLUMNS.map((name) => values[name]);
}

export function getLineStatus({ state }: Pick<Rollover, "state">): TaxLineStatus {
  return state === "completed" || state === "failed" ? "final" : "open";
}

/** @param ledger gives the form's movements their IDs, which are otherwise null */
export function toTaxReportLines(
  rollover: Rollover,
  { year, timeZone, environment }: { year: number; timeZone: string; environment: Environment },
  ledger: readonly LedgerMovement[] = [],
): TaxReportLine[] {
  const { id, externalId, distributionId, accountId } = rollover;
  const shared = {
    object: "tax_report_line" as const,
    environment,
    year,
    rolloverId: id,
    externalId,
    distributionId,
    status: getLineStatus(rollover),
  };
  const source = { custodianId: rollover.sourceCustodianId, accountType: rollover.sourceAccountType };
  const destination = {
    custodianId: rollover.destinationCustodianId,
    accountType: rollover.destinationAccountType,
  };
  return [
    ...toForms1099R(rollover, year, timeZone).map((form) => ({
      ...shared,
      accountId,
      ...source,
      form: "1099-R" as const,
      ...form,
      movements: addLedgerIds(form.movements, ledger),
    })),
    ...toForms5498(rollover, year).map((form) => ({
      ...shared,
      accountId,
      ...destination,
      form: "5498" as const,
      ...form,
      movements: addLedgerIds(form.movements, ledger),
    })),
  ];
}

/** The first ledger movement of a transfer or receipt records it. Later ones void it. */
function addLedgerIds(movements: readonly FormMovement[], ledger: readonly LedgerMovement[]) {
  return movements.map(({ account, transferId, receiptId, amount }) => {
    const recorded = ledger.find(
      (candidate) =>
        candidate.account === account &&
        (receiptId === null ? candidate.transferId === transferId : candidate.receiptId === receiptId),
    );
    return { id: recorded?.id ?? null, account, transferId, receiptId, amount };
  });
}

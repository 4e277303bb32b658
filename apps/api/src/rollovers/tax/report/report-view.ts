import { accountTypeSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import type { Rollover } from "../../rollover.ts";
import { type Form1099R, toForms1099R } from "./form-1099r.ts";
import { type Form5498, LATE_CODES, toForms5498 } from "./form-5498.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });

const common = {
  object: z.literal("tax_report_line"),
  environment: environmentField,
  year: z.int().describe("The tax year."),
  rolloverId: z.string().describe("The rollover whose money it is."),
  externalId: z.string().nullable().describe("The integrator's own id for it."),
  distributionId: z.string().nullable().describe("The distribution that it is a part of."),
  accountId: z.string().describe("The recipient: an account, which has the personal data."),
  custodianId: z
    .string()
    .describe("Who files it: of Form 1099-R the source custodian, of Form 5498 the destination."),
  accountType: accountTypeSchema.describe("The kind of account there."),
};

const form1099RLine = z
  .strictObject({
    ...common,
    form: z.literal("1099-R"),
    box1GrossDistribution: money.describe("Box 1: all that left, before anything was withheld."),
    box2aTaxableAmount: money
      .nullable()
      .describe("Box 2a: the taxable amount as the payer sees it. Null where the box is left blank."),
    box2bTaxableAmountNotDetermined: z.boolean().describe("Box 2b, first checkbox."),
    box2bTotalDistribution: z.boolean().describe("Box 2b, second checkbox: all of the account left."),
    box4FederalTaxWithheld: money.describe("Box 4: federal income tax withheld."),
    box5EmployeeContributions: money
      .nullable()
      .describe(
        "Box 5: what was paid in after tax. Null for IRAs and Roth accounts, and where it is not known.",
      ),
    box7DistributionCode: z
      .string()
      .describe("Box 7: one or two characters of the Guide to Distribution Codes."),
    box7IraSepSimple: z.boolean().describe("Box 7, checkbox: a traditional, SEP or SIMPLE IRA."),
    box14StateTaxWithheld: money.describe("Box 14: state income tax withheld."),
  } satisfies z.ZodRawShape & Record<keyof Form1099R, z.ZodType>)
  .meta({
    id: "Form1099RLine",
    description: "What Form 1099-R would say. Not a filing, and not tax advice.",
  });

const form5498Line = z
  .strictObject({
    ...common,
    form: z.literal("5498"),
    box2RolloverContributions: money
      .nullable()
      .describe("Box 2: what was rolled over in time. Null where blank."),
    box3RothConversion: money
      .nullable()
      .describe("Box 3: what became a Roth IRA's from a traditional, SEP or SIMPLE IRA. Null where blank."),
    box13aLateContribution: money
      .nullable()
      .describe("Box 13a: what was rolled over late, and is not in box 2 or 3. Null where blank."),
    box13bYear: z.int().nullable().describe("Box 13b: left blank for late rollovers."),
    box13cCode: z
      .enum(LATE_CODES)
      .meta({ "x-open-enum": true })
      .nullable()
      .describe(
        "Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan that was offset. New values may be added.",
      ),
  } satisfies z.ZodRawShape & Record<keyof Form5498, z.ZodType>)
  .meta({
    id: "Form5498Line",
    description: "What Form 5498 would say of rollovers. Not a filing, and not tax advice.",
  });

export const taxReportLineSchema = z.discriminatedUnion("form", [form1099RLine, form5498Line]);

export type TaxReportLine = z.output<typeof taxReportLineSchema>;

export const TAX_REPORT_COLUMNS = [
  ...new Set([...Object.keys(form1099RLine.shape), ...Object.keys(form5498Line.shape)]),
].filter((name) => name !== "object");

export function toTaxReportLines(
  rollover: Rollover,
  { year, timeZone, environment }: { year: number; timeZone: string; environment: Environment },
): TaxReportLine[] {
  const { id, externalId, distributionId, accountId } = rollover;
  const of = {
    object: "tax_report_line" as const,
    environment,
    year,
    rolloverId: id,
    externalId,
    distributionId,
  };
  const source = { custodianId: rollover.sourceCustodianId, accountType: rollover.sourceAccountType };
  const destination = {
    custodianId: rollover.destinationCustodianId,
    accountType: rollover.destinationAccountType,
  };
  return [
    ...toForms1099R(rollover, year, timeZone).map((form) => ({
      ...of,
      accountId,
      ...source,
      form: "1099-R" as const,
      ...form,
    })),
    ...toForms5498(rollover, year).map((form) => ({
      ...of,
      accountId,
      ...destination,
      form: "5498" as const,
      ...form,
    })),
  ];
}

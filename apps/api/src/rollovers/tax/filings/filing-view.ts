import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema } from "../../../context/actor-view.ts";
import { form1099RLine, form5498Line, type TaxReportLine } from "../report/report-view.ts";
import type { TaxFiling } from "./filing-store.ts";

/** In GraphQL, this is a string, because the values are not valid enum names. */
export const filedFormField = z
  .enum(["1099-R", "5498"], "must be 1099-R or 5498")
  .describe(
    "`1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving IRAs.",
  )
  .register(graphqlTypes, {
    scalar: "String",
    values: { "1099-R": "Distributions of the year.", "5498": "IRA contributions of the year." },
  });

export const taxFilingSchema = z
  .strictObject({
    id: z.string().describe("The filing's ID."),
    object: z.literal("tax_filing"),
    environment: environmentField,
    year: z.int().describe("The tax year.").register(graphqlTypes, { scalar: "Int" }),
    form: filedFormField,
    number: z
      .int()
      .describe("Number of the filing, from 1 for each year and form.")
      .register(graphqlTypes, { scalar: "Int" }),
    filedOn: z.iso.date().describe("Date on which the forms were filed."),
    lineCount: z.int().describe("Number of forms.").register(graphqlTypes, { scalar: "Int" }),
    sha256: z.string().describe("SHA-256 of the filed lines, as `GET /v1/tax-report/filed` returns them."),
    recordedBy: actorSchema.describe("The person or system that recorded the filing."),
    createdAt: timestampField.describe("Time of recording."),
  })
  .meta({ id: "TaxFiling", description: "A year's forms as they were filed. Never changed." });

type TaxFilingView = z.output<typeof taxFilingSchema>;

export function toTaxFilingView(filing: TaxFiling, environment: Environment): TaxFilingView {
  const { id, year, form, number, filedOn, lineCount, sha256, createdBy, createdAt } = filing;
  return {
    id,
    object: "tax_filing",
    environment,
    year,
    form,
    number,
    filedOn,
    lineCount,
    sha256,
    recordedBy: createdBy,
    createdAt: createdAt.toISOString(),
  };
}

export const taxFilingPayload = {
  name: "TaxFilingPayload",
  description: "Result of recording a tax filing.",
  view: z.object({ taxFiling: taxFilingSchema.describe("The filing. Null if there are errors.") }),
  toPayload: (taxFiling: TaxFilingView) => ({ taxFiling }),
};

const OMITTED = { environment: true, externalId: true } as const;
const object = z.literal("filed_tax_form");

/** Omits the integrator's IDs, which can be erased. Fields added by a later release must be optional. */
export const filedLineSchema = z.discriminatedUnion("form", [
  form1099RLine
    .omit(OMITTED)
    .extend({ object })
    .meta({ id: "Filed1099R", description: "Form 1099-R as it was filed." }),
  form5498Line
    .omit(OMITTED)
    // Filings of earlier releases lack box 7.
    .partial({ box7Ira: true, box7Sep: true, box7Simple: true, box7RothIra: true })
    .extend({ object })
    .meta({ id: "Filed5498", description: "Form 5498 as it was filed." }),
]);

export type FiledLine = z.output<typeof filedLineSchema>;

/** Returns the text that is stored and hashed. */
export function serializeFiledLine({
  environment: _,
  externalId: _erasable,
  ...line
}: TaxReportLine): string {
  return JSON.stringify(filedLineSchema.parse({ ...line, object: "filed_tax_form" }));
}

import type { ExpectedDeadline } from "@svc/rollover-rules/preview/expected-deadlines";
import { DEADLINE_TYPE_TEXTS } from "@svc/rollover-rules/rollover-enums";
import { environmentField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { form1099RBoxes, form5498Boxes } from "../tax/report/report-view.ts";
import { taxYearWarningView } from "../tax/rules/tax-year-warning-view.ts";
import { missingDocumentView } from "../views/document-view.ts";
import { eligibilitySchema } from "../views/rollover-parts.ts";
import { taxTreatmentView } from "../views/tax-view.ts";

const openCode = <Code extends string>(values: Readonly<Record<Code, string>>, description: string) =>
  z
    .enum(Object.keys(values) as [string, ...string[]])
    .meta({ description, "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String", values }) as unknown as z.ZodType<Code>;

const expectedDeadlineView = z
  .strictObject({
    type: openCode(DEADLINE_TYPE_TEXTS, "Machine-readable type. New values may be added."),
    days: z
      .int()
      .nullable()
      .describe(
        "Number of days after the step that starts the deadline. Null if a fixed date replaces the 60 days.",
      )
      .register(graphqlTypes, { scalar: "Int" }),
    count: openCode(
      {
        calendar: "Calendar days.",
        federal: "Business days without federal holidays.",
        federal_reserve: "Business days without Federal Reserve Bank holidays.",
      },
      "How days are counted: as `calendar` days, or as business days without the holidays of the `federal` or the `federal_reserve` calendar.",
    ),
    dueOn: z.iso
      .date()
      .nullable()
      .describe("Last day, `YYYY-MM-DD`. Null if it depends on when an earlier step ends."),
  } satisfies z.ZodRawShape & Record<keyof ExpectedDeadline, z.ZodType>)
  .describe("A deadline that the rollover will have.")
  .register(graphqlTypes, { name: "ExpectedDeadline" });

const questionView = z
  .strictObject({
    pointer: z.string().describe("JSON pointer to the missing field of the input."),
    detail: z.string().describe("Human-readable reason to ask for it."),
  })
  .describe("A missing fact that the outcome, the forms or the documents depend on.")
  .register(graphqlTypes, { name: "OpenQuestion" });

const taxYearWarningField = taxYearWarningView
  .nullable()
  .describe("Set if the year in which the money leaves has no rules yet. Null otherwise.");

export const previewView = z
  .strictObject({
    object: z.literal("rollover_preview"),
    environment: environmentField,
    eligibility: eligibilitySchema.describe("Result of the eligibility rules."),
    taxTreatment: taxTreatmentView,
    taxYear: z.int().describe("Tax year of the forms.").register(graphqlTypes, { scalar: "Int" }),
    taxYearWarning: taxYearWarningField,
    form1099R: z
      .array(
        z
          .strictObject(form1099RBoxes)
          .describe("Boxes of Form 1099-R.")
          .register(graphqlTypes, { name: "Form1099RBoxes" }),
      )
      .describe("Forms that the source custodian files. Empty without an amount, and if no form is due."),
    form5498: z
      .array(
        z
          .strictObject(form5498Boxes)
          .describe("Boxes of Form 5498.")
          .register(graphqlTypes, { name: "Form5498Boxes" }),
      )
      .describe(
        "Forms that the destination custodian files. Empty without an amount, and if no form is due.",
      ),
    documents: z
      .array(missingDocumentView)
      .describe("Documents required before the rollover can be approved."),
    deadlines: z
      .array(expectedDeadlineView)
      .describe("Deadlines, in the order of the steps that start them."),
    questions: z.array(questionView).describe("Missing facts. Add them to the input and preview again."),
  })
  .meta({
    id: "RolloverPreview",
    description:
      "A rollover's expected result, if all money leaves and arrives on one day, and federal tax is withheld only where it is mandatory. Not tax advice.",
  });

export const eligibilityCheckView = eligibilitySchema
  .extend({
    taxTreatment: taxTreatmentView.describe(
      "The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day.",
    ),
    deadlines: z
      .array(expectedDeadlineView)
      .describe("Deadlines, in the order of the steps that start them."),
    taxYearWarning: taxYearWarningField,
  })
  .meta({
    id: "EligibilityCheck",
    description: "Result of the eligibility rules, with the expected tax treatment. Not tax advice.",
  });

export type EligibilityCheckView = z.output<typeof eligibilityCheckView>;

export type PreviewView = z.output<typeof previewView>;

import { accountTypeSchema } from "@svc/custodians";
import type { CorrectionMethod, CorrectionReason } from "@svc/rollover-rules/tax/report/form-corrections";
import { enumField, environmentField } from "@svc/service-kit/fields";
import { z } from "zod";
import { formatCsvLine } from "../../lists/rollover-csv.ts";
import { form1099RBoxes, form5498Boxes, lineStatusField } from "../report/report-view.ts";

const methodField = enumField(
  "TaxCorrectionMethod",
  "How the form is corrected (General Instructions for Certain Information Returns, part H).",
  {
    one_transaction: "File a form with the boxes in `corrected`, and check its CORRECTED box.",
    two_transactions:
      "First file the original recipient's form with zero amounts and the CORRECTED box checked. Then file a new form with the boxes in `corrected`, without checking its CORRECTED box.",
    original: "File an original form with the boxes in `corrected`.",
  } satisfies Record<CorrectionMethod, string>,
);

const reasonField = enumField("TaxCorrectionReason", "Why the form is corrected.", {
  boxes_changed: "Amounts, codes or checkboxes changed.",
  recipient_changed: "The recipient's name changed.",
  not_due: "The form should not have been filed. All amounts of `corrected` are zero.",
  not_filed: "The form was not in the filing.",
} satisfies Record<CorrectionReason, string>);

const commonFields = {
  object: z.literal("tax_form_correction"),
  environment: environmentField,
  year: z.int().describe("The tax year."),
  filingId: z.string().describe("The filing that is compared."),
  filedOn: z.iso.date().describe("Date of the filing."),
  rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
  externalId: z.string().nullable().describe("The integrator's ID for the rollover."),
  accountId: z.string().describe("The recipient's account."),
  custodianId: z.string().describe("The custodian that files the form."),
  accountType: accountTypeSchema.describe("Account type at that custodian."),
  status: lineStatusField,
  method: methodField,
  reason: reasonField,
  changes: z
    .array(
      z
        .strictObject({
          box: z.string().describe("Name of the box."),
          original: z.string().nullable().describe("Filed value as text. Null if the box was blank."),
          corrected: z.string().nullable().describe("Correct value as text. Null if the box is blank."),
        })
        .meta({ id: "TaxBoxChange", description: "A box that differs from the filing." }),
    )
    .describe("Boxes that differ. Can be empty if only the recipient changed."),
};

const { warnings: _1099RWarnings, ...boxes1099R } = form1099RBoxes;
const { warnings: _5498Warnings, ...boxes5498 } = form5498Boxes;
const filed1099R = z
  .strictObject(boxes1099R)
  .partial()
  .meta({ id: "Filed1099RBoxes", description: "The boxes of the form as they were filed." });
const filed5498 = z
  .strictObject(boxes5498)
  .partial()
  .meta({ id: "Filed5498Boxes", description: "The boxes of the form as they were filed." });

export const taxCorrectionSchema = z.discriminatedUnion("form", [
  z
    .strictObject({
      ...commonFields,
      form: z.literal("1099-R").describe("The form: always `1099-R`."),
      original: filed1099R.nullable().describe("Boxes as filed. Null if the form was not filed."),
      corrected: filed1099R.describe("The boxes as they should have been filed."),
    })
    .meta({ id: "Form1099RCorrection", description: "A correction of a filed Form 1099-R." }),
  z
    .strictObject({
      ...commonFields,
      form: z.literal("5498").describe("The form: always `5498`."),
      original: filed5498.nullable().describe("Boxes as filed. Null if the form was not filed."),
      corrected: filed5498.describe("The boxes as they should have been filed."),
    })
    .meta({ id: "Form5498Correction", description: "A correction of a filed Form 5498." }),
]);

export type TaxCorrection = z.output<typeof taxCorrectionSchema>;

const CSV_FIELDS = [
  "environment",
  "year",
  "filingId",
  "filedOn",
  "rolloverId",
  "externalId",
  "accountId",
  "custodianId",
  "accountType",
  "status",
  "form",
  "method",
  "reason",
] as const;

export const TAX_CORRECTION_COLUMNS = [...CSV_FIELDS, "box", "original", "corrected"];

/** Returns a row for each box that differs, or one row if only the recipient changed. */
export function formatCorrectionCsv(correction: TaxCorrection): string {
  const cells = CSV_FIELDS.map((name) => correction[name]);
  const changes =
    correction.changes.length === 0 ? [{ box: null, original: null, corrected: null }] : correction.changes;
  return changes
    .map(({ box, original, corrected }) => formatCsvLine([...cells, box, original, corrected]))
    .join("");
}

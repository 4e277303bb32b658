import { NDJSON } from "@svc/service-kit/endpoints";
import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { lines } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { readTaxYear } from "../tax/report/read-tax-year.ts";
import { TAX_REPORT_COLUMNS, taxReportLineSchema } from "../tax/report/report-view.ts";
import { taxReportLine } from "../tax/report/tax-report-examples.ts";

const CSV = "text/csv";
const YEAR_ERROR = "must be a year, such as 2026";
const yearField = z
  .string(YEAR_ERROR)
  .regex(/^2\d{3}$/, YEAR_ERROR)
  .transform(Number)
  .meta({ description: "The tax year.", as: { type: "integer", minimum: 2000, maximum: 2999 } });

/** Escapes cells that spreadsheets would treat as formulas. */
const toRow = (cells: readonly unknown[]) =>
  stringify([cells as unknown[]], { escape_formulas: true, cast: { boolean: String } });

export const exportTaxReport = lines({
  name: "exportTaxReport",
  summary: "Report Form 1099-R and Form 5498 data for a year",
  description:
    "One line per form, for completed and failed rollovers, by year, rollover and distribution code. Money counts in the year it left or arrived, in the organization's time zone. Use the report to reconcile with the custodians' filings. It is not a filing or tax advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not reported on any form. An organization can read four exports and tax reports at the same time.",
  scope: "rollovers:read",
  input: z.strictObject({
    year: yearField,
    format: z
      .enum(["ndjson", "csv"], "must be ndjson or csv")
      .optional()
      .describe("Response format. Overrides `Accept`."),
  }),
  view: taxReportLineSchema,
  example: { view: taxReportLine },
  answers: {
    200: "One form per line. If the connection closes early, the report is incomplete.",
  },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/tax-report",
  fileName: (_call, { year }, mediaType) => `tax-report-${year}.${mediaType === CSV ? "csv" : "ndjson"}`,
  lineForms: {
    [CSV]: {
      description: "The lines as CSV (RFC 4180) with a header row. Boxes of the other form are empty.",
      head: toRow(TAX_REPORT_COLUMNS),
      write: (line) => toRow(TAX_REPORT_COLUMNS.map((name) => (line as Record<string, unknown>)[name])),
    },
  },
  mediaTypeFor: ({ format }) => format && { csv: CSV, ndjson: NDJSON }[format],
  async run(call, { year }) {
    const { timeZone } = await readOrganizationTime(call, call.db.sql, call.principal.organizationId);
    const { environment, principal } = call;
    return readTaxYear(call.db.sql, {
      organizationId: principal.organizationId,
      year,
      timeZone,
      environment,
    });
  },
});

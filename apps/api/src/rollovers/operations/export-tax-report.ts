import { NDJSON } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { lines } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { exportFormatField } from "../lists/list-query.ts";
import { formatCsvLine } from "../lists/rollover-csv.ts";
import { readTaxYear } from "../tax/report/read-tax-year.ts";
import {
  TAX_REPORT_COLUMNS,
  type TaxReportLine,
  taxReportLineSchema,
  toTaxReportCells,
} from "../tax/report/report-view.ts";
import { taxReportLine } from "../tax/report/tax-report-examples.ts";
import { yearQueryField } from "../tax/year-field.ts";

const CSV = "text/csv";

export const exportTaxReport = lines({
  name: "exportTaxReport",
  summary: "Report Form 1099-R and Form 5498 data for a year",
  description:
    "One line per form, rollover and distribution code. Lines with the status `open` belong to rollovers in progress whose money was sent or received in the year. Money counts in the year it left or arrived, in the organization's time zone. Use the report to reconcile with the custodians' filings. It is not a filing or tax advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not reported on any form. Lines of a year whose rules are not known yet have the warning `tax_year_unknown`. An organization can run up to four exports and tax reports at once.",
  scope: "rollovers:read",
  input: z.strictObject({
    year: yearQueryField,
    format: exportFormatField,
  }),
  view: taxReportLineSchema,
  example: { view: taxReportLine },
  responses: {
    200: "One form per line. If the connection closes early, the report is incomplete.",
  },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/tax-report",
  fileName: (_call, { year }, mediaType) => `tax-report-${year}.${mediaType === CSV ? "csv" : "ndjson"}`,
  lineFormats: {
    [CSV]: {
      description: "The lines as CSV (RFC 4180) with a header row. Boxes of the other form are empty.",
      head: formatCsvLine(TAX_REPORT_COLUMNS),
      write: (line) => formatCsvLine(toTaxReportCells(line as TaxReportLine)),
    },
  },
  mediaTypeFor: ({ format }) => format && { csv: CSV, ndjson: NDJSON }[format],
  async run(call, { year }) {
    const { organizationId } = call.principal;
    const { timeZone } = await readOrganizationTime(call, call.db.sql, organizationId);
    const { environment } = call;
    return readTaxYear(call.db.sql, { organizationId, year, timeZone, environment });
  },
});

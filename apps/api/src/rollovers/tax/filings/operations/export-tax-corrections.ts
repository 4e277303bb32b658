import { NDJSON } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { lines } from "../../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../../people/organizations/organization-clock.ts";
import { exportFormatField } from "../../../lists/list-query.ts";
import { formatCsvLine } from "../../../lists/rollover-csv.ts";
import {
  formatCorrectionCsv,
  TAX_CORRECTION_COLUMNS,
  type TaxCorrection,
  taxCorrectionSchema,
} from "../correction-view.ts";
import { taxFormCorrection } from "../filing-examples.ts";
import { findTaxFiling } from "../filing-store.ts";
import { readCorrections } from "../read-corrections.ts";

const CSV = "text/csv";

export const exportTaxCorrections = lines({
  name: "exportTaxCorrections",
  summary: "Compare filed forms with the current forms",
  description:
    "One line for each form that differs from the filing, for example because a receipt was voided or money was returned. Each line has the original and corrected boxes. `method` tells how to correct the form, as in part H of the IRS General Instructions for Certain Information Returns. Changes of the recipient's name are detected; changes of the TIN are not, because the service does not store it: send the filed TIN with `POST /v1/tax-filings/{id}/irs-file`. The export is not tax advice.",
  scope: "rollovers:read",
  input: z.strictObject({
    filingId: idField("txf").describe(
      "The filing to compare with, usually the newest one of its year and form.",
    ),
    format: exportFormatField,
  }),
  view: taxCorrectionSchema,
  example: { view: taxFormCorrection },
  responses: {
    200: "One correction per line. Empty if no form has changed. If the connection closes early, the file is incomplete.",
  },
  errors: ["not_found"],
  fromReplica: true,
  rest: "GET /v1/tax-report/corrections",
  fileName: (_call, { filingId }, mediaType) =>
    `corrections-${filingId}.${mediaType === CSV ? "csv" : "ndjson"}`,
  lineFormats: {
    [CSV]: {
      description: "A row for each box that differs, as CSV (RFC 4180) with a header row.",
      head: formatCsvLine(TAX_CORRECTION_COLUMNS),
      write: (line) => formatCorrectionCsv(line as TaxCorrection),
    },
  },
  mediaTypeFor: ({ format }) => format && { csv: CSV, ndjson: NDJSON }[format],
  async run(call, { filingId }) {
    const { organizationId } = call.principal;
    const filing = await findTaxFiling(call.db.sql, organizationId, filingId);
    if (!filing) throw notFound("tax filing");
    const { timeZone } = await readOrganizationTime(call, call.db.sql, organizationId);
    const { environment, chainKeys } = call;
    return readCorrections(call.db.sql, { filing, timeZone, environment, chainKeys });
  },
});

import type { Sql } from "@svc/database";
import { JsonLine } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { lines } from "../../../../context/define-operation.ts";
import { filedLine } from "../filing-examples.ts";
import { findTaxFiling, listTaxFilingLines, type TaxFiling } from "../filing-store.ts";
import { filedLineSchema } from "../filing-view.ts";

const LINES_AT_ONCE = 500;

export const exportFiledForms = lines({
  name: "exportFiledForms",
  summary: "Export the forms of a tax filing",
  description:
    "Returns the lines as they were filed. The SHA-256 of all bytes equals `sha256` of the filing. Lines have no personal data and no external IDs.",
  scope: "rollovers:read",
  input: z.strictObject({ filingId: idField("txf").describe("The tax filing whose forms to export.") }),
  view: filedLineSchema,
  example: { view: filedLine },
  responses: { 200: "One form per line. If the connection closes early, the file is incomplete." },
  errors: ["not_found"],
  fromReplica: true,
  rest: "GET /v1/tax-report/filed",
  fileName: (_call, { filingId }) => `${filingId}.ndjson`,
  async run({ db, principal }, { filingId }) {
    const filing = await findTaxFiling(db.sql, principal.organizationId, filingId);
    if (!filing) throw notFound("tax filing");
    return readLines(db.sql, filing);
  },
});

async function* readLines(db: Sql, { id: filingId, organizationId }: TaxFiling): AsyncGenerator<JsonLine> {
  for (let after = 0; ; ) {
    const page = await listTaxFilingLines(db, { organizationId, filingId, after, limit: LINES_AT_ONCE });
    for (const { line } of page) yield new JsonLine(line);
    after = page.at(-1)?.position ?? 0;
    if (page.length < LINES_AT_ONCE) return;
  }
}

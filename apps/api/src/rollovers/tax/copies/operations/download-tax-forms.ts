import { inSqlTransaction, recordAudit } from "@svc/database";
import { z } from "zod";
import { LETTER_QUOTA_COST } from "../../../../accounts-and-consents/letters/letter-representation.ts";
import { file } from "../../../../context/define-operation.ts";
import { yearQueryField } from "../../year-field.ts";
import { createCopies } from "../create-copies.ts";

export const downloadTaxForms = file({
  name: "downloadTaxForms",
  summary: "Download Copy B of a rollover's tax forms",
  description:
    "Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The TIN is truncated to its last four digits, and account numbers are masked. Forms that changed after the last tax filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank. The custodian that files the form is responsible for it. The PDF is not tax advice. Each download is audited and counts as 20 requests.",
  scope: "rollovers:reveal",
  id: "rol",
  input: z.strictObject({ year: yearQueryField }),
  quotaCost: () => LETTER_QUOTA_COST,
  mediaTypes: { "application/pdf": "Copy B of each form." },
  responses: { 200: "The PDF." },
  errors: ["invalid_transition"],
  rest: "GET /v1/rollovers/{id}/tax-forms",
  async run(call, { id, year }) {
    const { organizationId, actor } = call.principal;
    const bytes = await createCopies(call, id, year);
    await inSqlTransaction(call.db, (tx) =>
      recordAudit(tx, {
        organizationId,
        actor,
        action: "rollover.tax_forms_read",
        targetId: id,
        data: { year },
        requestId: call.requestId,
        at: call.clock.now(),
      }),
    );
    return {
      mediaType: "application/pdf",
      name: `tax-forms-${year}-${id}.pdf`,
      bytes,
      size: bytes.length,
    };
  },
});

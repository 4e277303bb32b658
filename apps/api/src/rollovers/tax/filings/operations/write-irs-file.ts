import { inSqlTransaction, recordAudit } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { LETTER_QUOTA_COST } from "../../../../accounts-and-consents/letters/letter-representation.ts";
import { file } from "../../../../context/define-operation.ts";
import { irsFileExample } from "../filing-examples.ts";
import { findTaxFiling } from "../filing-store.ts";
import { buildIrsFile } from "../irs-file/build-irs-file.ts";
import { irsFileInput } from "../irs-file/irs-file-input.ts";

/** Enough for 10,000 recipients. */
const BODY_LIMIT_MB = 8;

export const writeIrsFile = file({
  name: "writeIrsFile",
  summary: "Write a filing's forms for the IRS",
  description:
    "Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A, B, C and F of 750 characters. The service does not store full TINs, so the request must include those of the payer and the recipients. Neither the request nor the file is stored, and nothing is sent to the IRS. Compare the layout with the newest Publication 1220, and send a test file to the IRS first. Form 5498 has only the boxes about rollovers. The custodian that files the forms is responsible for them. Each file is audited and counts as 20 requests.",
  scope: "rollovers:reveal",
  id: "txf",
  input: irsFileInput,
  example: { input: irsFileExample },
  bodyLimitBytes: BODY_LIMIT_MB * 1024 * 1024,
  quotaCost: () => LETTER_QUOTA_COST,
  mediaTypes: { "text/plain": "The file, in ASCII." },
  responses: { 200: "The file." },
  errors: [],
  rest: "POST /v1/tax-filings/{id}/irs-file",
  async run(call, { id, ...input }) {
    const { organizationId, actor } = call.principal;
    const filing = await findTaxFiling(call.db.sql, organizationId, id);
    if (!filing) throw notFound("tax filing");
    const { text, formCount, isTest } = await buildIrsFile(call, filing, input);
    const { content, payer } = input;
    await inSqlTransaction(call.db, (tx) =>
      recordAudit(tx, {
        organizationId,
        actor,
        action: "tax_filing.irs_file_written",
        targetId: id,
        // Omits a digest of the file, because a TIN could be guessed from it.
        data: { content, custodianId: payer.custodianId, formCount, isTest },
        requestId: call.requestId,
        at: call.clock.now(),
      }),
    );
    const bytes = Buffer.from(text, "ascii");
    return { mediaType: "text/plain", name: `irs-${content}-${id}.txt`, bytes, size: bytes.length };
  },
});

import { LOCKBOX_FIELDS, MAX_FILE_BYTES } from "@svc/bank-files";
import { FILE_PART } from "@svc/service-kit/endpoints";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { parseJson } from "../../../context/parse-json.ts";
import { requireDigest } from "../../../rollovers/documents/uploaded-document.ts";
import { fileExample, fileFormatField, fileSchema, toFileView } from "../file-view.ts";
import { importFile } from "../import-file.ts";
import { receiveBankFile } from "../receive-bank-file.ts";

const columnsSchema = z.partialRecord(
  z.enum(LOCKBOX_FIELDS),
  z.union([z.string().min(1).max(200), z.int().min(1).max(1_000)]),
);

/** Form fields are text, so the mapping is JSON. */
const columnsField = z
  .string()
  .transform((json, context) => {
    const parsed = columnsSchema.safeParse(parseJson(json));
    if (parsed.success) return parsed.data;
    const message = `must be a JSON object that maps fields to a header or a column number; fields: ${LOCKBOX_FIELDS.join(", ")}`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional()
  .meta({
    description:
      'For `lockbox_csv`, if the headers are not recognized: a JSON object that maps fields to a header or a column number, such as `{"amount":"Check Amt","receivedOn":3}`.',
    as: { type: "string" },
  });

const inputSchema = z.strictObject({
  name: lineField(255).optional().describe("Name of the file. Default: the file name."),
  format: fileFormatField.optional().describe("Default: detected from the content."),
  columns: columnsField,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be 64 lowercase hexadecimal digits")
    .optional()
    .describe("SHA-256 digest of the file. The import is rejected if it does not match."),
});

export const importIncomingFundsFile = write({
  name: "importIncomingFundsFile",
  summary: "Import a bank file",
  description:
    "Send `multipart/form-data` with the file in the part `file`. Every credit becomes incoming funds, or nothing is stored: if a line is invalid or a control total does not match, the file is rejected, and the error lists the lines. A credit whose bank reference is already recorded becomes a suspected duplicate. Returns that took money back are listed in `returns`, with the earlier arrival.",
  scope: "rollovers:operate",
  input: inputSchema,
  documentedInput: inputSchema.extend({
    [FILE_PART]: z.string().meta({
      format: "binary",
      description:
        "The file: lockbox CSV, BAI2, Nacha, camt.053 or camt.054, up to 16 MB and 50,000 entries.",
    }),
  }),
  file: {
    limitBytes: MAX_FILE_BYTES,
    mediaTypes: ["text/csv", "text/plain", "application/xml", "application/octet-stream"],
    store: (_call, _id, file) => receiveBankFile(file),
  },
  view: fileSchema,
  example: { input: { file: "Amount,Deposit date\n80000.00,2026-06-15\n" }, view: fileExample },
  responses: { 201: "The imported file." },
  errors: ["duplicate_file"],
  rest: "POST /v1/bank-files",
  location: ({ id }) => `/v1/bank-files/${id}`,
  async run(call, { sha256, ...request }) {
    const { tx, file, environment } = call;
    if (!file) throw new Error("the import has no file");
    requireDigest(sha256, file);
    return toFileView(tx, await importFile(call, file, request), environment);
  },
});

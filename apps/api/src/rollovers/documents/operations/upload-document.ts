import { digestField, documentTypeField, expiryField } from "@svc/rollover-rules/workflow/action-params";
import { FILE_PART } from "@svc/service-kit/endpoints";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { withDocument } from "../../views/rollover-examples.ts";
import { rolloverEtag, rolloverSchema, toRolloverView } from "../../views/rollover-view.ts";
import { MEDIA_TYPES } from "../file-kind.ts";
import { provideUploadedDocument } from "../provide-uploaded-document.ts";
import { MAX_FILE_BYTES, receiveFile } from "../receive-file.ts";

const uploadSchema = z.strictObject({
  type: documentTypeField,
  name: lineField(255).optional().describe("The document's name. Default: the file name."),
  sha256: digestField
    .optional()
    .describe(
      "SHA-256 digest of the file, 64 lowercase hexadecimal digits. The upload is rejected if it does not match.",
    ),
  expiresOn: expiryField.optional(),
});

const documentedSchema = uploadSchema.extend({
  [FILE_PART]: z
    .string()
    .meta({ format: "binary", description: "The file, up to 10 MB. Its content must be PDF, PNG or JPEG." }),
});

export const uploadDocument = write({
  name: "uploadDocument",
  summary: "Upload a document",
  description:
    "Works like `provide_documents`, with the file itself: send `multipart/form-data` with a part `file` in any position. The file type is detected from the content, not from the file name or media type. Files with data after their end are rejected, and so are PDFs with JavaScript, an embedded file or an action that starts a program. Malware is rejected if the deployment scans for it. The file is encrypted while it is received. The new document is the last one in `documents`.",
  scope: "rollovers:act",
  id: "rol",
  input: uploadSchema,
  documentedInput: documentedSchema,
  file: { limitBytes: MAX_FILE_BYTES, mediaTypes: MEDIA_TYPES, store: receiveFile },
  view: rolloverSchema,
  example: { input: { type: "statement", file: "%PDF-1.7 …" }, view: withDocument },
  responses: { 200: "The updated rollover." },
  errors: ["invalid_transition", "history_mismatch", "file_infected"],
  ifMatch: true,
  rest: "POST /v1/rollovers/{id}/documents",
  etag: rolloverEtag,
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, ...input }, directory) {
    const { file, environment } = call;
    if (!file) throw new Error("a document was uploaded without its file");
    const upload = { ...input, file };
    const next = await provideUploadedDocument(call, id, { upload, directory });
    return toRolloverView(next, environment, directory);
  },
});

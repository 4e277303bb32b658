import { FILE_PART, Problem, requireVersion } from "@svc/service-kit";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../declare.ts";
import { withDocument } from "../../examples/rollover-story.ts";
import { lockForChange } from "../../rollovers/lock-for-change.ts";
import { performAction } from "../../rollovers/perform-action.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../../rollovers/rollover-view.ts";
import { digestField, documentTypeField, expiryField } from "../../rollovers/workflow/action-params.ts";
import { keepFile } from "../document-file-store.ts";
import { MEDIA_TYPES } from "../file-kind.ts";
import { MAX_FILE_BYTES, receiveFile } from "../receive-file.ts";
import { inPlace, requireDigest, toHandedIn } from "../uploaded-document.ts";

const uploadSchema = z.strictObject({
  type: documentTypeField,
  name: lineField(255).optional().describe("What it is called; as the file is, where it is not said."),
  sha256: digestField
    .optional()
    .describe(
      "What you have reckoned of the file; another one is refused. 64 lower-case hexadecimal digits.",
    ),
  expiresOn: expiryField.optional(),
});

const documentedSchema = uploadSchema.extend({
  [FILE_PART]: z
    .string()
    .meta({ format: "binary", description: "The file: PDF, PNG or JPEG by its content, up to 10 MB." }),
});

export const uploadDocument = write({
  name: "uploadDocument",
  summary: "Hand in a document with its file",
  description:
    "As `provide_documents`, with the file itself: `multipart/form-data` with a part `file`, which may stand anywhere. What it is its content says, whatever its name or media type; what goes on after its end is refused. So is a PDF with JavaScript, an action that starts a program, or an embedded file, and malware, where the deployment scans for it. It is encrypted on the way in. The new document is the last of `documents`.",
  scope: "rollovers:act",
  id: "rol",
  input: uploadSchema,
  documentedInput: documentedSchema,
  file: { limitBytes: MAX_FILE_BYTES, mediaTypes: MEDIA_TYPES, take: receiveFile },
  view: rolloverSchema,
  example: { input: { type: "statement", file: "%PDF-1.7 …" }, view: withDocument },
  answers: { 200: "The rollover as it is now." },
  errors: ["invalid_transition", "history_mismatch", "file_infected"],
  ifMatch: true,
  rest: "POST /v1/rollovers/{id}/documents",
  etag: tagOfRollover,
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, ...said }, directory) {
    const { tx, file, principal, ifMatch, environment } = call;
    const { organizationId, actor } = principal;
    if (!file) throw new Error("a document came without its file");
    requireDigest(said.sha256, file);
    const { rollover, context } = await lockForChange(
      call,
      tx,
      { organizationId, rolloverId: id },
      directory,
    );
    requireVersion(rollover, ifMatch);
    const asked = { action: "provide_documents" as const, params: { documents: [toHandedIn(said, file)] } };
    const next = await inPlace(performAction(call, tx, rollover, asked, context, actor));
    if (!(await keepFile(tx, organizationId, file.id))) {
      throw new Problem("dependency_unavailable", "The file was given up while it came in. Send it again.");
    }
    return toRolloverView(next, environment, directory);
  },
});

import { inSqlTransaction, recordAudit } from "@svc/database";
import { file } from "../../../context/define-operation.ts";
import {
  requireSecondPerson,
  type UsedApproval,
} from "../../../people/second-person/require-second-person.ts";
import { FILE_KINDS, MEDIA_TYPES } from "../file-kind.ts";
import { readFile } from "../read-file.ts";

/** Audits the download before it sends any byte. */
export const downloadDocumentFile = file({
  name: "downloadDocumentFile",
  summary: "Download the file of a document",
  description:
    "Returns the file as an attachment with its detected media type. Each download is audited. If the connection closes before `Content-Length` bytes, the file is incomplete.",
  scope: "rollovers:reveal",
  id: "doc",
  mediaTypes: Object.fromEntries(
    MEDIA_TYPES.map((type) => [type, `A ${FILE_KINDS[type].extension.toUpperCase()} file.`]),
  ),
  responses: { 200: "The file." },
  errors: ["second_person_required"],
  rest: "GET /v1/documents/{id}/file",
  async run(call, { id }) {
    const { organizationId, actor } = call.principal;
    let approval: UsedApproval | null = null;
    return readFile(call, id, {
      authorize: async (rolloverId) => {
        approval = await inSqlTransaction(call.db, (tx) =>
          requireSecondPerson(call, tx, { action: "reveal", rolloverId }),
        );
      },
      audit: () =>
        inSqlTransaction(call.db, (tx) =>
          recordAudit(tx, {
            organizationId,
            actor,
            action: "document.file_read",
            targetId: id,
            data: { ...approval },
            requestId: call.requestId,
            at: call.clock.now(),
          }),
        ),
    });
  },
});

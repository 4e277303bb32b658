import { inSqlTransaction } from "@svc/database";
import { findParticipantTask } from "@svc/rollover-rules/tracking/tracking-steps";
import { documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { parseBody, readMultipartBody, validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { Request } from "express";
import { z } from "zod";
import type { ApiCall } from "../../context/define-operation.ts";
import { provideUploadedDocument } from "../../rollovers/documents/provide-uploaded-document.ts";
import { MAX_FILE_BYTES, receiveFile } from "../../rollovers/documents/receive-file.ts";
import { readRollover } from "../../rollovers/store/read-rollover.ts";
import type { StoredTrackingLink } from "../links/tracking-link-store.ts";

const fieldsSchema = z.strictObject({ type: documentTypeField });

/**
 * Performs `provide_documents` with the file, if the rollover waits for documents from the participant.
 * @throws Problem `invalid_transition` if no document is needed, or a problem of `uploadDocument`
 */
export async function receiveDocument(
  call: ApiCall,
  { rolloverId }: StoredTrackingLink,
  req: Request,
): Promise<void> {
  const types = await listAwaitedTypes(call, rolloverId);
  const directory = await call.custodians.get();
  const { fields, stored: file } = await readMultipartBody(req, MAX_FILE_BYTES, {
    store: (incoming) => receiveFile(call, rolloverId, incoming),
    discard: (received) => received.discard(),
  });
  if (!file) throw validationFailed([{ pointer: "#/file", detail: "is required" }]);
  try {
    const { type } = parseBody(fieldsSchema, fields);
    if (types.length > 0 && !types.includes(type)) {
      throw validationFailed([{ pointer: "#/type", detail: `must be ${types.join(" or ")}` }]);
    }
    await inSqlTransaction(call.db, (tx) =>
      provideUploadedDocument({ ...call, tx }, rolloverId, { upload: { type, file }, directory }),
    );
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function listAwaitedTypes(call: ApiCall, rolloverId: string): Promise<readonly string[]> {
  const rollover = await readRollover(call, rolloverId);
  const task = findParticipantTask(rollover);
  if (task?.task === "provide_documents") return task.types;
  throw new Problem("invalid_transition", "No document is needed now.", {
    extensions: { state: rollover.state },
  });
}

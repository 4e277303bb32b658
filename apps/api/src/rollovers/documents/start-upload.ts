import { randomBytes } from "node:crypto";
import { newId } from "@svc/service-kit";
import type { ApiCall } from "../../context/define-operation.ts";
import { insertFile } from "./document-file-store.ts";
import { FILE_KEY_BYTES, sealFileKey } from "./file-frames.ts";
import { removeFile } from "./remove-files.ts";

/** `key` encrypts the file's bytes. */
interface StartedUpload {
  id: string;
  key: Buffer;
  discard(): Promise<void>;
}

export async function startUpload(call: ApiCall, rolloverId: string): Promise<StartedUpload> {
  const { organizationId } = call.principal;
  const id = newId("doc");
  const key = randomBytes(FILE_KEY_BYTES);
  await insertFile(call.db, {
    id,
    organizationId,
    rolloverId,
    status: "uploading",
    fileKeyCiphertext: sealFileKey(call.cipher, id, key),
    createdAt: call.clock.now(),
  });
  return { id, key, discard: () => removeFile(call, organizationId, id) };
}

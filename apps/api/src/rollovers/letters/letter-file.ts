import { hash, randomBytes } from "node:crypto";
import { newId } from "@svc/service-kit";
import { dependencyUnavailable } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { insertFile } from "../documents/document-file-store.ts";
import { FILE_KEY_BYTES, sealFileKey, sealFrames } from "../documents/file-frames.ts";
import { removeFile } from "../documents/remove-files.ts";
import { StorageUnavailableError } from "../documents/storage/file-storage.ts";

export interface LetterFile {
  id: string;
  sha256: string;
  size: number;
  discard(): Promise<void>;
}

/**
 * Encrypts and stores a PDF as an unfinished upload, which `markFileStored` finishes.
 *
 * @throws Problem `dependency_unavailable`
 */
export async function storeLetterFile(call: ApiCall, rolloverId: string, bytes: Buffer): Promise<LetterFile> {
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
  const discard = () => removeFile(call, organizationId, id);
  try {
    await call.files.put(id, sealFrames(key, toChunks(bytes)));
  } catch (error) {
    await discard();
    throw error instanceof StorageUnavailableError
      ? dependencyUnavailable("The document storage", error)
      : error;
  }
  return { id, sha256: hash("sha256", bytes, "hex"), size: bytes.length, discard };
}

async function* toChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

import { hash } from "node:crypto";
import { dependencyUnavailable } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { sealFrames } from "../documents/file-frames.ts";
import { startUpload } from "../documents/start-upload.ts";
import { StorageUnavailableError } from "../documents/storage/file-storage.ts";

export interface LetterFile {
  id: string;
  sha256: string;
  size: number;
  discard(): Promise<void>;
}

/**
 * Stores the PDF as an unfinished upload, which `markFileStored` finishes.
 * @throws Problem `dependency_unavailable`
 */
export async function storeLetterFile(call: ApiCall, rolloverId: string, bytes: Buffer): Promise<LetterFile> {
  const { id, key, discard } = await startUpload(call, rolloverId);
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

/** Yields the bytes as one chunk. */
export async function* toChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

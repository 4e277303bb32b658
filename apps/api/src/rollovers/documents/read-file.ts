import { createHash } from "node:crypto";
import type { ResponseFile } from "@svc/service-kit/endpoints";
import { dependencyUnavailable, notFound } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readRollover } from "../store/read-rollover.ts";
import { findFile } from "./document-file-store.ts";
import { DamagedFileError, openFileKey, openFrames } from "./file-frames.ts";
import { toSafeFileName } from "./file-kind.ts";
import { StorageUnavailableError } from "./storage/file-storage.ts";

/**
 * Returns a document's file. The stream decrypts it.
 *
 * @param authorize throws if the caller must not read the file; runs before decryption
 * @throws Problem `not_found` for a missing or erased file; `dependency_unavailable`
 */
export async function readFile(
  call: ApiCall,
  documentId: string,
  authorize: (rolloverId: string) => Promise<void>,
): Promise<ResponseFile> {
  const { organizationId } = call.principal;
  const fileRow = await findFile(call.db.sql, organizationId, documentId);
  if (!fileRow) throw notFound("file");
  const { documents } = await readRollover(call, fileRow.rolloverId);
  const document = documents.find(({ id }) => id === documentId);
  if (!document?.file) throw notFound("file");
  const { mediaType, size } = document.file;
  await authorize(fileRow.rolloverId);
  const key = openFileKey(call.cipher, documentId, fileRow.keyCiphertext);
  try {
    const frames = await call.files.read(documentId);
    const bytes = verifyDigest(openFrames(key, frames), document.sha256);
    return { mediaType, name: toSafeFileName(document.name, mediaType), bytes, size };
  } catch (error) {
    if (error instanceof StorageUnavailableError) throw dependencyUnavailable("The document storage", error);
    throw error;
  }
}

/** Holds back the last chunk until the digest matches the rollover's record. */
async function* verifyDigest(bytes: AsyncIterable<Buffer>, sha256: string): AsyncGenerator<Buffer> {
  const digest = createHash("sha256");
  let pending: Buffer | null = null;
  for await (const chunk of bytes) {
    digest.update(chunk);
    if (pending) yield pending;
    pending = chunk;
  }
  if (digest.digest("hex") !== sha256)
    throw new DamagedFileError("the file does not match its recorded digest");
  if (pending) yield pending;
}

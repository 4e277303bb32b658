import { createHash } from "node:crypto";
import type { ResponseFile } from "@svc/service-kit/endpoints";
import { dependencyUnavailable, notFound } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readRollover } from "../store/read-rollover.ts";
import { findFile } from "./document-file-store.ts";
import { DamagedFileError, openFileKey, openFrames } from "./file-frames.ts";
import { type MediaType, toSafeFileName } from "./file-kind.ts";
import { StorageUnavailableError } from "./storage/file-storage.ts";

/**
 * Opens a document's file. The stream decrypts it.
 * @param authorize throws if the caller must not read the file; runs before the file is opened
 * @param audit runs once the file is open, before any byte is read
 * @throws Problem `not_found` for a missing or erased file; `dependency_unavailable`
 */
export async function readFile(
  call: ApiCall,
  documentId: string,
  { authorize, audit }: { authorize: (rolloverId: string) => Promise<void>; audit: () => Promise<void> },
): Promise<ResponseFile> {
  const { organizationId } = call.principal;
  const fileRow = await findFile(call.db.sql, organizationId, documentId);
  if (!fileRow) throw notFound("file");
  const { documents } = await readRollover(call, fileRow.rolloverId);
  const document = documents.find(({ id }) => id === documentId);
  if (!document?.file) throw notFound("file");
  const { mediaType, size } = document.file;
  await authorize(fileRow.rolloverId);
  return decryptFile(call, documentId, {
    keyCiphertext: fileRow.keyCiphertext,
    fileInfo: {
      mediaType,
      size,
      name: document.name,
      sha256: document.sha256,
    },
    audit,
  });
}

interface FileInfo {
  mediaType: MediaType;
  name: string;
  size: number;
  sha256: string;
}

/**
 * Opens a stored file, such as a letter's PDF, without reading the rollover's documents. The stream decrypts it.
 * @param audit as for `readFile`
 * @throws Problem as `readFile`
 */
export async function openStoredFile(
  call: ApiCall,
  id: string,
  { audit, ...fileInfo }: FileInfo & { audit: () => Promise<void> },
): Promise<ResponseFile> {
  const fileRow = await findFile(call.db.sql, call.principal.organizationId, id);
  if (!fileRow) throw notFound("file");
  return decryptFile(call, id, { keyCiphertext: fileRow.keyCiphertext, fileInfo, audit });
}

async function decryptFile(
  call: ApiCall,
  id: string,
  {
    keyCiphertext,
    fileInfo: { mediaType, name, size, sha256 },
    audit,
  }: { keyCiphertext: string; fileInfo: FileInfo; audit: () => Promise<void> },
): Promise<ResponseFile> {
  const key = openFileKey(call.cipher, id, keyCiphertext);
  const frames = await call.files.read(id).catch((error: unknown) => {
    throw error instanceof StorageUnavailableError
      ? dependencyUnavailable("The document storage", error)
      : error;
  });
  try {
    await audit();
  } catch (error) {
    frames.destroy();
    throw error;
  }
  const bytes = verifyDigest(openFrames(key, frames), sha256);
  return { mediaType, name: toSafeFileName(name, mediaType), bytes, size };
}

/** Holds back the last chunk until the digest matches, so that a changed file is never complete. */
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

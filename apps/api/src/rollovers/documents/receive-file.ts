import { createHash } from "node:crypto";
import type { UploadedFile } from "@svc/operations";
import { type IncomingFile, validationFailed } from "@svc/service-kit/endpoints";
import { dependencyUnavailable, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readRollover } from "../store/read-rollover.ts";
import { ScannerUnavailableError } from "./document-scanner.ts";
import { openFrames, sealFrames } from "./file-frames.ts";
import { FileKindCheck, type MediaType, UnknownFileKindError } from "./file-kind.ts";
import { requirePassivePdf } from "./pdf-actions.ts";
import { startUpload } from "./start-upload.ts";
import { StorageUnavailableError } from "./storage/file-storage.ts";

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Checks, hashes and encrypts the file while streaming it. Discards it after an error.
 * @throws Problem `not_found`, `validation_failed`, `file_infected`, `dependency_unavailable`
 */
export async function receiveFile(
  call: ApiCall,
  rolloverId: string,
  file: IncomingFile,
): Promise<UploadedFile> {
  // Reject an unknown rollover before receiving the file.
  await readRollover(call, rolloverId);
  const { id, key, discard } = await startUpload(call, rolloverId);
  const meter = new UploadMeter();
  try {
    await call.files.put(id, sealFrames(key, meter.through(file.bytes)));
    const fileInfo = meter.end();
    await inspectFile(call, { id, key, mediaType: fileInfo.mediaType });
    return { id, name: file.name, ...fileInfo, discard };
  } catch (error) {
    await discard();
    throw toUploadProblem(error);
  }
}

class UploadMeter {
  private readonly digest = createHash("sha256");
  private readonly kind = new FileKindCheck();
  private size = 0;

  async *through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      this.kind.push(chunk);
      this.digest.update(chunk);
      this.size += chunk.length;
      yield chunk;
    }
  }

  end() {
    return { mediaType: this.kind.end(), size: this.size, sha256: this.digest.digest("hex") };
  }
}

function toUploadProblem(error: unknown): unknown {
  if (error instanceof StorageUnavailableError) return dependencyUnavailable("The document storage", error);
  if (error instanceof UnknownFileKindError) {
    return validationFailed([{ pointer: "#/file", detail: error.message }]);
  }
  return error;
}

interface StoredUpload {
  id: string;
  key: Buffer;
  mediaType: MediaType;
}

/** Waits in the organization's queue before reading, so that slow uploads hold neither memory nor scanner connections. */
async function inspectFile(call: ApiCall, { id, key, mediaType }: StoredUpload): Promise<void> {
  const { scanner, files, principal } = call;
  const isPdf = mediaType === "application/pdf";
  if (!isPdf && scanner === null) return;
  await call.inspections.run(principal.organizationId, async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of openFrames(key, await files.read(id))) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (isPdf) await requirePassivePdf(bytes);
    const signature = await scanner?.scan(bytes).catch((error: unknown) => {
      throw error instanceof ScannerUnavailableError
        ? dependencyUnavailable("The malware scanner", error)
        : error;
    });
    if (!signature) return;
    call.log.warn({ documentId: id, signature }, "malware was uploaded and rejected");
    throw new Problem("file_infected");
  });
}

import type { UploadedFile } from "@svc/operations";
import type { DocumentType } from "@svc/rollover-rules/workflow/action-params";
import { findUnsafeText, validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { isOneLine } from "@svc/service-kit/fields";
import type { MediaType } from "./file-kind.ts";

const MAX_NAME = 255;
const DEFAULT_NAME = "document";

interface DocumentInput {
  type: DocumentType;
  name?: string | undefined;
  sha256?: string | undefined;
  expiresOn?: string | undefined;
}

/** @throws Problem `validation_failed` if the digest differs */
export function requireDigest(sha256: string | undefined, file: UploadedFile): void {
  if (sha256 === undefined || sha256 === file.sha256) return;
  throw validationFailed([{ pointer: "#/sha256", detail: "does not match the file" }]);
}

/** Builds the document. Its name defaults to the truncated file name, or to `document` if the file name is unsafe. */
export function toProvidedDocument({ type, name, expiresOn }: DocumentInput, file: UploadedFile) {
  const fileName = [...file.name].slice(0, MAX_NAME).join("").trim();
  const isUsable = fileName !== "" && findUnsafeText(fileName).length === 0 && isOneLine(fileName);
  return {
    id: file.id,
    type,
    name: name ?? (isUsable ? fileName : DEFAULT_NAME),
    sha256: file.sha256,
    ...(expiresOn === undefined ? {} : { expiresOn }),
    file: { mediaType: file.mediaType as MediaType, size: file.size },
  };
}

/** Maps validation pointers to the upload's body. */
export async function mapPointersToBody<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "validation_failed") throw error;
    throw validationFailed(
      error.errors.map(({ pointer = "#", detail }) => ({
        pointer: pointer.replace("#/params/documents/0", "#"),
        detail,
      })),
    );
  }
}

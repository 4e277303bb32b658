import type { UploadedFile } from "@svc/operations";
import type { DocumentType } from "@svc/rollover-rules/workflow/action-params";
import { findUnsafeText, validationFailed } from "@svc/service-kit/endpoints";
import { isOneLine } from "@svc/service-kit/fields";
import type { MediaType } from "./file-kind.ts";

const MAX_NAME_LENGTH = 255;
const DEFAULT_NAME = "document";

interface DocumentInput {
  type: DocumentType;
  name?: string | undefined;
  sha256?: string | undefined;
  expiresOn?: string | undefined;
}

export function requireDigest(sha256: string | undefined, file: UploadedFile): void {
  if (sha256 === undefined || sha256 === file.sha256) return;
  throw validationFailed([{ pointer: "#/sha256", detail: "does not match the file" }]);
}

export function getFileNameOr(file: Pick<UploadedFile, "name">, fallback: string): string {
  const fileName = [...file.name].slice(0, MAX_NAME_LENGTH).join("").trim();
  const isUsable = fileName !== "" && findUnsafeText(fileName).length === 0 && isOneLine(fileName);
  return isUsable ? fileName : fallback;
}

export function toProvidedDocument({ type, name, expiresOn }: DocumentInput, file: UploadedFile) {
  return {
    id: file.id,
    type,
    name: name ?? getFileNameOr(file, DEFAULT_NAME),
    sha256: file.sha256,
    ...(expiresOn === undefined ? {} : { expiresOn }),
    file: { mediaType: file.mediaType as MediaType, size: file.size },
  };
}

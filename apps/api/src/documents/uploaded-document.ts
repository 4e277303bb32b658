import type { TakenFile } from "@svc/operations";
import { findUnsafeText, isOneLine, Problem, validationFailed } from "@svc/service-kit";
import type { DocumentType } from "../rollovers/workflow/action-params.ts";
import type { MediaType } from "./file-kind.ts";

const MAX_NAME = 255;
const NAMELESS = "document";

export interface SaidOfFile {
  type: DocumentType;
  name?: string | undefined;
  sha256?: string | undefined;
  expiresOn?: string | undefined;
}

/** @throws Problem `validation_failed` if the digest differs */
export function requireDigest(sha256: string | undefined, file: TakenFile): void {
  if (sha256 === undefined || sha256 === file.sha256) return;
  throw validationFailed([{ pointer: "#/sha256", detail: "does not match the file" }]);
}

/** Truncates the file's own name, and drops it if unsafe. */
export function toHandedIn({ type, name, expiresOn }: SaidOfFile, file: TakenFile) {
  const own = [...file.name].slice(0, MAX_NAME).join("").trim();
  const isUsable = own !== "" && findUnsafeText(own).length === 0 && isOneLine(own);
  return {
    id: file.id,
    type,
    name: name ?? (isUsable ? own : NAMELESS),
    sha256: file.sha256,
    ...(expiresOn === undefined ? {} : { expiresOn }),
    file: { mediaType: file.mediaType as MediaType, size: file.size },
  };
}

/** Maps validation pointers to the upload's body. */
export async function inPlace<T>(work: Promise<T>): Promise<T> {
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

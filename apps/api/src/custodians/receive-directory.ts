import { hash } from "node:crypto";
import { InvalidCsvError, type ParsedCustodian, parseDirectory } from "@svc/custodians/import";
import type { UploadedFile } from "@svc/operations";
import { type IncomingFile, validationFailed } from "@svc/service-kit/endpoints";

/** Issues to list in the response, of up to 100,000 in a file. */
const MAX_ISSUES = 99;

/** Reads into memory, because the file is not stored. */
export async function receiveDirectory(file: IncomingFile): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.bytes) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return {
    id: "",
    name: file.name,
    mediaType: "text/csv",
    size: bytes.length,
    sha256: hash("sha256", bytes),
    bytes,
    discard: async () => {},
  };
}

export function parseUploadedDirectory(bytes: Uint8Array): ParsedCustodian[] {
  try {
    return parseDirectory(bytes);
  } catch (error) {
    if (!(error instanceof InvalidCsvError)) throw error;
    const hiddenCount = error.issues.length - MAX_ISSUES;
    throw validationFailed([
      ...error.issues.slice(0, MAX_ISSUES).map(({ line, column, detail }) => ({
        pointer: "#/file",
        detail: `line ${line}${column ? `, column ${column.number} (${column.name})` : ""}: ${detail}`,
      })),
      ...(hiddenCount > 0 ? [{ pointer: "#/file", detail: `and ${hiddenCount} more` }] : []),
    ]);
  }
}

import { hash } from "node:crypto";
import type { UploadedFile } from "@svc/operations";
import type { IncomingFile } from "@svc/service-kit/endpoints";

/** Reads into memory, because the content is not stored. */
export async function receiveBankFile(file: IncomingFile): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.bytes) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return {
    id: "",
    name: file.name,
    mediaType: "application/octet-stream",
    size: bytes.length,
    sha256: hash("sha256", bytes),
    bytes,
    discard: async () => {},
  };
}

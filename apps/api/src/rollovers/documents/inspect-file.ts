import { dependencyUnavailable, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { ScannerUnavailableError } from "./document-scanner.ts";
import { openFrames } from "./file-frames.ts";
import type { MediaType } from "./file-kind.ts";
import { requirePassivePdf } from "./pdf-actions.ts";

interface StoredUpload {
  id: string;
  key: Buffer;
  mediaType: MediaType;
}

/**
 * Rejects malware and PDFs with actions. Reads the file back in the organization's queue, so slow uploads hold neither memory nor scanner
 * connections.
 *
 * @throws UnknownFileKindError; Problem `file_infected`, `dependency_unavailable`
 */
export async function inspectFile(call: ApiCall, { id, key, mediaType }: StoredUpload): Promise<void> {
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

import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { abandonStaleUploads, abandonUpload, deleteFile, listFilesToDelete } from "./document-file-store.ts";
import type { FileStorage } from "./storage/file-storage.ts";

interface FilesContext {
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileStorage;
}

const ABANDONED_AFTER_MS = 60 * 60_000;
const BATCH_SIZE = 100;

/** Removes an incomplete upload. After an error, the worker removes it later. */
export async function removeFile(ctx: FilesContext, organizationId: string, id: string): Promise<void> {
  try {
    if (await abandonUpload(ctx.db, organizationId, id)) await removeBytes(ctx, id);
  } catch (error) {
    ctx.log.warn({ err: error, documentId: id }, "a file could not be removed");
  }
}

/** Deletes the bytes of abandoned and erased files. The next run retries failures. */
export async function cleanFiles(ctx: FilesContext): Promise<void> {
  await abandonStaleUploads(ctx.db, new Date(ctx.clock.now().getTime() - ABANDONED_AFTER_MS));
  let after = "";
  for (;;) {
    const ids = await listFilesToDelete(ctx.db, after, BATCH_SIZE);
    for (const id of ids) {
      await removeBytes(ctx, id).catch((error: unknown) =>
        ctx.log.warn({ err: error, documentId: id }, "a file could not be removed"),
      );
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH_SIZE) return;
    after = last;
  }
}

/** Deletes the row last, because it identifies the bytes. */
async function removeBytes({ db, files }: FilesContext, id: string): Promise<void> {
  await files.remove(id);
  await deleteFile(db, id);
}

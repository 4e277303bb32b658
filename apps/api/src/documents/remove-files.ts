import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { deleteFile, giveUpFile, giveUpUploads, listLeaving } from "./document-file-store.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** What removing files needs of the service. */
export interface FilesContext {
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileStorage;
}

/** A request has ended long before. */
const ABANDONED_AFTER_MS = 60 * 60_000;
const AT_ONCE = 100;

/**
 * Removes a file that no document came of. Where database or storage is away, the worker does it later: nobody waits for it.
 * Whether a transaction that is in doubt has kept the file, the database says.
 */
export async function removeFile(ctx: FilesContext, organizationId: string, id: string): Promise<void> {
  try {
    if (await giveUpFile(ctx.db, organizationId, id)) await removeBytes(ctx, id);
  } catch (error) {
    ctx.log.warn({ err: error, documentId: id }, "a file could not be removed yet");
  }
}

/**
 * Removes what is to go: the bytes of erased files, and uploads whose process is gone. One that cannot be removed is left for the
 * next time, and keeps none of the others.
 */
export async function cleanFiles(ctx: FilesContext): Promise<void> {
  await giveUpUploads(ctx.db, new Date(ctx.clock.now().getTime() - ABANDONED_AFTER_MS));
  let after = "";
  for (;;) {
    const ids = await listLeaving(ctx.db, after, AT_ONCE);
    for (const id of ids) {
      await removeBytes(ctx, id).catch((error: unknown) =>
        ctx.log.warn({ err: error, documentId: id }, "a file could not be removed yet"),
      );
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}

/** The row goes last: as long as it is there, the bytes are looked for. */
async function removeBytes({ db, files }: FilesContext, id: string): Promise<void> {
  await files.remove(id);
  await deleteFile(db, id);
}

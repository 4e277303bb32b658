import type { Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import { destroyKeysOf } from "./document-file-store.ts";

/**
 * Erases the files of these rollovers: their keys are destroyed with the transaction, so that nobody reads them any more; a worker
 * removes what the storage has of them.
 */
export async function eraseFiles(
  { jobs }: { jobs: JobSender },
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  if ((await destroyKeysOf(tx, organizationId, rolloverIds)) > 0) await jobs.send(tx, "documents.clean");
}

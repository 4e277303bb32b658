import type { Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import { destroyFileKeys } from "./document-file-store.ts";

/** Makes files unreadable. A worker deletes their bytes later. */
export async function eraseFiles(
  { jobs }: { jobs: JobSender },
  tx: Sql,
  { organizationId, rolloverIds }: { organizationId: string; rolloverIds: readonly string[] },
): Promise<void> {
  if ((await destroyFileKeys(tx, organizationId, rolloverIds)) > 0) await jobs.send(tx, "documents.clean");
}

import type { Sql } from "@svc/database";
import { eraseRecipientDigests } from "./filing-store.ts";

/** Erases the digests of names. The filed lines have no personal data. */
export async function eraseFiledNames(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await eraseRecipientDigests(tx, organizationId, accountId);
}

import type { Sql } from "@svc/database";
import { eraseRecipientDigests } from "./filing-store.ts";

/** Removes the digests of an account's name from filings. The filed lines have no personal data. */
export async function eraseFiledNames(tx: Sql, organizationId: string, accountId: string): Promise<void> {
  await eraseRecipientDigests(tx, organizationId, accountId);
}

import type { Sql } from "@svc/database";
import { eraseLetters } from "./letter-store.ts";

/** Erases the texts, so that the letters cannot be signed. `eraseFiles` erases the PDFs. */
export async function eraseLetterTexts(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  await eraseLetters(tx, organizationId, rolloverIds);
}

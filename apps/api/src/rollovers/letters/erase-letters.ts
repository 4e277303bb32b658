import type { Sql } from "@svc/database";
import { eraseLetters } from "./letter-store.ts";

/** Erases the texts of letters, so that they cannot be signed. `eraseFiles` erases their PDFs. */
export async function eraseLetterTexts(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  await eraseLetters(tx, organizationId, rolloverIds);
}

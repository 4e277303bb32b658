import type { Sql } from "@svc/database";
import { eraseLetters } from "./letter-store.ts";

/** Letters without texts cannot be signed. `eraseFiles` erases their PDFs. */
export async function eraseLetterTexts(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  await eraseLetters(tx, organizationId, rolloverIds);
}

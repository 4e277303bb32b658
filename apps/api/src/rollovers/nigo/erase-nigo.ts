import type { Sql } from "@svc/database";
import { eraseNigoTexts } from "./nigo-store.ts";

/** Erases the details and plan names of NIGO items. */
export async function eraseNigoItems(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  await eraseNigoTexts(tx, organizationId, rolloverIds);
}

import type { FieldCipher } from "@svc/accounts";
import type { Sql } from "@svc/database";
import type { OpenedDetails } from "./payment-details.ts";
import { findPaymentDetails } from "./payment-details-store.ts";
import { openDetails } from "./seal-details.ts";

/** Returns full account numbers. Accepts superseded details, because a directory cached for a minute can still refer to them. */
export async function readConfirmedDetails(
  { cipher }: { cipher: FieldCipher },
  db: Sql,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<OpenedDetails | null> {
  const row = await findPaymentDetails(db, organizationId, id);
  if (row === null || (row.status !== "confirmed" && row.status !== "superseded")) return null;
  return openDetails(cipher, row);
}

import type { Sql } from "@svc/database";
import type { TimelineActor } from "../context/actor.ts";
import { eraseFunds, lockErasableFunds } from "./store/erase-store.ts";
import { insertEntries } from "./store/incoming-funds-store.ts";
import { toEntry } from "./write-change.ts";

const ERASED_FIELDS = ["payerName", "payee", "memo", "accountNumber", "imageSha256", "note"];

/**
 * Erases personal data of money that was applied only to rollovers of erased participants. Amounts, days and references
 * remain, so that the books still agree with the bank's files.
 * @param rolloverIds all rollovers of the account, locked
 * @returns the IDs of the erased rows
 */
export async function eraseIncomingFunds(
  tx: Sql,
  {
    actor,
    requestId,
    at,
    organizationId,
    rolloverIds,
  }: {
    actor: TimelineActor;
    requestId: string | null;
    at: Date;
    organizationId: string;
    rolloverIds: readonly string[];
  },
): Promise<string[]> {
  if (rolloverIds.length === 0) return [];
  const ids = await lockErasableFunds(tx, organizationId, rolloverIds);
  if (ids.length === 0) return [];
  const rows = await eraseFunds(tx, { organizationId, ids, at });
  const writer = { principal: { actor }, requestId };
  await insertEntries(
    tx,
    rows.map((row) =>
      toEntry(writer, { ...row, organizationId }, { type: "erased", at, data: { fields: ERASED_FIELDS } }),
    ),
  );
  return ids;
}

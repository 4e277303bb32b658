import { type EventInput, recordEvents, type Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { OPERATOR } from "../context/actor.ts";
import { readOrganizationClock } from "../people/organizations/organization-clock.ts";
import { listUnappliedFromCustodian } from "./store/custodian-funds-store.ts";
import { lockIncomingFunds } from "./store/incoming-funds-store.ts";
import { writeFundsChange } from "./write-change.ts";

/** Re-exported, because other areas must not import stores. */
export const listFundsToRepoint = listUnappliedFromCustodian;

const UNAPPLIED: readonly string[] = ["unmatched", "suspense"];

/**
 * Replaces the custodian of unapplied money. Applied and returned money keeps its custodian.
 * @returns false if the custodian or status has changed in the meantime
 */
export async function repointFunds(
  ctx: { environment: Environment; clock: Clock },
  tx: Sql,
  {
    organizationId,
    id,
    from,
    to,
    isDryRun,
  }: { organizationId: string; id: string; from: { id: string }; to: { id: string }; isDryRun: boolean },
): Promise<boolean> {
  const before = await lockIncomingFunds(tx, organizationId, id);
  if (before?.custodianId !== from.id || !UNAPPLIED.includes(before.status)) return false;
  if (isDryRun) return true;
  const at = await readOrganizationClock(ctx, tx, organizationId);
  const events: EventInput[] = [];
  const emitEvent = (event: Pick<EventInput, "type" | "data">) =>
    void events.push({ organizationId, at, ...event });
  await writeFundsChange({ tx, principal: { actor: OPERATOR }, requestId: null, emitEvent }, before, {
    type: "updated",
    at,
    columns: { custodianId: to.id },
    data: { fields: ["custodianId"], from: from.id, to: to.id },
  });
  await recordEvents(tx, events);
  return true;
}

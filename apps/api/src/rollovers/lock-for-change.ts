import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { type Clock, notFound } from "@svc/service-kit";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { lockOtherDistributions } from "./other-distributions.ts";
import type { Rollover } from "./rollover.ts";
import { lockRollover } from "./rollover-store.ts";
import type { WorkflowWorld } from "./workflow/guards.ts";
import { toWorld } from "./workflow/world.ts";

/**
 * Locks a rollover until the transaction ends, with what the workflow has to be told of the world.
 *
 * @param directory read before the transaction: one that has to be read again needs a connection, and those may all be
 *   held by transactions that wait for each other
 * @param given `now` on the organization's clock, read there unless it is given; and when the saver received the money
 *   that is being recorded
 * @throws Problem `not_found`
 */
export async function lockForChange(
  ctx: { environment: Environment; clock: Clock },
  tx: Sql,
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
  directory: CustodianDirectory,
  given: { now?: Date | undefined; receivedOn?: string | undefined } = {},
): Promise<{ rollover: Rollover; world: WorkflowWorld }> {
  const rollover = await lockRollover(tx, organizationId, rolloverId);
  if (!rollover) throw notFound("rollover");
  const world = toWorld(rollover, {
    directory,
    now: given.now ?? (await readOrganizationClock(ctx, tx, organizationId)),
    receivedOn: given.receivedOn,
    otherDistributions: await lockOtherDistributions(tx, rollover),
  });
  return { rollover, world };
}

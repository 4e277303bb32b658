import type { CustodianDirectory } from "@svc/custodians";
import type { Transaction } from "@svc/database";
import type { Environment } from "@svc/keys";
import { type Clock, notFound } from "@svc/service-kit";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { lockOtherDistribution } from "./other-distribution.ts";
import type { Rollover } from "./rollover.ts";
import { lockRollover } from "./rollover-store.ts";
import type { WorkflowWorld } from "./workflow/guards.ts";
import { toWorld } from "./workflow/world.ts";

/**
 * Locks a rollover until the transaction ends, with what the workflow has to be told of the world.
 *
 * @param directory read before the transaction: one that has to be read again needs a connection, and those may all be
 *   held by transactions that wait for each other
 * @param now on the organization's clock; read there unless it is given
 * @throws Problem `not_found`
 */
export async function lockForChange(
  ctx: { environment: Environment; clock: Clock },
  tx: Transaction,
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
  directory: CustodianDirectory,
  now?: Date,
): Promise<{ rollover: Rollover; world: WorkflowWorld }> {
  const rollover = await lockRollover(tx, organizationId, rolloverId);
  if (!rollover) throw notFound("rollover");
  const world = toWorld(rollover, {
    directory,
    now: now ?? (await readOrganizationClock(ctx, tx, organizationId)),
    otherDistributionOn: await lockOtherDistribution(tx, rollover),
  });
  return { rollover, world };
}

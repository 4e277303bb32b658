import type { CustodianDirectory } from "@svc/custodians";
import { notFound, Problem } from "@svc/service-kit";
import type { ApiChange } from "../../declare.ts";
import { readOrganizationTime } from "../../organizations/organization-clock.ts";
import { lockForChange } from "../lock-for-change.ts";
import { consentReferenceOf, type ParsedAction, performAction } from "../perform-action.ts";
import type { Rollover } from "../rollover.ts";
import { isTerminal } from "../workflow/transitions.ts";
import { atDestination } from "./at-destination.ts";
import type { Distribution, DistributionState } from "./distribution.ts";
import {
  findDistribution,
  lockDistribution,
  lockRolloversById,
  updateDistribution,
} from "./distribution-store.ts";

export interface WholeAction extends ParsedAction {
  /** Allowed states of the distribution. */
  from: readonly DistributionState[];
  to: DistributionState;
  /** Skips rollovers that have already ended, instead of failing. */
  skipsEnded: boolean;
}

/**
 * Applies an action to all rollovers of a distribution, or to none. Locks the rollovers by ID first and then the distribution. Concurrent
 * changes of single rollovers wait for these locks.
 *
 * @throws Problem `not_found` or `invalid_transition`, or AtDestination
 */
export async function changeDistribution(
  call: ApiChange,
  distributionId: string,
  { from, to, skipsEnded, ...asked }: WholeAction,
  directory: CustodianDirectory,
): Promise<{ distribution: Distribution; rollovers: Map<string, Rollover> }> {
  const { tx, principal } = call;
  const { organizationId, actor } = principal;
  const seen = await findDistribution(tx, organizationId, distributionId);
  if (!seen) throw notFound("distribution");
  const inOrder = await lockRolloversById(tx, organizationId, seen.rolloverIds);
  const before = await lockDistribution(tx, organizationId, distributionId);
  if (!before) throw notFound("distribution");
  const { state } = before;
  if (!from.includes(state))
    throw impossible(`${asked.action} is not allowed for a distribution that is ${state}.`, state);
  const rollovers = new Map<string, Rollover>();
  let changed = 0;
  for (const rolloverId of inOrder) {
    await atDestination(before.rolloverIds.indexOf(rolloverId), async () => {
      const given = { consentReference: consentReferenceOf(asked) };
      const place = { organizationId, rolloverId };
      const { rollover, context } = await lockForChange(call, tx, place, directory, given);
      const isOver = isTerminal(rollover.state) && rollover.state !== "completed";
      const isSkipped = skipsEnded && isOver;
      if (!isSkipped) changed += 1;
      const after = isSkipped ? rollover : await performAction(call, tx, rollover, asked, context, actor);
      rollovers.set(rolloverId, after);
    });
  }
  if (changed === 0) throw impossible("All rollovers of this distribution have ended.", state);
  const { now } = await readOrganizationTime(call, tx, organizationId);
  const changes = { state: to, version: before.version + 1, updatedAt: now };
  await updateDistribution(tx, distributionId, changes);
  return { distribution: { ...before, ...changes }, rollovers };
}

function impossible(detail: string, state: DistributionState): Problem {
  return new Problem("invalid_transition", detail, { extensions: { state } });
}

import type { CustodianDirectory } from "@svc/custodians";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { getConsentReference, type ParsedAction, performAction } from "../actions/perform-action.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import type { Distribution, DistributionState } from "../store/distribution.ts";
import {
  findDistribution,
  lockDistribution,
  lockRolloversById,
  updateDistribution,
} from "../store/distribution-store.ts";
import { attributeToDestination } from "./destination-error.ts";

interface DistributionAction extends ParsedAction {
  allowedStates: readonly DistributionState[];
  nextState: DistributionState;
  /** True to skip rollovers that ended without completion, instead of failing. */
  skipsEnded: boolean;
}

/**
 * Changes all rollovers or none. Locks them in order of ID, then the distribution.
 * @throws Problem `not_found` or `invalid_transition`, or DestinationError
 */
export async function changeDistribution(
  call: ApiChange,
  distributionId: string,
  {
    action: { allowedStates, nextState, skipsEnded, ...parsedAction },
    directory,
  }: { action: DistributionAction; directory: CustodianDirectory },
): Promise<{ distribution: Distribution; rollovers: Map<string, Rollover> }> {
  const { tx, principal } = call;
  const { organizationId, actor } = principal;
  const unlocked = await findDistribution(tx, organizationId, distributionId);
  if (!unlocked) throw notFound("distribution");
  const lockedIds = await lockRolloversById(tx, organizationId, unlocked.rolloverIds);
  const before = await lockDistribution(tx, organizationId, distributionId);
  if (!before) throw notFound("distribution");
  const { state } = before;
  if (!allowedStates.includes(state))
    throw createInvalidTransition(
      `${parsedAction.action} is not allowed for a distribution that is ${state}.`,
      state,
    );
  const rollovers = new Map<string, Rollover>();
  let changedCount = 0;
  for (const rolloverId of lockedIds) {
    await attributeToDestination(before.rolloverIds.indexOf(rolloverId), async () => {
      const { rollover, context } = await lockForChange(call, tx, {
        organizationId,
        rolloverId,
        directory,
        consentReference: getConsentReference(parsedAction),
      });
      const isEnded = isTerminal(rollover.state) && rollover.state !== "completed";
      const isSkipped = skipsEnded && isEnded;
      if (!isSkipped) changedCount += 1;
      const result = isSkipped
        ? rollover
        : await performAction(call, tx, { before: rollover, parsedAction, context, actor });
      rollovers.set(rolloverId, result);
    });
  }
  if (changedCount === 0)
    throw createInvalidTransition("All rollovers of this distribution have ended.", state);
  const { now } = await readOrganizationTime(call, tx, organizationId);
  const changes = { state: nextState, version: before.version + 1, updatedAt: now };
  await updateDistribution(tx, distributionId, changes);
  return { distribution: { ...before, ...changes }, rollovers };
}

function createInvalidTransition(detail: string, state: DistributionState): Problem {
  return new Problem("invalid_transition", detail, { extensions: { state } });
}

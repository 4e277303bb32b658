import type { CustodianDirectory } from "@svc/custodians";
import { findClearMatch } from "@svc/rollover-rules/incoming/score-match";
import { Problem } from "@svc/service-kit/errors";
import type { TimelineActor } from "../context/actor.ts";
import { applyFunds } from "./apply-funds.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { suggestRollovers } from "./suggest-rollovers.ts";
import type { FundsCall } from "./write-change.ts";

const TIMER: TimelineActor = { type: "timer", id: null };
/** Points by which the suggestion must exceed all others. */
const MARGIN = 15;

/**
 * Applies unmatched money to its only clear suggestion.
 * @returns null if no suggestion is clear or the rollover does not accept the money
 */
export async function autoApply(
  call: FundsCall,
  funds: IncomingFunds,
  { threshold, directory }: { threshold: number; directory: CustodianDirectory },
): Promise<IncomingFunds | null> {
  if (funds.status !== "unmatched" || funds.duplicateOf !== null) return null;
  const suggestions = await suggestRollovers(call, call.tx, funds);
  const match = findClearMatch(suggestions, { threshold, margin: MARGIN });
  const certainSuggestions = suggestions.filter(({ score }) => score >= threshold);
  if (!match || certainSuggestions.length !== 1 || !certainSuggestions[0]?.canApply) return null;
  const { rolloverId, transferId, score } = match;
  const request = {
    allocations: null,
    rolloverId,
    ...(transferId === null ? {} : { transferId }),
    params: {},
    rule: { score, threshold },
  };
  const { organizationId } = call.principal;
  const callAsTimer = { ...call, principal: { organizationId, actor: TIMER }, ifMatch: null };
  try {
    return await applyFunds(callAsTimer, funds.id, { request, directory });
  } catch (error) {
    // These errors precede any write, so the transaction is still usable.
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}

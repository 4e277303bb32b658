import type { KeyObject } from "node:crypto";
import type { Transaction } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { Rollover } from "./rollover.ts";
import { planHistory, writeTogether } from "./rollover-history.ts";
import { lockRolloversOf, writeErasure } from "./rollover-store.ts";
import type { TimelineActor } from "./timeline-chain.ts";
import { isTerminal } from "./workflow/transitions.ts";

const MAX_NAMED = 20;
/** Statements for each rollover would take a transaction of a thousand past its time. */
const WRITTEN_AT_ONCE = 500;

/**
 * Erases what an account's rollovers hold of the saver: account numbers, plan names, metadata, and the names of papers.
 * States, amounts and the rollovers' own external ids stay for reconciliation, and each timeline says what was erased.
 *
 * The transaction holds the account's lock, so that no rollover is added meanwhile.
 *
 * @returns the ids of the account's rollovers
 * @throws Problem `invalid_transition` while one of them is open, naming up to 20 that are
 */
export async function erasePersonalData(
  ctx: { chainKey: KeyObject },
  tx: Transaction,
  organizationId: string,
  accountId: string,
  actor: TimelineActor,
  at: Date,
): Promise<string[]> {
  const rollovers = await lockRolloversOf(tx, organizationId, accountId);
  requireAllEnded(rollovers);
  for (let start = 0; start < rollovers.length; start += WRITTEN_AT_ONCE) {
    const erased = rollovers.slice(start, start + WRITTEN_AT_ONCE).map((rollover) => ({
      id: rollover.id,
      history: planHistory(ctx.chainKey, rollover, rollover, {
        type: "rollover.updated",
        at,
        actor,
        action: null,
        fromState: rollover.state,
        toState: rollover.state,
        reason: "account erased",
        data: { fields: fieldsToErase(rollover) },
      }),
    }));
    await writeTogether(
      tx,
      erased.map(({ history }) => history),
    );
    await writeErasure(
      tx,
      erased.map(({ id, history }) => ({ id, heads: history.heads })),
      at,
    );
  }
  return rollovers.map(({ id }) => id);
}

function requireAllEnded(rollovers: readonly Rollover[]): void {
  const open = rollovers.filter(({ state }) => !isTerminal(state)).map(({ id }) => id);
  if (open.length === 0) return;
  const what = open.length === 1 ? "A rollover of this account is" : "Rollovers of this account are";
  throw new Problem("invalid_transition", `${what} still open; see openRollovers.`, {
    extensions: { openRollovers: open.slice(0, MAX_NAMED) },
  });
}

/** As the timeline names them: what the rollover has of what is erased. */
function fieldsToErase(rollover: Rollover): string[] {
  const { sourcePlanName, destinationPlanName, metadata, documents } = rollover;
  return [
    "source.accountNumber",
    ...(sourcePlanName === null ? [] : ["source.planName"]),
    "destination.accountNumber",
    ...(destinationPlanName === null ? [] : ["destination.planName"]),
    ...(Object.keys(metadata).length === 0 ? [] : ["metadata"]),
    ...(documents.length === 0 ? [] : ["documents"]),
  ];
}

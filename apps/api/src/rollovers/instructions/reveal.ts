import { type Account, getAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { LocalTime } from "@svc/rollover-rules/deadlines/days";
import type { LockedRollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall, ApiChange } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { requireSecondPerson, type UsedApproval } from "../../people/second-person/require-second-person.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { readRollover } from "../store/read-rollover.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";

/** Data that is read before the transaction. */
export interface RevealFacts {
  account: Account;
  directory: CustodianDirectory;
}

/** @throws Problem `not_found` */
export async function readRevealFacts(call: ApiCall, rolloverId: string): Promise<RevealFacts> {
  const { accountId } = await readRollover(call, rolloverId);
  return {
    account: await getAccount(call, call.principal.organizationId, accountId),
    directory: await call.custodians.get(),
  };
}

/**
 * Locks the rollover and verifies its account numbers against the timeline.
 * @throws Problem `not_found`, `history_mismatch`, `second_person_required`, or `invalid_transition` for an erased
 * participant
 */
export async function lockForReveal(
  call: ApiChange,
  rolloverId: string,
  { account, directory }: RevealFacts,
): Promise<{ rollover: VerifiedRollover; time: LocalTime; approval: UsedApproval | null }> {
  const { organizationId } = call.principal;
  const rollover = await lockVerifiedRollover(call, call.tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  requireRevealable(rollover);
  const approval = await requireSecondPerson(call, call.tx, {
    action: "reveal",
    rolloverId,
    subject: { rollover, account, directory },
  });
  return { rollover, time: await readOrganizationTime(call, call.tx, organizationId), approval };
}

export function requireRevealable(rollover: LockedRollover): void {
  if (!isErasedRollover(rollover)) return;
  const detail = "The participant's data was erased, including the account numbers of this rollover.";
  throw new Problem("invalid_transition", detail, { extensions: { state: rollover.state } });
}

interface Reveal {
  type: "rollover.instructions_revealed" | "rollover.self_certification_revealed";
  at: Date;
  approval: UsedApproval | null;
}

/** Adds a timeline entry and an event. Keeps the rollover's version. */
export async function recordReveal(
  call: ApiChange,
  rollover: VerifiedRollover,
  { type, at, approval }: Reveal,
): Promise<void> {
  const { actor } = call.principal;
  const eventDetails = { revealedBy: { type: actor.type, id: actor.id } };
  const event = { type, at, actor, data: { ...approval }, eventDetails };
  await recordRolloverEvent(call, call.tx, { rollover, event });
}

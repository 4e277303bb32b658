import { type Account, getAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import { notFound, Problem } from "@svc/service-kit";
import { requireSecondPerson, type UsedApproval } from "../../approvals/require-second-person.ts";
import type { ApiCall, ApiChange } from "../../declare.ts";
import { readOrganizationTime } from "../../organizations/organization-clock.ts";
import { isErasedRollover } from "../erase-personal-data.ts";
import { lockHeldRollover } from "../lock-for-change.ts";
import { readRollover } from "../read-rollover.ts";
import type { HeldRollover } from "../rollover.ts";
import { planHistory, writeChanged } from "../rollover-history.ts";
import type { LocalTime } from "../workflow/days.ts";

/** What is read before what a rollover hides is shown. */
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
 * Locks a rollover whose account numbers are to be shown, and holds it against its history: money goes by what is printed, and
 * a number that somebody put into the database is not printed.
 *
 * @returns also the approval by which it is shown, where the organization needs a second person for that
 * @throws Problem `not_found`; `history_mismatch`; `invalid_transition` once its participant is erased;
 *   `second_person_required`
 */
export async function lockToReveal(
  call: ApiChange,
  rolloverId: string,
  { account, directory }: RevealFacts,
): Promise<{ rollover: HeldRollover; time: LocalTime; approval: UsedApproval | null }> {
  const { organizationId } = call.principal;
  const rollover = await lockHeldRollover(call, call.tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  requireToReveal(rollover);
  const approval = await requireSecondPerson(call, call.tx, {
    action: "reveal",
    rolloverId,
    thing: { rollover, account, directory },
  });
  return { rollover, time: await readOrganizationTime(call, call.tx, organizationId), approval };
}

/** @throws Problem `invalid_transition` once the participant is erased */
export function requireToReveal(rollover: HeldRollover): void {
  if (!isErasedRollover(rollover)) return;
  const detail = "The participant of this rollover was erased: its account numbers are gone.";
  throw new Problem("invalid_transition", detail, { extensions: { state: rollover.state } });
}

interface Reveal {
  type: "rollover.instructions_revealed" | "rollover.self_certification_revealed";
  at: Date;
  approval: UsedApproval | null;
}

/**
 * Writes down that somebody was shown what a rollover hides: an entry of its timeline, and an event that names the key. The
 * rollover's version stays, as nothing of it has changed.
 */
export async function recordReveal(
  call: ApiChange,
  rollover: HeldRollover,
  { type, at, approval }: Reveal,
): Promise<void> {
  const { actor } = call.principal;
  const history = planHistory(call, rollover, {
    type,
    at,
    actor,
    action: null,
    fromState: rollover.state,
    toState: rollover.state,
    reason: null,
    data: approval ? { ...approval } : {},
    eventDetails: { revealedBy: { type: actor.type, id: actor.id } },
  });
  await writeChanged(call.tx, call.chainKeys, history, {});
}

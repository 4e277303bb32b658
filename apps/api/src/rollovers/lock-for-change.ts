import { type AccountSecrets, openBirthDate } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { type Clock, notFound } from "@svc/service-kit";
import type { SecondPersonAction } from "../approvals/approval.ts";
import { findConsentNamed } from "../consents/read-consent.ts";
import { readOrganizationTime } from "../organizations/organization-clock.ts";
import { type HistoryContext, holdAgainstHistory } from "./history/held-history.ts";
import { lockOtherDistributions } from "./other-distributions.ts";
import type { HeldRollover } from "./rollover.ts";
import { lockRollover } from "./rollover-store.ts";
import type { WorkflowContext } from "./workflow/guards.ts";
import { type RecordedPayment, toWorkflowContext } from "./workflow/workflow-context.ts";

/**
 * Locks a rollover until the transaction ends, and holds it against its history.
 *
 * @returns null when the organization has none with this id
 * @throws Problem `history_mismatch`
 */
export async function lockHeldRollover(
  ctx: HistoryContext,
  tx: Sql,
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
): Promise<HeldRollover | null> {
  const locked = await lockRollover(tx, organizationId, rolloverId);
  if (!locked) return null;
  const [held] = await holdAgainstHistory(ctx, tx, organizationId, [locked]);
  return held ?? null;
}

/**
 * Locks a rollover until the transaction ends, as `lockHeldRollover`, with what the workflow has to be told besides.
 *
 * @param directory read before the transaction: one that has to be read again needs a connection, and those may all be
 *   held by transactions that wait for each other
 * @param given `now` on the organization's clock, read there unless it is given; the money that is being recorded; and where
 *   the participant's consent is kept
 * @throws Problem `not_found`; `history_mismatch`
 */
export async function lockForChange(
  ctx: HistoryContext & AccountSecrets & { environment: Environment; clock: Clock },
  tx: Sql,
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
  directory: CustodianDirectory,
  given: {
    now?: Date | undefined;
    payment?: RecordedPayment | undefined;
    consentReference?: string | undefined;
  } = {},
): Promise<{
  rollover: HeldRollover;
  context: WorkflowContext;
  /** What the organization needs a second person for. */
  secondPerson: readonly SecondPersonAction[];
}> {
  const rollover = await lockHeldRollover(ctx, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  const { secondPerson, ...time } = await readOrganizationTime(ctx, tx, organizationId);
  const context = toWorkflowContext(rollover, {
    directory,
    time: given.now ? { ...time, now: given.now } : time,
    payment: given.payment,
    consent: await findConsentNamed(tx, organizationId, given.consentReference),
    birthDate: openBirthDate(ctx.cipher, rollover),
    otherDistributions: await lockOtherDistributions(tx, ctx, rollover),
  });
  return { rollover, context, secondPerson };
}

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
 * Locks a rollover until the transaction ends, and verifies it against its history.
 *
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
 * Like `lockHeldRollover`, and also reads what the workflow needs.
 *
 * @param directory read before the transaction: a refresh needs a second connection, and every connection may be held by
 *   transactions waiting for each other
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

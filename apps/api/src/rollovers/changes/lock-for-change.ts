import { type AccountSecrets, decryptBirthDate } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { type RecordedPayment, toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import type { Clock } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import { findReferencedConsent } from "../../accounts-and-consents/consents/consent-reference.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import type { SecondPersonAction } from "../../people/second-person/approval.ts";
import { lockOtherDistributions } from "../store/other-distributions.ts";
import { lockRollover } from "../store/rollover-store.ts";
import { type TimelineContext, verifyAgainstTimeline } from "../timeline/verify-against-timeline.ts";

/** @throws Problem `history_mismatch` if the rollover does not match its timeline */
export async function lockVerifiedRollover(
  ctx: TimelineContext,
  tx: Sql,
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
): Promise<VerifiedRollover | null> {
  const locked = await lockRollover(tx, organizationId, rolloverId);
  if (!locked) return null;
  const [verified] = await verifyAgainstTimeline(ctx, tx, { organizationId, rollovers: [locked] });
  return verified ?? null;
}

interface ChangeLock {
  organizationId: string;
  rolloverId: string;
  /** Must be read before the transaction: a refresh needs a second connection, and could deadlock. */
  directory: CustodianDirectory;
  /** Replaces the current time of the organization's clock. */
  now?: Date | undefined;
  payment?: RecordedPayment | undefined;
  consentReference?: string | undefined;
}

/**
 * Locks and verifies the rollover.
 * @throws Problem `not_found`; `history_mismatch`
 */
export async function lockForChange(
  ctx: TimelineContext & AccountSecrets & { environment: Environment; clock: Clock },
  tx: Sql,
  { organizationId, rolloverId, directory, now, payment, consentReference }: ChangeLock,
): Promise<{
  rollover: VerifiedRollover;
  context: WorkflowContext;
  /** Actions that need a second person by the organization's settings. */
  secondPerson: readonly SecondPersonAction[];
}> {
  const rollover = await lockVerifiedRollover(ctx, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  const { secondPerson, ...time } = await readOrganizationTime(ctx, tx, organizationId);
  const context = toWorkflowContext(rollover, {
    directory,
    time: now ? { ...time, now } : time,
    payment,
    consent: await findReferencedConsent(tx, organizationId, consentReference),
    birthDate: decryptBirthDate(ctx.cipher, rollover),
    otherDistributions: await lockOtherDistributions(tx, ctx, rollover),
  });
  return { rollover, context, secondPerson };
}

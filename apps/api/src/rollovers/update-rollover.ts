import { getAccount } from "@svc/accounts";
import {
  notFound,
  type Principal,
  Problem,
  requireScope,
  requireVersion,
  validationFailed,
} from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { sealAccountNumber } from "./account-number.ts";
import { deliveryMethodsOf } from "./eligibility.ts";
import { evaluateRollover, requirePermitted } from "./evaluate-rollover.ts";
import { lockHeldRollover } from "./lock-for-change.ts";
import { findOtherDistributions } from "./other-distributions.ts";
import type { Rollover } from "./rollover.ts";
import { planHistory, writeChanged } from "./rollover-history.ts";
import type { RolloverPatch } from "./rollover-patch.ts";
import { findRollover } from "./rollover-store.ts";
import { evaluateTaxTreatment } from "./tax-treatment.ts";
import { dayOf } from "./workflow/days.ts";
import { toSides } from "./workflow/workflow-context.ts";

/**
 * Changes a draft. What is not named stays, `null` clears, attestations are added to those that are there, and metadata
 * is replaced. The rules are asked anew.
 *
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` once it is no draft; `validation_failed` for a
 *   delivery method that does not fit; `rollover_not_permitted`; `duplicate_rollover`; `history_mismatch`
 */
export async function updateRollover(
  ctx: ApiContext,
  principal: Principal,
  rolloverId: string,
  patch: RolloverPatch,
  ifMatch: string | null,
  transact: Transact<Rollover>,
): Promise<Rollover> {
  requireScope(principal, "rollovers:write");
  const { organizationId } = principal;
  // Before the transaction, which holds one connection and must not wait for a second. Whose it is never changes.
  const seen = await findRollover(ctx.db, organizationId, rolloverId);
  if (!seen) throw notFound("rollover");
  const { dateOfBirth: birthDate } = await getAccount(ctx, organizationId, seen.accountId);
  return transact(async (tx) => {
    const before = await lockHeldRollover(ctx, tx, { organizationId, rolloverId });
    if (!before) throw notFound("rollover");
    requireVersion(before, ifMatch);
    requireDraft(before);
    const at = await readOrganizationClock(ctx, tx, organizationId);
    const today = dayOf(at);
    const otherDistributions = await findOtherDistributions(tx, before);
    const next = merge(before, patch);
    requireFittingDelivery(next);
    const changes = {
      ...columnsOf(ctx, before, patch, next),
      eligibility: requirePermitted(
        evaluateRollover({ ...next, ...toSides(next), otherDistributions }, today),
      ),
      taxTreatment: evaluateTaxTreatment({
        type: next.type,
        source: next.sourceAccountType,
        destination: next.destinationAccountType,
        birthDate,
        today,
      }),
      version: before.version + 1,
      updatedAt: at,
    };
    const history = planHistory(
      ctx.chainKey,
      { ...before, ...changes },
      {
        type: "rollover.updated",
        at,
        actor: principal.actor,
        action: null,
        fromState: before.state,
        toState: before.state,
        reason: null,
        // The names of what changed alone: values may be personal.
        data: { fields: namesOf(patch) },
      },
    );
    return writeChanged(tx, ctx.chainKey, history, changes);
  });
}

function requireDraft({ state }: Rollover): void {
  if (state === "draft") return;
  throw new Problem(
    "invalid_transition",
    `A rollover in state ${state} cannot be changed; only a draft can.`,
    {
      extensions: { state },
    },
  );
}

function requireFittingDelivery({ type, deliveryMethod }: Rollover): void {
  const methods = deliveryMethodsOf(type);
  if (methods.includes(deliveryMethod)) return;
  const detail = `must be one of ${methods.join(", ")} for a ${type} rollover`;
  throw validationFailed([{ pointer: "#/deliveryMethod", detail }]);
}

/** What was named replaces what is there. */
function merge(before: Rollover, patch: RolloverPatch): Rollover {
  const keep = <T>(patched: T | undefined, kept: T): T => (patched === undefined ? kept : patched);
  const { source = {}, destination = {}, amount } = patch;
  return {
    ...before,
    sourcePlanName: keep(source.planName, before.sourcePlanName),
    sourceFirstContributionDate: keep(source.firstContributionDate, before.sourceFirstContributionDate),
    destinationPlanName: keep(destination.planName, before.destinationPlanName),
    destinationFirstContributionDate: keep(
      destination.firstContributionDate,
      before.destinationFirstContributionDate,
    ),
    amountKind: amount?.kind ?? before.amountKind,
    amountRequested: amount ? (amount.kind === "partial" ? amount.requested : null) : before.amountRequested,
    deliveryMethod: patch.deliveryMethod ?? before.deliveryMethod,
    attestations: { ...before.attestations, ...patch.attestations },
    externalId: keep(patch.externalId, before.externalId),
    metadata: patch.metadata ?? before.metadata,
  };
}

function columnsOf(
  ctx: ApiContext,
  before: Rollover,
  patch: RolloverPatch,
  next: Rollover,
): Partial<Rollover> {
  const seal = (side: "source" | "destination") => {
    const number = patch[side]?.accountNumber;
    if (number === undefined) return {};
    const { organizationId, id: rolloverId } = before;
    const sealed = sealAccountNumber(ctx, { organizationId, rolloverId, side }, number);
    return {
      [`${side}AccountNumberCiphertext`]: sealed.ciphertext,
      [`${side}AccountNumberIndex`]: sealed.index,
      [`${side}AccountNumberMask`]: sealed.mask,
    };
  };
  return {
    ...seal("source"),
    ...seal("destination"),
    sourcePlanName: next.sourcePlanName,
    sourceFirstContributionDate: next.sourceFirstContributionDate,
    destinationPlanName: next.destinationPlanName,
    destinationFirstContributionDate: next.destinationFirstContributionDate,
    amountKind: next.amountKind,
    amountRequested: next.amountRequested,
    deliveryMethod: next.deliveryMethod,
    attestations: next.attestations,
    externalId: next.externalId,
    metadata: next.metadata,
  };
}

/** `["amount", "source.accountNumber"]`: the names of what a patch holds. */
function namesOf(patch: RolloverPatch): string[] {
  return Object.entries(patch).flatMap(([name, value]) =>
    name === "source" || name === "destination"
      ? Object.keys(value as object).map((member) => `${name}.${member}`)
      : [name],
  );
}

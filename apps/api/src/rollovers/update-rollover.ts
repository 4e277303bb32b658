import { getAccount } from "@svc/accounts";
import type { Prisma } from "@svc/database";
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
import { judgeRollover, requirePermitted } from "./judge-rollover.ts";
import { findOtherDistribution } from "./other-distribution.ts";
import type { Rollover } from "./rollover.ts";
import { planHistory } from "./rollover-history.ts";
import type { RolloverPatch } from "./rollover-patch.ts";
import { findRollover, lockRollover, toJson, updateRollover as writeRollover } from "./rollover-store.ts";
import { judgeTaxTreatment } from "./tax-treatment.ts";
import { dayOf } from "./workflow/days.ts";
import { toSides } from "./workflow/world.ts";

/**
 * Changes a draft. What is not named stays, `null` clears, attestations are added to those that are there, and metadata
 * is replaced. The rules are asked anew.
 *
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` once it is no draft; `validation_failed` for a
 *   delivery method that does not fit; `rollover_not_permitted`; `duplicate_rollover`
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
    const before = await lockRollover(tx, organizationId, rolloverId);
    if (!before) throw notFound("rollover");
    requireVersion(before, ifMatch);
    requireDraft(before);
    const at = await readOrganizationClock(ctx, tx, organizationId);
    const today = dayOf(at);
    const otherDistributionOn = await findOtherDistribution(tx, before);
    const next = merge(before, patch);
    requireFittingDelivery(next);
    const history = planHistory(ctx.chainKey, before, before, {
      type: "rollover.updated",
      at,
      actor: principal.actor,
      action: null,
      fromState: before.state,
      toState: before.state,
      reason: null,
      // The names of what changed alone: values may be personal.
      data: { fields: namesOf(patch) },
    });
    await history.write(tx);
    return writeRollover(tx, rolloverId, {
      ...history.heads,
      ...columnsOf(ctx, before, patch, next),
      eligibility: toJson(
        requirePermitted(judgeRollover({ ...next, ...toSides(next), otherDistributionOn }, today)),
      ),
      taxTreatment: toJson(
        judgeTaxTreatment({
          type: next.type,
          source: next.sourceAccountType,
          destination: next.destinationAccountType,
          birthDate,
          today,
        }),
      ),
      version: before.version + 1,
      updatedAt: at,
    });
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
): Prisma.RolloverUncheckedUpdateInput {
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
  const toDate = (day: string | null) => (day === null ? null : new Date(day));
  return {
    ...seal("source"),
    ...seal("destination"),
    sourcePlanName: next.sourcePlanName,
    sourceFirstContributionDate: toDate(next.sourceFirstContributionDate),
    destinationPlanName: next.destinationPlanName,
    destinationFirstContributionDate: toDate(next.destinationFirstContributionDate),
    amountKind: next.amountKind,
    amountRequested: next.amountRequested,
    deliveryMethod: next.deliveryMethod,
    attestations: toJson(next.attestations),
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

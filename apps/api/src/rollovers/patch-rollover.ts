import { getAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { notFound, Problem, requireVersion, validationFailed } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { ApiCall } from "../declare.ts";
import { readOrganizationTime } from "../organizations/organization-clock.ts";
import { accountNumberIndexes, sealAccountNumber } from "./account-number.ts";
import { toAssets } from "./assets/asset-fields.ts";
import { requireFittingAssets } from "./assets/require-assets.ts";
import { requireNoOther } from "./duplicate-rollover.ts";
import { evaluateRollover, requirePermitted } from "./evaluate-rollover.ts";
import { lockHeldRollover } from "./lock-for-change.ts";
import { requireMoneySources } from "./money-sources/require-money-sources.ts";
import { findOtherDistributions } from "./other-distributions.ts";
import { readRollover } from "./read-rollover.ts";
import type { HeldRollover, Rollover } from "./rollover.ts";
import { deliveryFault } from "./rollover-input.ts";
import { CHANGEABLE_ALWAYS, type RolloverPatch } from "./rollover-patch.ts";
import { deliveryMethodsOf } from "./rules/delivery-methods.ts";
import { evaluateTaxTreatment } from "./tax/tax-treatment.ts";
import { todayOf } from "./workflow/days.ts";
import { toSides, toTaxFacts } from "./workflow/workflow-context.ts";
import { requireChangeable, writeUpdate } from "./write-update.ts";

export interface PatchFacts {
  /** Safe to read before the lock, because a rollover's participant never changes. */
  birthDate: string | null;
  directory: CustodianDirectory;
}

export async function readPatchFacts(call: ApiCall, rolloverId: string): Promise<PatchFacts> {
  const { accountId } = await readRollover(call, rolloverId);
  const { dateOfBirth } = await getAccount(call, call.principal.organizationId, accountId);
  return { birthDate: dateOfBirth, directory: await call.custodians.get() };
}

/**
 * Updates a draft, or in any state the fields that no rule depends on. Attestations are merged; metadata and tags are
 * replaced. Changes to a draft evaluate the rules again.
 *
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition`; `validation_failed`; `rollover_not_permitted`;
 *   `duplicate_rollover`; `history_mismatch`
 */
export async function patchRollover(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  patch: RolloverPatch,
  facts: PatchFacts,
): Promise<Rollover> {
  const { tx, principal, ifMatch } = call;
  const { organizationId } = principal;
  const before = await lockHeldRollover(call, tx, { organizationId, rolloverId });
  if (!before) throw notFound("rollover");
  requireVersion(before, ifMatch);
  const fields = namesOf(patch);
  const isOfNoRule = fields.length > 0 && fields.every((field) => ALWAYS.has(field));
  requireChangeable(before, isOfNoRule);
  requireOutsideDistribution(before, fields);
  const time = await readOrganizationTime(call, tx, organizationId);
  const columns = isOfNoRule
    ? changeableOf(patch)
    : await planDraft(call, before, patch, { ...facts, today: todayOf(time) });
  return writeUpdate(call, before, columns, { fields, at: time.now });
}

const ALWAYS: ReadonlySet<string> = new Set(CHANGEABLE_ALWAYS);

function changeableOf(patch: RolloverPatch): Partial<Rollover> {
  const named = CHANGEABLE_ALWAYS.filter((name) => patch[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, patch[name]]));
}

async function planDraft(
  call: ApiCall & { tx: Sql },
  before: HeldRollover,
  patch: RolloverPatch,
  { birthDate, directory, today }: PatchFacts & { today: string },
): Promise<Partial<Rollover>> {
  const otherDistributions = await findOtherDistributions(call.tx, call, before);
  const merged = merge(before, patch);
  const { amountRequested: requested } = merged;
  const given = patch.moneySources ?? before.moneySources;
  const next = { ...merged, moneySources: requireMoneySources(given, { requested, today }) };
  requireFittingDelivery(next);
  requireFittingAssets(next);
  const columns = columnsOf(call, before, patch, next);
  await requireNoOther(call.tx, call, { ...before, ...columns });
  const evaluated = { ...next, ...columns, ...toSides(next), birthDate, otherDistributions };
  return {
    ...columns,
    eligibility: requirePermitted(evaluateRollover(evaluated, { directory, today })),
    taxTreatment: evaluateTaxTreatment({ ...toTaxFacts(next), birthDate, paidOn: today }),
  };
}

/** These were divided among a distribution's destinations and must stay as divided. */
const DIVIDED: ReadonlySet<string> = new Set(["amount", "moneySources", "source.accountNumber"]);

function requireOutsideDistribution(
  { distributionId, state }: HeldRollover,
  fields: readonly string[],
): void {
  const divided = fields.filter((field) => DIVIDED.has(field));
  if (distributionId === null || divided.length === 0) return;
  const detail = `The rollover is part of ${distributionId}, which determines ${divided.join(", ")}. Cancel the distribution and create another.`;
  throw new Problem("invalid_transition", detail, { extensions: { state } });
}

function requireFittingDelivery(rollover: Rollover): void {
  const { type, deliveryMethod } = rollover;
  const { source, destination } = toSides(rollover);
  if (deliveryMethodsOf(type, source.accountType, destination.accountType).includes(deliveryMethod)) return;
  const detail = deliveryFault({ type, source, destination });
  throw validationFailed([{ pointer: "#/deliveryMethod", detail }]);
}

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
    relationship: keep(patch.relationship, before.relationship),
    isInheritedIra: keep(patch.isInheritedIra, before.isInheritedIra),
    planKind: keep(patch.planKind, before.planKind),
    decedentName: keep(patch.decedentName, before.decedentName),
    assets: patch.assets ? toAssets(patch.assets) : before.assets,
    attestations: { ...before.attestations, ...patch.attestations },
    externalId: keep(patch.externalId, before.externalId),
    ...changeableOf(patch),
  };
}

function columnsOf(
  ctx: ApiContext,
  before: HeldRollover,
  patch: RolloverPatch,
  next: Rollover,
): Partial<Rollover> {
  const { organizationId, id: rolloverId } = before;
  const isRenumbered = [patch.source, patch.destination].some((side) => side?.accountNumber !== undefined);
  const seal = (side: "source" | "destination") => {
    const number = patch[side]?.accountNumber;
    if (!isRenumbered) return {};
    // Both numbers are compared with each other, so their indexes must use the same key.
    if (number === undefined)
      return { [`${side}AccountNumberIndex`]: accountNumberIndexes(ctx, before, side)[0] };
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
    moneySources: next.moneySources,
    deliveryMethod: next.deliveryMethod,
    relationship: next.relationship,
    isInheritedIra: next.isInheritedIra,
    planKind: next.planKind,
    decedentName: next.decedentName,
    assets: next.assets,
    attestations: next.attestations,
    externalId: next.externalId,
    ...changeableOf(patch),
  };
}

/** Example: `["amount", "source.accountNumber"]`. */
function namesOf(patch: RolloverPatch): string[] {
  return Object.entries(patch).flatMap(([name, value]) =>
    name === "source" || name === "destination"
      ? Object.keys(value as object).map((member) => `${name}.${member}`)
      : [name],
  );
}

import type { AccountSecrets } from "@svc/accounts";
import type { Attestations } from "@svc/rollover-rules/eligibility/attestations";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { toAssets } from "@svc/rollover-rules/money/asset-fields";
import type {
  LockedRollover,
  RecordedAttestations,
  Rollover,
  VerifiedRollover,
} from "@svc/rollover-rules/rollover";
import { toSides } from "@svc/rollover-rules/workflow/workflow-context";
import { validationFailed } from "@svc/service-kit/endpoints";
import { ALWAYS_CHANGEABLE_FIELDS } from "../changes/write-update.ts";
import { computeAccountNumberIndexes, sealAccountNumber } from "../store/account-number.ts";
import { formatDeliveryIssue } from "./rollover-input.ts";
import type { RolloverPatch } from "./rollover-patch.ts";

export function pickAlwaysChangeable(patch: RolloverPatch): Partial<Rollover> {
  const names = ALWAYS_CHANGEABLE_FIELDS.filter((name) => patch[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, patch[name]]));
}

/** @throws Problem `validation_failed` */
export function requireAllowedDelivery(rollover: Rollover): void {
  const { type, deliveryMethod } = rollover;
  const { source, destination } = toSides(rollover);
  if (listDeliveryMethods(type, source.accountType, destination.accountType).includes(deliveryMethod)) return;
  const detail = formatDeliveryIssue({ type, source, destination });
  throw validationFailed([{ pointer: "#/deliveryMethod", detail }]);
}

export function applyPatch(before: Rollover, patch: RolloverPatch): Rollover {
  const replaceIfSet = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);
  const { source = {}, destination = {}, amount } = patch;
  return {
    ...before,
    sourcePlanName: replaceIfSet(source.planName, before.sourcePlanName),
    sourceFirstContributionDate: replaceIfSet(
      source.firstContributionDate,
      before.sourceFirstContributionDate,
    ),
    destinationPlanName: replaceIfSet(destination.planName, before.destinationPlanName),
    destinationFirstContributionDate: replaceIfSet(
      destination.firstContributionDate,
      before.destinationFirstContributionDate,
    ),
    amountKind: amount?.kind ?? before.amountKind,
    amountRequested: amount ? (amount.kind === "partial" ? amount.requested : null) : before.amountRequested,
    deliveryMethod: patch.deliveryMethod ?? before.deliveryMethod,
    relationship: replaceIfSet(patch.relationship, before.relationship),
    isInheritedIra: replaceIfSet(patch.isInheritedIra, before.isInheritedIra),
    planKind: replaceIfSet(patch.planKind, before.planKind),
    decedentName: replaceIfSet(patch.decedentName, before.decedentName),
    assets: patch.assets ? toAssets(patch.assets) : before.assets,
    attestations: mergeAttestations(before.attestations, patch.attestations),
    externalId: replaceIfSet(patch.externalId, before.externalId),
    ...pickAlwaysChangeable(patch),
  };
}

/** A new postponement replaces a disaster declaration, and vice versa. */
function mergeAttestations(before: RecordedAttestations, patch: Attestations = {}): RecordedAttestations {
  const { disasterDeclaration: _declaration, postponement: _period, ...others } = before;
  const hasNew = patch.disasterDeclaration !== undefined || patch.postponement !== undefined;
  const existing = hasNew ? others : before;
  return { ...existing, ...patch };
}

export function toPatchedColumns(
  secrets: AccountSecrets,
  before: VerifiedRollover,
  { patch, next }: { patch: RolloverPatch; next: Rollover },
): Partial<LockedRollover> {
  const { organizationId, id: rolloverId } = before;
  const hasNewNumber = [patch.source, patch.destination].some((side) => side?.accountNumber !== undefined);
  const seal = (side: "source" | "destination") => {
    const number = patch[side]?.accountNumber;
    if (!hasNewNumber) return {};
    // Duplicate checks compare the indexes of both sides, so both must use the same key.
    if (number === undefined)
      return { [`${side}AccountNumberIndex`]: computeAccountNumberIndexes(secrets, before, side)[0] };
    const sealed = sealAccountNumber(secrets, { organizationId, rolloverId, side }, number);
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
    ...pickAlwaysChangeable(patch),
  };
}

import { isDeepStrictEqual } from "node:util";
import { decryptBirthDate, nameField, normalizeAccountNumber } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { DeferWrite } from "@svc/operations";
import type { Attestations } from "@svc/rollover-rules/eligibility/attestations";
import { isBeneficiary, isInheritedIra } from "@svc/rollover-rules/eligibility/relationships";
import type { LockedRollover, Rollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { listAmendedFields } from "@svc/rollover-rules/workflow/amend-params";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { getActionDefinition, type WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { findReferencedConsent } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { requireValidAssets } from "../drafts/draft-checks.ts";
import { applyPatch, requireAllowedDelivery, toPatchedColumns } from "../drafts/patch-columns.ts";
import { resolveCustodians } from "../drafts/resolve-custodians.ts";
import { applyPlans } from "../drafts/resolve-plans.ts";
import { openAccountNumber } from "../store/account-number.ts";
import { requireNoDuplicate } from "../store/duplicate-rollover.ts";
import { lockOtherDistributions } from "../store/other-distributions.ts";
import { resolveDeclaration } from "../tax/disasters/resolve-declaration.ts";
import { readInstructionVersion, toInstructionVersion } from "../timeline/instruction-versions.ts";
import { mapPointers, planAction, requireAllowed, writeChange } from "./perform-action.ts";

type AmendParams = ActionParams<"amend">;

interface Amendment {
  /** The corrections that change the rollover. */
  params: AmendParams;
  columns: Partial<LockedRollover>;
  next: VerifiedRollover & WorkflowState;
  now: Date;
}

type Call = ApiCall & { tx: Sql };

/**
 * Plans an amendment and evaluates the rules with it. Writes nothing.
 * @throws Problem `duplicate_rollover`, or a problem of `planAction`
 */
export async function planAmendment(
  call: Call,
  before: VerifiedRollover,
  {
    params: input,
    context,
    directory,
  }: { params: AmendParams; context: WorkflowContext; directory: CustodianDirectory },
): Promise<Amendment> {
  requireAllowed(before, "amend", context);
  const params = omitUnchanged(call, before, {
    params: input,
    destinationCustodianId: findDestinationId(directory, input),
  });
  const columns = await mapPointers(toColumns(call, before, params), "#", "#/params");
  const amended = { ...before, ...columns };
  await requireNoDuplicate(call.tx, call, amended);
  const amendedContext = toWorkflowContext(amended, {
    directory,
    time: context,
    birthDate: decryptBirthDate(call.cipher, before),
    otherDistributions: await lockOtherDistributions(call.tx, call, amended),
    consent: await findReferencedConsent(call.tx, before.organizationId, params.consentReference),
  });
  const next = planAction(amended, { action: "amend", params }, { ...amendedContext, isAmended: true });
  return { params, columns, next: { ...amended, ...next }, now: context.now };
}

/** Writes only field names to the timeline, because values may be personal. */
export async function writeAmendment(
  call: Call,
  before: VerifiedRollover,
  {
    amendment: { params, columns, next, now },
    deferWrite,
  }: { amendment: Amendment; deferWrite?: DeferWrite | undefined },
): Promise<VerifiedRollover> {
  const { version } = await readInstructionVersion(call.tx, before);
  const { reason, consentReference } = params;
  const details = { fields: listAmendedFields(params), instructions: toInstructionVersion(version + 1) };
  const change = {
    type: getActionDefinition("amend").event,
    at: now,
    actor: call.principal.actor,
    action: "amend" as const,
    reason,
    data: consentReference === undefined ? details : { ...details, consentReference },
    eventDetails: details,
    columns,
  };
  return writeChange(call, { tx: call.tx, before, next, deferWrite }, change);
}

function findDestinationId(directory: CustodianDirectory, { destination = {} }: AmendParams) {
  try {
    return resolveCustodians(directory, { source: {}, destination }).destination.custodianId;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw validationFailed(
      error.errors.map(({ pointer = "#", detail }) => ({
        pointer: pointer.replace("#", "#/params"),
        detail,
      })),
    );
  }
}

function omitUnchanged(
  { cipher }: Call,
  before: VerifiedRollover,
  { params, destinationCustodianId }: { params: AmendParams; destinationCustodianId: string | undefined },
): AmendParams {
  const { source, destination, attestations, ...others } = params;
  const omitIf = <T>(isUnchanged: boolean, value: T | undefined) => (isUnchanged ? undefined : value);
  const omitUnchangedOfSide = (side: "source" | "destination", input: AmendParams["source"] = {}) => {
    const { accountType, accountNumber, planId, planName, firstContributionDate } = input;
    const isSameNumber = () =>
      normalizeAccountNumber(accountNumber ?? "") ===
      normalizeAccountNumber(
        openAccountNumber(cipher, before.id, { side, ciphertext: before[`${side}AccountNumberCiphertext`] }),
      );
    return {
      accountType: omitIf(accountType === before[`${side}AccountType`], accountType),
      accountNumber: omitIf(accountNumber !== undefined && isSameNumber(), accountNumber),
      planId: omitIf(planId === (before.attestations.plans?.[side] ?? null), planId),
      planName: omitIf(planName === before[`${side}PlanName`], planName),
      firstContributionDate: omitIf(
        firstContributionDate === before[`${side}FirstContributionDate`],
        firstContributionDate,
      ),
    };
  };
  const custodianId = omitIf(
    before.destinationCustodianId === destinationCustodianId,
    destinationCustodianId,
  );
  const { relationship = before.relationship, isInheritedIra: isInherited } = params;
  const changed = {
    ...others,
    source: omitUnchangedOfSide("source", source),
    destination: {
      ...omitUnchangedOfSide("destination", destination),
      custodianId,
      // An account at another custodian is another account, even with the same number.
      ...(custodianId === undefined ? {} : { accountNumber: destination?.accountNumber }),
    },
    relationship: omitIf(relationship === before.relationship, params.relationship),
    isInheritedIra: omitIf(isInherited === isInheritedIra(relationship, before.isInheritedIra), isInherited),
    decedentName: omitIf(params.decedentName === before.decedentName, params.decedentName),
    planKind: omitIf(params.planKind === before.planKind, params.planKind),
    deliveryMethod: omitIf(params.deliveryMethod === before.deliveryMethod, params.deliveryMethod),
    attestations: omitIf(hasSameAttestations(before, attestations), attestations),
  };
  if (listAmendedFields(changed).length > 0) return changed;
  throw validationFailed([{ pointer: "#/params", detail: "must change at least one fact of the rollover" }]);
}

function hasSameAttestations(
  { attestations: before }: VerifiedRollover,
  attestations: Attestations = {},
): boolean {
  return Object.entries(attestations).every(([name, value]) =>
    isDeepStrictEqual(value, before[name as keyof Attestations]),
  );
}

function requireNotSetByDistribution(
  { distributionId }: VerifiedRollover,
  { source, relationship, planKind }: AmendParams,
): void {
  if (distributionId === null) return;
  const values = {
    "source/accountType": source?.accountType,
    "source/accountNumber": source?.accountNumber,
    relationship,
    planKind,
  };
  const names = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (names.length === 0) return;
  const detail = `is determined by ${distributionId}. Cancel the distribution and create another.`;
  throw validationFailed(names.map((name) => ({ pointer: `#/${name}`, detail })));
}

async function toColumns(
  call: Call,
  before: VerifiedRollover,
  params: AmendParams,
): Promise<Partial<LockedRollover>> {
  const { source = {}, destination = {}, relationship, decedentName } = params;
  const { custodianId, custodianSlug: _slug, accountType, ...destinationPatch } = destination;
  const { accountType: sourceType, ...sourcePatch } = source;
  requireNotSetByDistribution(before, params);
  if (custodianId !== undefined && destination.accountNumber === undefined) {
    const detail = "is required when the destination custodian changes";
    throw validationFailed([{ pointer: "#/destination/accountNumber", detail }]);
  }
  if (decedentName !== undefined) requireName(decedentName);
  const { isInheritedIra, planKind, deliveryMethod, attestations } = params;
  const patch = {
    source: sourcePatch,
    destination: destinationPatch,
    relationship,
    isInheritedIra,
    decedentName,
    planKind,
    deliveryMethod,
    attestations,
  };
  const types = {
    sourceAccountType: sourceType ?? before.sourceAccountType,
    destinationAccountType: accountType ?? before.destinationAccountType,
  };
  const patched = await applyKnownPlans(
    call,
    { ...applyPatch(before, patch), ...types },
    {
      source: findPlanToCheck(before, "source", source),
      destination: findPlanToCheck(before, "destination", destination),
    },
  );
  const next = { ...patched, attestations: await resolveDeclaration(call.tx, patched.attestations) };
  requireAllowedDelivery(next);
  requireValidAssets(next);
  const hasNoDecedent = relationship !== undefined && !isBeneficiary(relationship);
  return {
    ...toPatchedColumns(call, before, { patch, next }),
    ...types,
    ...(hasNoDecedent ? { decedentName: decedentName ?? null } : {}),
    ...(custodianId === undefined ? {} : { destinationCustodianId: custodianId }),
  };
}

/** If only the account type changes, returns the rollover's plan, which must match the new type. */
function findPlanToCheck(
  before: VerifiedRollover,
  side: "source" | "destination",
  { planId, planName, accountType }: NonNullable<AmendParams["source"]>,
): { planId?: string | null | undefined; planName?: string | null | undefined } {
  if (planId !== undefined || accountType === undefined) return { planId, planName };
  return { planId: before.attestations.plans?.[side], planName: planName ?? before[`${side}PlanName`] };
}

async function applyKnownPlans(...params: Parameters<typeof applyPlans>): Promise<Rollover> {
  try {
    return await applyPlans(...params);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "not_found") throw error;
    throw validationFailed(error.errors.map(({ pointer = "#", detail }) => ({ pointer, detail })));
  }
}

function requireName(name: string): void {
  const { error } = nameField.safeParse(name);
  if (!error) return;
  const detail = error.issues[0]?.message ?? "must be a name";
  throw validationFailed([{ pointer: "#/decedentName", detail }]);
}

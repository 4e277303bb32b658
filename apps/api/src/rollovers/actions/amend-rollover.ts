import { decryptBirthDate, nameField, normalizeAccountNumber } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { DeferWrite } from "@svc/operations";
import { isInheritedIra } from "@svc/rollover-rules/eligibility/relationships";
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
import { applyPlans } from "../drafts/apply-plans.ts";
import { requireValidAssets } from "../drafts/draft-checks.ts";
import { applyPatch, requireAllowedDelivery, toPatchedColumns } from "../drafts/patch-columns.ts";
import { resolveCustodians } from "../drafts/resolve-custodians.ts";
import { openAccountNumber } from "../store/account-number.ts";
import { requireNoDuplicate } from "../store/duplicate-rollover.ts";
import { lockOtherDistributions } from "../store/other-distributions.ts";
import { readInstructionVersion, toInstructionVersion } from "../timeline/instruction-versions.ts";
import { mapPointers, planAction, requireAllowed, writeChange } from "./perform-action.ts";

type AmendParams = ActionParams<"amend">;

export interface Amendment {
  /** Corrections that change something, and the other params. */
  params: AmendParams;
  columns: Partial<LockedRollover>;
  next: VerifiedRollover & WorkflowState;
  now: Date;
}

type Call = ApiCall & { tx: Sql };

/**
 * Plans an amendment of a locked rollover, and evaluates the rules with its corrections. Writes nothing.
 *
 * @throws Problem as `planAction`; `duplicate_rollover`
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
  const evaluated = toWorkflowContext(amended, {
    directory,
    time: context,
    birthDate: decryptBirthDate(call.cipher, before),
    otherDistributions: await lockOtherDistributions(call.tx, call, amended),
    consent: await findReferencedConsent(call.tx, before.organizationId, params.consentReference),
  });
  const next = planAction(amended, { action: "amend", params }, { ...evaluated, isAmended: true });
  return { params, columns, next: { ...amended, ...next }, now: context.now };
}

/** Writes an amendment. The timeline gets only field names, because values may be personal. */
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
  const event = {
    type: getActionDefinition("amend").event,
    at: now,
    actor: call.principal.actor,
    action: "amend" as const,
    reason,
    data: consentReference === undefined ? details : { ...details, consentReference },
    eventDetails: details,
    columns,
  };
  return writeChange(call, { tx: call.tx, before, next, deferWrite }, event);
}

/** @throws Problem `validation_failed` for an unknown or inactive custodian */
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

/** @throws Problem `validation_failed` if nothing would change */
function omitUnchanged(
  { cipher }: Call,
  before: VerifiedRollover,
  {
    params: { source, destination, isInheritedIra: isInherited, decedentName, deliveryMethod, ...others },
    destinationCustodianId,
  }: { params: AmendParams; destinationCustodianId: string | undefined },
): AmendParams {
  const unless = <T>(isSame: boolean, value: T | undefined) => (isSame ? undefined : value);
  const omitSameNumber = (side: "source" | "destination", number: string | undefined) => {
    if (number === undefined) return undefined;
    const current = openAccountNumber(cipher, before.id, {
      side,
      ciphertext: before[`${side}AccountNumberCiphertext`],
    });
    return unless(normalizeAccountNumber(current) === normalizeAccountNumber(number), number);
  };
  const wasInherited = isInheritedIra(before.relationship, before.isInheritedIra);
  const custodianId = unless(
    before.destinationCustodianId === destinationCustodianId,
    destinationCustodianId,
  );
  const params = {
    ...others,
    source: {
      accountNumber: omitSameNumber("source", source?.accountNumber),
      planId: unless(source?.planId === before.attestations.plans?.source, source?.planId),
      planName: unless(source?.planName === before.sourcePlanName, source?.planName),
    },
    destination: {
      custodianId,
      // An account at another custodian is another account, even with the same number.
      accountNumber:
        custodianId === undefined
          ? omitSameNumber("destination", destination?.accountNumber)
          : destination?.accountNumber,
      planId: unless(destination?.planId === before.attestations.plans?.destination, destination?.planId),
      planName: unless(destination?.planName === before.destinationPlanName, destination?.planName),
    },
    isInheritedIra: unless(isInherited === wasInherited, isInherited),
    decedentName: unless(decedentName === before.decedentName, decedentName),
    deliveryMethod: unless(deliveryMethod === before.deliveryMethod, deliveryMethod),
  };
  if (listAmendedFields(params).length > 0) return params;
  throw validationFailed([{ pointer: "#/params", detail: "must change at least one fact of the rollover" }]);
}

/** A rollover of a distribution takes these facts from it. */
function requireOutsideDistribution({ distributionId }: VerifiedRollover, { source }: AmendParams): void {
  if (distributionId === null || source?.accountNumber === undefined) return;
  const detail = `is determined by ${distributionId}. Cancel the distribution and create another.`;
  throw validationFailed([{ pointer: "#/source/accountNumber", detail }]);
}

/** @throws Problem `validation_failed` */
async function toColumns(
  call: Call,
  before: VerifiedRollover,
  params: AmendParams,
): Promise<Partial<LockedRollover>> {
  const { source = {}, destination = {}, isInheritedIra, decedentName, deliveryMethod } = params;
  const { custodianId, custodianSlug: _slug, ...destinationPatch } = destination;
  requireOutsideDistribution(before, params);
  if (custodianId !== undefined && destination.accountNumber === undefined) {
    const detail = "is required with another custodian";
    throw validationFailed([{ pointer: "#/destination/accountNumber", detail }]);
  }
  if (decedentName !== undefined) requireName(decedentName);
  const patch = { source, destination: destinationPatch, isInheritedIra, decedentName, deliveryMethod };
  const next = await applyKnownPlans(call, applyPatch(before, patch), patch);
  requireAllowedDelivery(next);
  requireValidAssets(next);
  const columns = toPatchedColumns(call, before, { patch, next });
  return custodianId === undefined ? columns : { ...columns, destinationCustodianId: custodianId };
}

/** @throws Problem `validation_failed` for an unknown plan or a plan of another account type */
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

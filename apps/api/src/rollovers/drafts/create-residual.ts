import { decryptBirthDate, lockAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { toLocalDay } from "@svc/rollover-rules/deadlines/days";
import { updateDeadlines } from "@svc/rollover-rules/deadlines/deadline-rules";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import type { LockedRollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { hasReportedDeath } from "@svc/rollover-rules/workflow/death";
import { toRecordedPayment } from "@svc/rollover-rules/workflow/recorded-payment";
import { toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { mapPointers, type ParsedAction, performAction } from "../actions/perform-action.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { resealAccountNumber } from "../store/account-number.ts";
import { toDenormalizedColumns } from "../store/denormalized-columns.ts";
import { mapDuplicateError, requireNoDuplicate } from "../store/duplicate-rollover.ts";
import { lockOtherDistributions } from "../store/other-distributions.ts";
import {
  EMPTY_TIMELINE,
  insertWithTimeline,
  planChange,
  updateWithTimeline,
} from "../timeline/rollover-change.ts";
import type { ResidualInput } from "./residual-input.ts";

/**
 * Creates a rollover for money that leaves the source account after completion, with the original's consent and
 * documents. The original stays completed. The original's lock serializes calls. A second residual is a duplicate while
 * the first one is open.
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition`; `validation_failed` with pointers into
 * `transfer` and `receipt`; `rollover_not_permitted`; `history_mismatch`
 * @throws DuplicateRolloverError
 */
export async function createResidual(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  { input, directory }: { input: ResidualInput; directory: CustodianDirectory },
): Promise<LockedRollover> {
  const { tx, principal } = call;
  const { organizationId } = principal;
  const original = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!original) throw notFound("rollover");
  requireVersion(original, call.ifMatch);
  requireCompleted(original);
  requireAlive(original);
  if (input.receipt && !input.transfer)
    throw validationFailed([{ pointer: "#/transfer", detail: "is required when `receipt` is present" }]);
  // Lock rollovers before their account. The account lock prevents an erasure.
  const account = await lockAccount(tx, call, { organizationId, id: original.accountId, lock: "share" });
  if (account?.status !== "active") throw notFound("account");
  const time = await readOrganizationTime(call, tx, organizationId);

  let residual = await insertResidual(call, original, { input, directory, time });
  const steps = [
    { name: "transfer", action: "mark_funds_sent", params: input.transfer },
    { name: "receipt", action: "mark_funds_received", params: input.receipt },
  ] as const;
  for (const { name, action, params } of steps) {
    if (params)
      residual = await recordStep(call, original, {
        residual,
        parsedAction: { action, params },
        name,
        directory,
        time,
      });
  }
  await linkResidual(call, original, { residualId: residual.id, now: time.now });
  return residual;
}

interface DirectoryAndTime {
  directory: CustodianDirectory;
  time: OrganizationTime;
}

function requireCompleted(original: VerifiedRollover): void {
  const { state } = original;
  if (state === "completed" && !isErasedRollover(original)) return;
  const detail =
    state === "completed"
      ? "The participant was erased, so this rollover can no longer have residuals."
      : `A residual requires a completed rollover. In state ${state}, record the money with mark_funds_sent.`;
  throw new Problem("invalid_transition", detail, { extensions: { state } });
}

/** Money that leaves after the participant's death belongs to the beneficiary. */
function requireAlive(original: VerifiedRollover): void {
  if (!hasReportedDeath(original)) return;
  const detail =
    "The participant died, so no more money can be moved for them. Create a rollover for the beneficiary. If money already left, record its arrival on this rollover with mark_funds_received.";
  throw new Problem("invalid_transition", detail, { extensions: { state: original.state } });
}

async function insertResidual(
  call: ApiCall & { tx: Sql },
  original: VerifiedRollover,
  { input: { externalId, metadata }, directory, time }: { input: ResidualInput } & DirectoryAndTime,
): Promise<VerifiedRollover> {
  // The texts key and the birth date belong to the account, so they are not columns of the new row.
  const { textsKeyCiphertext, birthDateCiphertext, ...copiedColumns } = original;
  const id = newId("rol");
  const base: LockedRollover = {
    ...copiedColumns,
    id,
    ...resealAccountNumber(call, original, { rolloverId: id, side: "source" }),
    ...resealAccountNumber(call, original, { rolloverId: id, side: "destination" }),
    residualOf: original.id,
    residuals: [],
    // The residual is not part of the original payment. Its amount is unknown until the money is sent.
    distributionId: null,
    amountKind: "full",
    amountRequested: null,
    moneySources: original.moneySources.map((source) => ({
      ...source,
      amount: null,
      percent: null,
      basis: null,
      earnings: null,
    })),
    assets: [],
    externalId: externalId ?? null,
    metadata: metadata ?? {},
    state: "processing",
    documentsReturnState: null,
    holdReturnState: null,
    documentsPendingOn: null,
    documentRequest: null,
    transfers: [],
    receipts: [],
    postedAmount: null,
    amountMismatch: null,
    requestMismatch: null,
    assetMismatch: null,
    rejection: null,
    hold: null,
    failure: null,
    sixtyDayDueOn: null,
    deadlines: [],
    version: 1,
    ...EMPTY_TIMELINE,
    createdAt: time.now,
    updatedAt: time.now,
  };
  const birthDate = decryptBirthDate(call.cipher, original);
  const otherDistributions = await lockOtherDistributions(call.tx, call, base);
  const context = toWorkflowContext(base, { directory, time, birthDate, otherDistributions });
  const evaluated = { ...base, eligibility: context.eligibility, taxTreatment: context.taxTreatment };
  // Start the same deadlines as an acknowledged request.
  const deadlines = updateDeadlines({ ...evaluated, state: "requested" }, evaluated, {
    action: "acknowledge",
    context,
  });
  const rollover = { ...evaluated, deadlines, nextTimerAt: findNextTimer(deadlines) };
  const row = { ...rollover, ...toDenormalizedColumns(rollover) };
  await requireNoDuplicate(call.tx, call, row);
  const plannedChange = planChange(call, row, {
    change: {
      type: "rollover.created",
      at: time.now,
      actor: call.principal.actor,
      action: null,
      fromState: null,
      toState: row.state,
      reason: null,
      data: { residualOf: original.id },
      eventDetails: { residualOf: original.id },
    },
  });
  const inserted = await mapDuplicateError(row, insertWithTimeline(call.tx, plannedChange));
  return { ...inserted, textsKeyCiphertext, birthDateCiphertext };
}

async function recordStep(
  call: ApiCall & { tx: Sql },
  original: VerifiedRollover,
  {
    residual,
    parsedAction,
    name,
    directory,
    time,
  }: { residual: VerifiedRollover; parsedAction: ParsedAction; name: string } & DirectoryAndTime,
): Promise<VerifiedRollover> {
  const context = toWorkflowContext(residual, {
    directory,
    time,
    birthDate: decryptBirthDate(call.cipher, residual),
    otherDistributions: await lockOtherDistributions(call.tx, call, residual),
    payment: toRecordedPayment(parsedAction),
  });
  // Dates can be as early as the creation of the original rollover.
  const createdOn = toLocalDay(original.createdAt, time.timeZone);
  const { actor } = call.principal;
  const result = performAction(call, call.tx, {
    before: residual,
    parsedAction,
    context: { ...context, createdOn },
    actor,
  });
  return mapPointers(result, "#/params", `#/${name}`);
}

async function linkResidual(
  call: ApiCall & { tx: Sql },
  original: VerifiedRollover,
  { residualId, now }: { residualId: string; now: Date },
): Promise<void> {
  const residuals = [...original.residuals, residualId];
  const changes = { residuals, version: original.version + 1, updatedAt: now };
  const plannedChange = planChange(
    call,
    { ...original, ...changes },
    {
      change: {
        type: "rollover.residual_created",
        at: now,
        actor: call.principal.actor,
        action: null,
        fromState: original.state,
        toState: original.state,
        reason: null,
        data: { residualId },
        eventDetails: { residualId },
      },
    },
  );
  await updateWithTimeline(call.tx, call.chainKeys, { plannedChange, changes });
}

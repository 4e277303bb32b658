import { ensureTextsKey, type FieldCipher, openTextsKey } from "@svc/accounts";
import type { Sql, Write } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import type { DeferWrite } from "@svc/operations";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import { listChangedReceipts } from "@svc/rollover-rules/money/changed-receipts";
import { listMovements } from "@svc/rollover-rules/money/ledger";
import type { LockedRollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { type ActionParams, ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import {
  findRefusal,
  getActionDefinition,
  listAvailableActions,
  type WorkflowContext,
} from "@svc/rollover-rules/workflow/guards";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { newId } from "@svc/service-kit";
import { parseBody, validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import {
  isConsentId,
  requireSufficientConsent,
} from "../../accounts-and-consents/consents/consent-reference.ts";
import type { Requester, TimelineActor } from "../../context/actor.ts";
import { resolveNigoOfAction, toNigoWrites } from "../nigo/nigo-of-action.ts";
import type { RolloverResponses } from "../responses/rollover-responses.ts";
import { toDenormalizedColumns } from "../store/denormalized-columns.ts";
import { toEventDetails } from "../timeline/event-details.ts";
import { redactTexts } from "../timeline/free-texts.ts";
import { planChange, type RolloverChange, updateWithTimeline } from "../timeline/rollover-change.ts";
import type { TimelineContext } from "../timeline/verify-against-timeline.ts";
import type { ReceiptListener } from "./receipt-listener.ts";

interface ChangeContext extends TimelineContext {
  cipher: FieldCipher;
  jobs: JobSender;
  responses: RolloverResponses;
  requestId?: string | null;
}

interface ActionContext extends ChangeContext {
  /** Updates the incoming funds of changed receipts. Null if the caller updates them. */
  receiptListener: ReceiptListener | null;
}

export interface ParsedAction {
  action: ActionName;
  params: Record<string, unknown>;
}

/** @throws Problem `validation_failed`, with pointers into `params` */
export function parseAction(action: ActionName, params: unknown): ParsedAction {
  try {
    return {
      action,
      params: parseBody(getActionDefinition(action).params, params) as Record<string, unknown>,
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const errors = error.errors.map(({ pointer = "#", detail }) => ({
      pointer: pointer.replace("#", "#/params"),
      detail,
    }));
    throw validationFailed(errors);
  }
}

export function getConsentReference({ action, params }: ParsedAction): string | undefined {
  if (action !== "submit" && action !== "sign_consent" && action !== "amend") return undefined;
  return (params as ActionParams<typeof action>).consentReference;
}

/**
 * Returns the rollover after the action. Writes nothing.
 * @throws Problem `invalid_transition`, naming the allowed actions; `rollover_not_permitted`, naming the rules;
 * `amount_mismatch`; `consent_insufficient`; `validation_failed`
 */
export function planAction(
  rollover: WorkflowState,
  { action, params }: ParsedAction,
  context: WorkflowContext,
): WorkflowState {
  requireAllowed(rollover, action, context);
  requireConsent({ action, params }, context);
  try {
    return applyAction(rollover, action, {
      params: params as ActionParams<ActionName>,
      context: {
        ...context,
        newDocumentId: () => newId("doc"),
      },
    });
  } catch (error) {
    if (!(error instanceof ParamIssue)) throw error;
    throw validationFailed([{ pointer: `#/params/${error.param}`, detail: error.message }]);
  }
}

/** Checks only consents given in the widget. The integrator stores all other consents. */
function requireConsent(parsedAction: ParsedAction, { consentIssues }: WorkflowContext): void {
  const reference = getConsentReference(parsedAction);
  if (reference === undefined || !isConsentId(reference)) return;
  if (!consentIssues) throw new Error("the referenced consent was not read");
  requireSufficientConsent(consentIssues);
}

/** @throws Problem `invalid_transition`, `rollover_not_permitted` or `amount_mismatch` */
export function requireAllowed(rollover: WorkflowState, action: ActionName, context: WorkflowContext): void {
  const refusal = findRefusal(rollover, action, context);
  if (!refusal) return;
  const rules = refusal.code === "rollover_not_permitted" ? refusal.rules : undefined;
  throw new Problem(refusal.code, refusal.detail, {
    extensions: {
      state: rollover.state,
      allowedActions: listAvailableActions(rollover, context),
      ...(rules ? { rule: rules[0]?.code, rules } : {}),
    },
  });
}

/**
 * Performs an action on a locked rollover. The caller checks whether it needs a second person.
 * @param requestedBy set if the actor confirmed another person's request
 * @param deferWrite set if this is the transaction's last write
 * @throws a problem of `planAction`
 */
export async function performAction(
  ctx: ActionContext,
  tx: Sql,
  {
    before,
    parsedAction,
    context,
    actor,
    requestedBy = null,
    deferWrite,
  }: {
    before: VerifiedRollover;
    parsedAction: ParsedAction;
    context: WorkflowContext;
    actor: TimelineActor;
    requestedBy?: Requester | null | undefined;
    deferWrite?: DeferWrite | undefined;
  },
): Promise<VerifiedRollover> {
  // This function would store account numbers from the params in the timeline.
  if (parsedAction.action === "amend") throw new Error("amendments need `writeAmendment`");
  const next = planAction(before, parsedAction, context);
  const {
    reason = null,
    remedy = null,
    ...data
  } = parsedAction.params as { reason?: string; remedy?: string };
  const today = getToday(context);
  const receipts = listChangedReceipts(before.receipts, next.receipts);
  if (receipts.length > 0 && ctx.receiptListener) {
    const { organizationId, id: rolloverId } = before;
    const requestId = ctx.requestId ?? null;
    const receiptChange = { organizationId, rolloverId, receipts, actor, requestId, at: context.now, today };
    await ctx.receiptListener(ctx, tx, receiptChange);
  }
  const movements = listMovements(before, next, today);
  const change = {
    type: getActionDefinition(parsedAction.action).event,
    at: context.now,
    actor,
    requestedBy,
    action: parsedAction.action,
    reason: reason ?? remedy,
    data: movements.length === 0 ? data : { ...data, movements },
    eventDetails: toEventDetails(parsedAction.action, next, before),
    followUpEvents: listMismatchEvents(before, next),
    extraWrites: toNigoWrites(before, parsedAction, { time: context, actor }),
  };
  await resolveNigoOfAction(tx, before, { next, action: parsedAction.action, at: context.now, actor });
  return writeChange(ctx, { tx, before, next, deferWrite }, change);
}

/**
 * Writes the planned state and a timeline entry. The caller must hold the row's lock.
 * @param columns changed columns that are not part of the workflow's state
 */
export async function writeChange(
  ctx: ChangeContext,
  {
    tx,
    before,
    next,
    deferWrite,
  }: { tx: Sql; before: VerifiedRollover; next: WorkflowState; deferWrite?: DeferWrite | undefined },
  {
    columns = {},
    ...changeInput
  }: Omit<RolloverChange, "fromState" | "toState"> & {
    columns?: Partial<LockedRollover>;
  },
): Promise<VerifiedRollover> {
  const timerAt = findNextTimer(next.deadlines);
  if (timerAt !== null && timerAt <= changeInput.at) {
    // Fires the due timer now, instead of at the next scheduled sweep.
    await ctx.jobs.send(tx, "timers.sweep");
  }
  const changes = {
    ...columns,
    state: next.state,
    documentsReturnState: next.documentsReturnState,
    holdReturnState: next.holdReturnState,
    documentsPendingOn: next.documentsPendingOn,
    documents: next.documents,
    transfers: next.transfers,
    receipts: next.receipts,
    postedAmount: next.postedAmount,
    amountMismatch: next.amountMismatch,
    requestMismatch: next.requestMismatch,
    assetMismatch: next.assetMismatch,
    rejection: next.rejection,
    consent: next.consent,
    documentRequest: next.documentRequest,
    hold: next.hold,
    failure: next.failure,
    sixtyDayDueOn: next.sixtyDayDueOn,
    deadlines: next.deadlines,
    nextTimerAt: timerAt,
    ...toDenormalizedColumns(next),
    eligibility: next.eligibility,
    taxTreatment: next.taxTreatment,
    version: before.version + 1,
    updatedAt: changeInput.at,
  };
  const change = { ...changeInput, fromState: before.state, toState: next.state };
  const textsCipher = redactTexts(change) && (await getTextsCipher(ctx, tx, before));
  const plannedChange = planChange(ctx, { ...before, ...changes }, { change, textsCipher });
  const write = (extraWrites: readonly Write[]) =>
    updateWithTimeline(tx, ctx.chainKeys, { plannedChange, changes, extraWrites });
  if (deferWrite) deferWrite(write);
  const updated = deferWrite ? plannedChange.row : await write([]);
  const { textsKeyCiphertext, birthDateCiphertext } = before;
  return { ...updated, textsKeyCiphertext, birthDateCiphertext };
}

/** Replaces the prefix of the pointers in a `validation_failed` problem of `work`. */
export async function mapPointers<T>(work: Promise<T>, prefix: string, replacement: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "validation_failed") throw error;
    throw validationFailed(
      error.errors.map(({ pointer = "#", detail }) => ({
        pointer: pointer.replace(prefix, replacement),
        detail,
      })),
    );
  }
}

function listMismatchEvents(
  before: WorkflowState,
  next: WorkflowState,
): NonNullable<RolloverChange["followUpEvents"]> {
  const kinds = [
    { name: "amountMismatch", type: "rollover.amount_mismatch" },
    { name: "requestMismatch", type: "rollover.request_mismatch" },
  ] as const;
  return kinds.flatMap(({ name, type }) => {
    const mismatch = next[name];
    if (mismatch?.status !== "open" || mismatch === before[name]) return [];
    const { expected, received, difference } = mismatch;
    return [{ type, details: { [name]: { expected, received, difference } } }];
  });
}

/** Creates the account's key for free text if needed. The account must not be erased. */
export function getTextsCipher(
  { cipher }: Pick<ChangeContext, "cipher">,
  tx: Sql,
  { organizationId, accountId, textsKeyCiphertext }: VerifiedRollover,
): Promise<FieldCipher> | FieldCipher {
  if (textsKeyCiphertext === null) return ensureTextsKey(tx, cipher, { organizationId, accountId });
  return openTextsKey(cipher, accountId, textsKeyCiphertext);
}

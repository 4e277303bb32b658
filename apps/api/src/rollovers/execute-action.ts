import { Prisma, type Transaction } from "@svc/database";
import {
  newId,
  notFound,
  type Principal,
  Problem,
  parseBody,
  requireScope,
  requireVersion,
  validationFailed,
} from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import type { Rollover } from "./rollover.ts";
import { planHistory } from "./rollover-history.ts";
import { lockRollover, toJson, updateRollover } from "./rollover-store.ts";
import { applyAction, ParamFault, type ParamsOf } from "./workflow/apply-action.ts";
import { availableActions, definitionOf, findRefusal, type WorkflowWorld } from "./workflow/guards.ts";
import type { ActionName } from "./workflow/transitions.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";
import { readWorld } from "./workflow/world.ts";

/** What a caller asks to be done. */
export interface ActionRequest {
  action: ActionName;
  params: unknown;
  /** Everything is checked, and nothing written. */
  dryRun: boolean;
  /** The `If-Match` header: the version that the caller has seen. */
  ifMatch: string | null;
}

/**
 * Does one action: under the row's lock it checks the version, the table and the guards, changes the rollover, and
 * writes timeline and events, all in one transaction.
 *
 * @returns the rollover as it is now, or as it would be with `dryRun`
 * @throws Problem `insufficient_scope`; `validation_failed` for the params; `not_found`; `version_conflict`;
 *   `invalid_transition`, naming the allowed actions; `rollover_not_permitted`, naming the rules; `amount_mismatch`
 */
export async function executeAction(
  ctx: ApiContext,
  principal: Principal,
  rolloverId: string,
  request: ActionRequest,
  transact: Transact<Rollover>,
): Promise<Rollover> {
  requireActionScope(principal, request.action);
  const params = parseParams(request.action, request.params);
  // Before the transaction: a directory that has to be read again needs a connection, and those may all be held by
  // transactions that wait for each other.
  const directory = await ctx.custodians.get();
  return transact(async (tx) => {
    const rollover = await lockRollover(tx, principal.organizationId, rolloverId);
    if (!rollover) throw notFound("rollover");
    requireVersion(rollover, request.ifMatch);
    const world = readWorld(directory, ctx.clock.now(), rollover);
    requireAllowed(rollover, request.action, world);
    const next = apply(rollover, request.action, params, world);
    return request.dryRun
      ? { ...rollover, ...next }
      : write(ctx, tx, principal, rollover, request.action, params, next);
  });
}

/** What the platform's and the custodian's side does needs a scope of its own. */
export function requireActionScope(principal: Pick<Principal, "scopes">, action: ActionName): void {
  requireScope(principal, "rollovers:act");
  if (definitionOf(action).isOperation) requireScope(principal, "rollovers:operate");
}

function parseParams(action: ActionName, params: unknown): Record<string, unknown> {
  try {
    return parseBody(definitionOf(action).params, params) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const errors = error.errors.map(({ pointer = "#", detail }) => ({
      pointer: pointer.replace("#", "#/params"),
      detail,
    }));
    throw validationFailed(errors);
  }
}

function requireAllowed(rollover: Rollover, action: ActionName, world: WorkflowWorld): void {
  const refusal = findRefusal(rollover, action, world);
  if (!refusal) return;
  const rules = refusal.code === "rollover_not_permitted" ? refusal.rules : undefined;
  throw new Problem(refusal.code, refusal.detail, {
    extensions: {
      state: rollover.state,
      allowedActions: availableActions(rollover, world),
      ...(rules ? { rule: rules[0]?.code, rules } : {}),
    },
  });
}

function apply(
  rollover: Rollover,
  action: ActionName,
  params: Record<string, unknown>,
  world: WorkflowWorld,
): WorkflowState {
  try {
    return applyAction(rollover, action, params as ParamsOf<ActionName>, {
      ...world,
      newDocumentId: () => newId("doc"),
    });
  } catch (error) {
    if (!(error instanceof ParamFault)) throw error;
    throw validationFailed([{ pointer: `#/params/${error.param}`, detail: error.message }]);
  }
}

async function write(
  ctx: ApiContext,
  tx: Transaction,
  principal: Principal,
  before: Rollover,
  action: ActionName,
  params: Record<string, unknown>,
  next: WorkflowState,
): Promise<Rollover> {
  const at = ctx.clock.now();
  const { reason = null, remedy = null, ...data } = params as { reason?: string; remedy?: string };
  const hasNewMismatch =
    next.amountMismatch?.status === "open" && next.amountMismatch !== before.amountMismatch;
  const history = planHistory(ctx.chainKey, before, before, {
    type: definitionOf(action).event,
    at,
    actor: principal.actor,
    action,
    fromState: before.state,
    toState: next.state,
    reason: reason ?? remedy,
    data,
    ...(hasNewMismatch ? { alsoEvents: ["rollover.amount_mismatch"] as const } : {}),
  });
  await history.write(tx);
  return updateRollover(tx, before.id, {
    ...history.heads,
    state: next.state,
    documentsReturnState: next.documentsReturnState,
    holdReturnState: next.holdReturnState,
    documentsPendingOn: next.documentsPendingOn,
    documents: toJson(next.documents),
    transfers: toJson(next.transfers),
    receipts: toJson(next.receipts),
    postedAmount: next.postedAmount,
    amountMismatch: next.amountMismatch === null ? Prisma.DbNull : toJson(next.amountMismatch),
    rejection: next.rejection === null ? Prisma.DbNull : toJson(next.rejection),
    sixtyDayDueOn: next.sixtyDayDueOn === null ? null : new Date(next.sixtyDayDueOn),
    eligibility: toJson(next.eligibility),
    version: before.version + 1,
    updatedAt: at,
  });
}

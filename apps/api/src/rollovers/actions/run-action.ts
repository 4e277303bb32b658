import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { DeferWrite } from "@svc/operations";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { toRecordedPayment } from "@svc/rollover-rules/workflow/recorded-payment";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { findChangesSinceConfirmation, lockSubject } from "../../people/second-person/covered-facts.ts";
import { secondPersonRequired } from "../../people/second-person/require-second-person.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { planAmendment, writeAmendment } from "./amend-rollover.ts";
import { getConsentReference, type ParsedAction, performAction, planAction } from "./perform-action.ts";
import { usesRoute } from "./second-person-actions.ts";

interface RunOptions {
  directory: CustodianDirectory;
  ifMatch: string | null;
  dryRun?: boolean;
  deferWrite?: DeferWrite;
}

interface ActionOutcome {
  before: VerifiedRollover;
  next: VerifiedRollover & WorkflowState;
  /** True only in a dry run, which does not fail with `second_person_required`. */
  needsSecondPerson: boolean;
}

/**
 * Locks the rollover and performs the action.
 * @throws Problem `not_found`, `version_conflict`, `second_person_required`, `history_mismatch`, or a problem of
 * `planAction`
 */
export async function runAction(
  call: ApiCall & { tx: Sql },
  id: string,
  action: { parsedAction: ParsedAction; options: RunOptions },
): Promise<VerifiedRollover & WorkflowState> {
  return (await runActionWithOutcome(call, id, action)).next;
}

/** @throws Problem as `runAction` */
export async function runActionWithOutcome(
  call: ApiCall & { tx: Sql },
  id: string,
  {
    parsedAction,
    options: { directory, ifMatch, dryRun = false, deferWrite },
  }: { parsedAction: ParsedAction; options: RunOptions },
): Promise<ActionOutcome> {
  const { tx, principal } = call;
  const rolloverRef = { organizationId: principal.organizationId, rolloverId: id };
  const {
    rollover,
    context,
    secondPerson: secondPersonActions,
  } = await lockForChange(call, tx, {
    ...rolloverRef,
    directory,
    payment: toRecordedPayment(parsedAction),
    consentReference: getConsentReference(parsedAction),
  });
  requireVersion(rollover, ifMatch);
  requireNotErased(rollover);
  if (parsedAction.action === "amend") {
    const params = parsedAction.params as ActionParams<"amend">;
    const amendment = await planAmendment(call, rollover, { params, context, directory });
    const amended = dryRun ? amendment.next : await writeAmendment(call, rollover, { amendment, deferWrite });
    return { before: rollover, next: amended, needsSecondPerson: false };
  }
  const isConfigured = (secondPersonActions as readonly string[]).includes(parsedAction.action);
  const needsSecondPerson =
    isConfigured || (usesRoute(parsedAction.action) && (await hasRouteChanged(call, rollover, directory)));
  const isPreview = dryRun || needsSecondPerson;
  const next = isPreview
    ? { ...rollover, ...planAction(rollover, parsedAction, context) }
    : await performAction(call, tx, {
        before: rollover,
        parsedAction,
        context,
        actor: principal.actor,
        requestedBy: null,
        deferWrite,
      });
  // Throws only now, so that `planAction` rejects an impossible action first.
  if (needsSecondPerson && !dryRun) throw secondPersonRequired(parsedAction.action, id);
  return { before: rollover, next, needsSecondPerson };
}

/**
 * Rejects changes to an erased participant's rollover, because they could reopen it.
 * @throws Problem `invalid_transition`
 */
export function requireNotErased(rollover: VerifiedRollover): void {
  if (!isErasedRollover(rollover)) return;
  const detail = "The participant was erased, so this rollover can no longer be changed.";
  throw new Problem("invalid_transition", detail, {
    extensions: { state: rollover.state, allowedActions: [] },
  });
}

async function hasRouteChanged(
  call: ApiCall & { tx: Sql },
  rollover: VerifiedRollover,
  directory: CustodianDirectory,
): Promise<boolean> {
  const subject = await lockSubject(call, call.tx, { rollover, directory });
  return (await findChangesSinceConfirmation(call, call.tx, subject)).length > 0;
}

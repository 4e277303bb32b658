import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { toRecordedPayment } from "@svc/rollover-rules/workflow/recorded-payment";
import { CALLER_ACTIONS } from "@svc/rollover-rules/workflow/transitions";
import { Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import type { ApiChange } from "../../context/define-operation.ts";
import { write } from "../../context/define-operation.ts";
import { findChangesSinceConfirmation, lockSubject } from "../../people/second-person/covered-facts.ts";
import { secondPersonRequired } from "../../people/second-person/require-second-person.ts";
import { actionBodySchema, actionMutations, dryRunField } from "../actions/action-body.ts";
import { getConsentReference, parseAction, performAction, planAction } from "../actions/perform-action.ts";
import { usesRoute } from "../actions/second-person-actions.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

async function hasRouteChanged(
  call: ApiChange,
  tx: Sql,
  rollover: VerifiedRollover,
  directory: CustodianDirectory,
): Promise<boolean> {
  const subject = await lockSubject(call, tx, rollover, directory);
  return (await findChangesSinceConfirmation(call, tx, subject)).length > 0;
}

/** Erasure needs ended rollovers, so nothing may reopen one afterwards. @throws Problem `invalid_transition` */
function requireNotErased(rollover: VerifiedRollover): void {
  if (!isErasedRollover(rollover)) return;
  const detail = "The participant was erased, so this rollover can no longer be changed.";
  throw new Problem("invalid_transition", detail, {
    extensions: { state: rollover.state, allowedActions: [] },
  });
}

export const executeAction = write({
  name: "executeAction",
  summary: "Perform an action on a rollover",
  scope: "rollovers:act",
  scopesFor: ({ action }) => (getActionDefinition(action).isOperation ? ["rollovers:operate"] : []),
  id: "rol",
  // After the scope check, `parseAction` parses the params.
  input: z.strictObject({
    action: z.enum(CALLER_ACTIONS, `must be one of ${CALLER_ACTIONS.join(", ")}`),
    params: z.record(z.string(), z.unknown(), "must be an object").default({}),
    dryRun: dryRunField,
  }),
  documentedInput: actionBodySchema,
  view: rolloverSchema,
  example: { input: { action: "submit", params: { consentReference: "consent-9" } }, view: submitted },
  responses: { 200: "The updated rollover." },
  errors: [
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "consent_insufficient",
    "duplicate_rollover",
    "second_person_required",
    "history_mismatch",
  ],
  ifMatch: true,
  // Dry runs write nothing, so they do not use up the idempotency key.
  acceptsIdempotencyKey: ({ dryRun }) => !dryRun,
  rest: "POST /v1/rollovers/{id}/actions",
  etag: rolloverEtag,
  graphql: actionMutations,
  explain: explainDuplicate,
  async prepare(call, { action, params }) {
    return { parsedAction: parseAction(action, params), directory: await call.custodians.get() };
  },
  async run(call, { id, dryRun }, { parsedAction, directory }) {
    const { tx, principal, ifMatch, environment, deferWrite } = call;
    const payment = toRecordedPayment(parsedAction);
    const rolloverRef = { organizationId: principal.organizationId, rolloverId: id };
    const options = { payment, consentReference: getConsentReference(parsedAction) };
    const { rollover, context, secondPerson } = await lockForChange(
      call,
      tx,
      rolloverRef,
      directory,
      options,
    );
    requireVersion(rollover, ifMatch);
    requireNotErased(rollover);
    const isConfigured = (secondPerson as readonly string[]).includes(parsedAction.action);
    const needsSecondPerson =
      isConfigured ||
      (usesRoute(parsedAction.action) && (await hasRouteChanged(call, tx, rollover, directory)));
    const isPreview = dryRun || needsSecondPerson;
    const next = isPreview
      ? { ...rollover, ...planAction(rollover, parsedAction, context) }
      : await performAction(call, tx, rollover, parsedAction, context, principal.actor, null, deferWrite);
    // `planAction` has already rejected an impossible action.
    if (needsSecondPerson && !dryRun) throw secondPersonRequired(parsedAction.action, id);
    return toRolloverView(next, environment, directory);
  },
});

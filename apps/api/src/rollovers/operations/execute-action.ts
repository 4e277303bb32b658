import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { requireVersion } from "@svc/service-kit";
import { z } from "zod";
import { changesSinceConfirmed, lockThing } from "../../approvals/confirmed-route.ts";
import { secondPersonRequired } from "../../approvals/require-second-person.ts";
import type { ApiChange } from "../../declare.ts";
import { write } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import { actionBodySchema, actionMutations, dryRunField } from "../action-body.ts";
import { usesRoute } from "../actions-for-two.ts";
import { lockForChange } from "../lock-for-change.ts";
import { consentReferenceOf, parseAction, paymentOf, performAction, planAction } from "../perform-action.ts";
import type { HeldRollover } from "../rollover.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";
import { definitionOf } from "../workflow/guards.ts";
import { CALLERS_ACTIONS } from "../workflow/transitions.ts";

/** True if the route changed after two people confirmed it. */
async function isRerouted(
  call: ApiChange,
  tx: Sql,
  rollover: HeldRollover,
  directory: CustodianDirectory,
): Promise<boolean> {
  const thing = await lockThing(call, tx, rollover, directory);
  return (await changesSinceConfirmed(call, tx, thing)).length > 0;
}

export const executeAction = write({
  name: "executeAction",
  summary: "Perform an action on a rollover",
  scope: "rollovers:act",
  scopesOf: ({ action }) => (definitionOf(action).isOperation ? ["rollovers:operate"] : []),
  id: "rol",
  // The action's own schema parses the params, after the scope check.
  input: z.strictObject({
    action: z.enum(CALLERS_ACTIONS, `must be one of ${CALLERS_ACTIONS.join(", ")}`),
    params: z.record(z.string(), z.unknown(), "must be an object").default({}),
    dryRun: dryRunField,
  }),
  documentedInput: actionBodySchema,
  view: rolloverSchema,
  example: { input: { action: "submit", params: { consentReference: "consent-9" } }, view: submitted },
  answers: { 200: "The updated rollover." },
  errors: [
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "consent_insufficient",
    "second_person_required",
    "history_mismatch",
  ],
  ifMatch: true,
  // Dry runs write nothing, so they do not use up the idempotency key.
  isRepeatable: ({ dryRun }) => !dryRun,
  rest: "POST /v1/rollovers/{id}/actions",
  etag: tagOfRollover,
  graphql: actionMutations,
  async prepare(call, { action, params }) {
    return { asked: parseAction(action, params), directory: await call.custodians.get() };
  },
  async run(call, { id, dryRun }, { asked, directory }) {
    const { tx, principal, ifMatch, environment, finishWith } = call;
    const payment = paymentOf(asked);
    const place = { organizationId: principal.organizationId, rolloverId: id };
    const given = { payment, consentReference: consentReferenceOf(asked) };
    const { rollover, context, secondPerson } = await lockForChange(call, tx, place, directory, given);
    requireVersion(rollover, ifMatch);
    const isChosen = (secondPerson as readonly string[]).includes(asked.action);
    const isForTwo =
      isChosen || (usesRoute(asked.action) && (await isRerouted(call, tx, rollover, directory)));
    const isPlanned = dryRun || isForTwo;
    const next = isPlanned
      ? { ...rollover, ...planAction(rollover, asked, context) }
      : await performAction(call, tx, rollover, asked, context, principal.actor, null, finishWith);
    // Impossible actions have already failed with their own error.
    if (isForTwo && !dryRun) throw secondPersonRequired(asked.action, id);
    return toRolloverView(next, environment, directory);
  },
});

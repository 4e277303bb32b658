import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { CALLER_ACTIONS } from "@svc/rollover-rules/workflow/transitions";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { actionBodySchema, actionMutations, dryRunField } from "../actions/action-body.ts";
import { parseAction } from "../actions/perform-action.ts";
import { runAction } from "../actions/run-action.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

export const executeAction = write({
  name: "executeAction",
  summary: "Perform an action on a rollover",
  description:
    "An action moves the rollover to its next state, such as `submit` or `mark_funds_sent`. With `dryRun`, nothing is saved.",
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
    const { ifMatch, environment, deferWrite } = call;
    const options = { directory, ifMatch, dryRun, deferWrite };
    const next = await runAction(call, id, { parsedAction, options });
    return toRolloverView(next, environment, directory);
  },
});

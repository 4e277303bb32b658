import { write } from "../../context/define-operation.ts";
import { advanceInputSchema } from "../advance/advance-input.ts";
import { advanceRollover as advance } from "../advance/advance-rollover.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

const DESCRIPTION =
  "Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its own checks, timeline entry and event. If a step is refused, nothing is recorded, and the error names the step. Steps that need a second person are refused. Dates before the creation of the rollover need `datesAttested`.";

export const advanceRollover = write({
  name: "advanceRollover",
  summary: "Advance a rollover to a state",
  description: `${DESCRIPTION}\n\nAlso requires the scope \`rollovers:operate\`.`,
  scope: "rollovers:act",
  scopesFor: () => ["rollovers:operate"],
  id: "rol",
  input: advanceInputSchema,
  view: rolloverSchema,
  example: { input: { to: "submitted", consentReference: "consent-9" }, view: submitted },
  responses: { 200: "The rollover in its new state." },
  errors: [
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "consent_insufficient",
    "second_person_required",
    "history_mismatch",
  ],
  ifMatch: true,
  rest: "POST /v1/rollovers/{id}/advance-to",
  etag: rolloverEtag,
  graphql: {
    mutation: "advanceRollover",
    description: `Advances a rollover to a state. ${DESCRIPTION}`,
    payload: rolloverPayload,
    scopes: ["rollovers:operate"],
  },
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, ...request }, directory) {
    const rollover = await advance(call, id, { request, directory });
    return toRolloverView(rollover, call.environment, directory);
  },
});

import { write } from "../../declare.ts";
import { residual } from "../../examples/rollover-story.ts";
import { createResidual as writeResidual } from "../create-residual.ts";
import { nameDuplicate } from "../duplicate-rollover.ts";
import { residualInputSchema } from "../residual-input.ts";
import { rolloverPayload } from "../rollover-payload.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";

const WHAT =
  "A residual, or a dividend that comes late, is a rollover of its own, with the accounts, consent, documents and custodians of the completed one, which stays completed. It begins where its money is: `processing` while it is only announced, `funds_sent` with its `transfer`, `funds_received` with its `receipt` too. `residualOf` and `residuals` lead from one to the other.";

export const createResidual = write({
  name: "createResidual",
  summary: "Create the follow-up of a completed rollover, for money that leaves later",
  description: WHAT,
  scope: "rollovers:act",
  scopesOf: () => ["rollovers:operate"],
  id: "rol",
  input: residualInputSchema,
  inputOptional: true,
  view: rolloverSchema,
  example: { input: {}, view: residual },
  answers: { 201: "The follow-up rollover." },
  errors: ["invalid_transition", "duplicate_rollover", "rollover_not_permitted", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/rollovers/{id}/residuals",
  etag: tagOfRollover,
  location: ({ id }) => `/v1/rollovers/${id}`,
  graphql: { mutation: "createRolloverResidual", description: WHAT, payload: rolloverPayload },
  explain: nameDuplicate,
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, ...input }, directory) {
    return toRolloverView(await writeResidual(call, id, input, directory), call.environment, directory);
  },
});

import { write } from "../../context/define-operation.ts";
import { createResidual as writeResidual } from "../drafts/create-residual.ts";
import { residualInputSchema } from "../drafts/residual-input.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { residual } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

const DESCRIPTION =
  "Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and custodians of the completed one, which stays completed. The new rollover starts in `processing` without a `transfer`, in `funds_sent` with one, and in `funds_received` if there is also a `receipt`. `residualOf` and `residuals` link the two.";

export const createResidual = write({
  name: "createResidual",
  summary: "Create a rollover for residual money",
  description: DESCRIPTION,
  scope: "rollovers:act",
  scopesFor: () => ["rollovers:operate"],
  id: "rol",
  input: residualInputSchema,
  inputOptional: true,
  view: rolloverSchema,
  example: { input: {}, view: residual },
  responses: { 201: "The new rollover." },
  errors: ["invalid_transition", "duplicate_rollover", "rollover_not_permitted", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/rollovers/{id}/residuals",
  etag: rolloverEtag,
  location: ({ id }) => `/v1/rollovers/${id}`,
  graphql: { mutation: "createRolloverResidual", description: DESCRIPTION, payload: rolloverPayload },
  explain: explainDuplicate,
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, ...input }, directory) {
    return toRolloverView(await writeResidual(call, id, { input, directory }), call.environment, directory);
  },
});

import { withIdempotency } from "@svc/operations";
import { steps } from "../../context/define-operation.ts";
import { createDraft } from "../drafts/create-draft.ts";
import { rolloverInputSchema } from "../drafts/rollover-input.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { draft, rolloverBody } from "../views/rollover-examples.ts";
import { type RolloverView, rolloverEtag, rolloverPayload, rolloverSchema } from "../views/rollover-view.ts";

/** Uses `steps`, because the transaction runs again after the identity check of an inline account. */
export const createRollover = steps({
  name: "createRollover",
  summary: "Create a draft rollover",
  description:
    "The rollover starts in state `draft`. Its eligibility is checked against the IRS rules immediately. Nothing is sent to a custodian until you perform actions.",
  scope: "rollovers:write",
  scopesFor: ({ account }) => (account === undefined ? [] : ["accounts:write"]),
  input: rolloverInputSchema,
  view: rolloverSchema,
  example: { input: rolloverBody, view: draft },
  responses: { 201: "The new rollover." },
  errors: [
    "not_found",
    "duplicate_rollover",
    "rollover_not_permitted",
    "identity_conflict",
    "identity_locked",
  ],
  rest: "POST /v1/rollovers",
  managesReplay: true,
  etag: rolloverEtag,
  location: ({ id }) => `/v1/rollovers/${id}`,
  graphql: { mutation: "createRollover", payload: rolloverPayload },
  async run(call, input) {
    const directory = await call.custodians.get();
    const { result, replayed } = await withIdempotency<RolloverView>(call, call.repeatableRequest, {
      change: (transact) => createDraft(call, transact, { input, directory }),
    }).catch(async (error) => {
      throw await explainDuplicate(call, error);
    });
    if (replayed) call.markAsReplay();
    return result;
  },
});

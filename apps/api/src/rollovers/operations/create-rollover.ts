import { write } from "../../context/define-operation.ts";
import { buildDraftAccountLock, toDraftAccount } from "../drafts/draft-account.ts";
import { planDraft } from "../drafts/draft-rollover.ts";
import { rolloverInputSchema } from "../drafts/rollover-input.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { insertWithTimeline } from "../timeline/rollover-change.ts";
import { draft, rolloverBody } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

export const createRollover = write({
  name: "createRollover",
  summary: "Create a draft rollover",
  scope: "rollovers:write",
  input: rolloverInputSchema,
  view: rolloverSchema,
  example: { input: rolloverBody, view: draft },
  responses: { 201: "The new rollover." },
  errors: ["not_found", "duplicate_rollover", "rollover_not_permitted"],
  rest: "POST /v1/rollovers",
  etag: rolloverEtag,
  location: ({ id }) => `/v1/rollovers/${id}`,
  graphql: { mutation: "createRollover", payload: rolloverPayload },
  explain: explainDuplicate,
  prepare: (call) => call.custodians.get(),
  prefetch: ({ principal }, { accountId }) => buildDraftAccountLock(principal.organizationId, accountId),
  async run(call, input, directory) {
    const { tx, principal, environment } = call;
    const account = toDraftAccount(call, input.accountId, call.prefetched);
    const plannedChange = await planDraft(call, tx, principal, input, { directory, account });
    // Respond with the planned row. The deferred insert stores exactly this row or fails.
    call.deferWrite((extraWrites) => insertWithTimeline(tx.committing, plannedChange, extraWrites));
    return toRolloverView(plannedChange.row, environment, directory);
  },
});

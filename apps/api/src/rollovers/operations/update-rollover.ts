import { write } from "../../context/define-operation.ts";
import { patchRollover, readPatchFacts } from "../drafts/patch-rollover.ts";
import { rolloverPatchSchema } from "../drafts/rollover-patch.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import { changed } from "../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

export const updateRollover = write({
  name: "updateRollover",
  summary: "Update a rollover",
  description:
    "A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state until the participant is erased. All other fields can change only in a draft, and the rules are then evaluated again.",
  scope: "rollovers:write",
  id: "rol",
  input: rolloverPatchSchema,
  view: rolloverSchema,
  example: { input: { metadata: { adviser: "north" } }, view: changed },
  responses: { 200: "The updated rollover." },
  errors: ["invalid_transition", "rollover_not_permitted", "duplicate_rollover", "history_mismatch"],
  ifMatch: true,
  rest: "PATCH /v1/rollovers/{id}",
  etag: rolloverEtag,
  graphql: {
    mutation: "updateRollover",
    description:
      "Updates a draft and evaluates the rules again. A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state.",
    payload: rolloverPayload,
  },
  explain: explainDuplicate,
  prepare: (call, { id }) => readPatchFacts(call, id),
  async run(call, { id, ...patch }, facts) {
    const rollover = await patchRollover(call, id, { patch, facts });
    return toRolloverView(rollover, call.environment, facts.directory);
  },
});

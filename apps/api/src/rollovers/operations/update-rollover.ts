import { write } from "../../declare.ts";
import { changed } from "../../examples/rollover-story.ts";
import { patchDraft, readPatchFacts } from "../patch-draft.ts";
import { rolloverPatchSchema } from "../rollover-patch.ts";
import { rolloverPayload } from "../rollover-payload.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";

export const updateRollover = write({
  name: "updateRollover",
  summary: "Change a draft",
  scope: "rollovers:write",
  id: "rol",
  input: rolloverPatchSchema,
  view: rolloverSchema,
  example: { input: { metadata: { adviser: "north" } }, view: changed },
  answers: { 200: "The rollover as it is now." },
  errors: ["invalid_transition", "rollover_not_permitted", "duplicate_rollover", "history_mismatch"],
  ifMatch: true,
  rest: "PATCH /v1/rollovers/{id}",
  etag: tagOfRollover,
  graphql: {
    mutation: "updateRollover",
    description: "Changes a draft; the rules are asked anew.",
    payload: rolloverPayload,
  },
  prepare: (call, { id }) => readPatchFacts(call, id),
  async run(call, { id, ...patch }, facts) {
    return toRolloverView(await patchDraft(call, id, patch, facts), call.environment);
  },
});

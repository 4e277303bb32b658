import { write } from "../../declare.ts";
import { changed } from "../../examples/rollover-story.ts";
import { nameDuplicate } from "../duplicate-rollover.ts";
import { patchRollover, readPatchFacts } from "../patch-rollover.ts";
import { rolloverPatchSchema } from "../rollover-patch.ts";
import { rolloverPayload } from "../rollover-payload.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";

export const updateRollover = write({
  name: "updateRollover",
  summary: "Change a draft, or what no rule depends on",
  description:
    "`assigneeId`, `priority`, `tags` and `metadata`, without anything else, may change at any time, whatever the state, until the participant is erased. Everything else belongs to the draft, and the rules are asked anew.",
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
    description:
      "Changes a draft, for which the rules are asked anew; or, at any time, nothing but `assigneeId`, `priority`, `tags` and `metadata`.",
    payload: rolloverPayload,
  },
  explain: nameDuplicate,
  prepare: (call, { id }) => readPatchFacts(call, id),
  async run(call, { id, ...patch }, facts) {
    const rollover = await patchRollover(call, id, patch, facts);
    return toRolloverView(rollover, call.environment, facts.directory);
  },
});

import { write } from "../../declare.ts";
import { draft, rolloverBody } from "../../examples/rollover-story.ts";
import { readDraftFacts, writeDraft } from "../draft-rollover.ts";
import { nameDuplicate } from "../duplicate-rollover.ts";
import { rolloverInputSchema } from "../rollover-input.ts";
import { rolloverPayload } from "../rollover-payload.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";

export const createRollover = write({
  name: "createRollover",
  summary: "Create a rollover as a draft",
  scope: "rollovers:write",
  input: rolloverInputSchema,
  view: rolloverSchema,
  example: { input: rolloverBody, view: draft },
  answers: { 201: "The new rollover." },
  errors: ["not_found", "duplicate_rollover", "rollover_not_permitted"],
  rest: "POST /v1/rollovers",
  etag: tagOfRollover,
  location: ({ id }) => `/v1/rollovers/${id}`,
  graphql: { mutation: "createRollover", payload: rolloverPayload },
  explain: nameDuplicate,
  prepare: (call) => readDraftFacts(call, call.principal.organizationId),
  async run(call, input, facts) {
    const rollover = await writeDraft(call, call.tx, call.principal, input, facts);
    return toRolloverView(rollover, call.environment, facts.directory);
  },
});

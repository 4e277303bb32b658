import { z } from "zod";
import { steps } from "../../declare.ts";
import { changed } from "../../examples/rollover-story.ts";
import { ROLLOVER_ID } from "../../examples/story.ts";
import { bulkAnswerSchema, bulkResultSchema, bulkUpdateSchema, MAX_BULK } from "../bulk-schemas.ts";
import { updateInBulk } from "../bulk-update.ts";

const HOW = `Each is judged by itself, as \`PATCH /v1/rollovers/{id}\` would, and has its own answer: one that somebody has changed meanwhile spoils no other. It counts as one request for each of them.
Sent again under its idempotency key, it changes those that were refused or not reached, and none twice.`;

export const bulkUpdateRollovers = steps({
  name: "bulkUpdateRollovers",
  summary: `Assign, prioritise or tag up to ${MAX_BULK} rollovers`,
  description: HOW,
  scope: "rollovers:write",
  input: bulkUpdateSchema,
  requestsOf: ({ rollovers }) => rollovers.length,
  view: bulkAnswerSchema,
  example: {
    input: { rollovers: [{ rolloverId: ROLLOVER_ID }], assigneeId: "ops-17", addTags: ["vip"] },
    view: {
      object: "rollover_bulk_update",
      updated: 1,
      results: [
        {
          rolloverId: ROLLOVER_ID,
          status: 200,
          rollover: { ...changed, assigneeId: "ops-17", tags: ["vip"] },
          problem: null,
        },
      ],
    },
  },
  answers: { 200: "What became of each, in the order in which they were named." },
  errors: [],
  rest: "POST /v1/rollovers/bulk-update",
  // Idempotency is recorded per item, so that rejected items can be retried.
  remembersItself: true,
  graphql: {
    mutation: "bulkUpdateRollovers",
    description: `Assigns, prioritises or tags up to ${MAX_BULK} rollovers. ${HOW}`,
    listLengths: { results: MAX_BULK },
    payload: {
      name: "BulkUpdateRolloversPayload",
      description: "What became of rollovers that were to change together.",
      view: z.object({
        updated: z.int().describe("How many were changed; null when there are errors."),
        results: z
          .array(bulkResultSchema)
          .describe(
            "What became of each, in the order in which they were named; null when there are errors.",
          ),
      }),
      of: ({ updated, results }) => ({ updated, results }),
    },
  },
  run: (call, input) => updateInBulk(call, input),
});

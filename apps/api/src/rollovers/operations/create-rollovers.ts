import { z } from "zod";
import { steps } from "../../declare.ts";
import { draft, rolloverBody } from "../../examples/rollover-story.ts";
import {
  batchBodySchema,
  batchInputSchema,
  batchResultSchema,
  batchSchema,
  MAX_BATCH,
} from "../batch-schemas.ts";
import { createBatch } from "../create-batch.ts";

const BODY_LIMIT_KB = 512;

const HOW = `Each item is created by itself, and has its own answer: a bad one spoils no other. A batch counts as one request for each item.
Under the batch's idempotency key, or under a key of its own, an item is created once; sent again, a batch creates what is missing.`;

export const createRollovers = steps({
  name: "createRollovers",
  summary: `Create up to ${MAX_BATCH} rollovers as drafts`,
  description: `${HOW}\n\nThe body may have ${BODY_LIMIT_KB} kB.`,
  scope: "rollovers:write",
  input: batchInputSchema,
  documentedInput: batchBodySchema,
  bodyLimitBytes: BODY_LIMIT_KB * 1024,
  requestsOf: ({ rollovers }) => rollovers.length,
  view: batchSchema,
  example: {
    input: { rollovers: [rolloverBody] },
    view: {
      object: "rollover_batch",
      created: 1,
      results: [{ status: 201, rollover: draft, problem: null }],
    },
  },
  answers: { 200: "What became of each item, in the order in which they were sent." },
  errors: [],
  rest: "POST /v1/rollovers/batch",
  // Idempotency is recorded per item, so that rejected items can be retried and none is created twice.
  remembersItself: true,
  graphql: {
    mutation: "createRollovers",
    description: `Creates up to ${MAX_BATCH} rollovers as drafts. ${HOW}`,
    input: {
      description: "Rollovers that are to be created.",
      schema: batchBodySchema,
      toInput: ({ rollovers }) => ({ rollovers }),
      place: (steps) => steps,
    },
    listLengths: { results: MAX_BATCH },
    payload: {
      name: "CreateRolloversPayload",
      description: "What became of rollovers that were to be created together.",
      view: z.object({
        created: z.int().describe("How many of the items have their rollover; null when there are errors."),
        results: z
          .array(batchResultSchema)
          .describe(
            "What became of each item, in the order in which they were sent; null when there are errors.",
          ),
      }),
      of: ({ created, results }) => ({ created, results }),
    },
  },
  run: (call, { rollovers }) => createBatch(call, rollovers),
});

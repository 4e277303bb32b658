import { z } from "zod";
import { steps } from "../../context/define-operation.ts";
import { fundsBody, incomingFunds } from "../funds-examples.ts";
import {
  batchBodySchema,
  batchInputSchema,
  batchResultSchema,
  batchSchema,
  MAX_BATCH_ITEMS,
  recordBatch,
} from "../record-batch.ts";

const DESCRIPTION =
  "Each item is recorded independently, like `POST /v1/incoming-funds`, and has its own result. Each item counts as one request.\nIf you repeat a batch with the same idempotency key, only missing items are recorded.";

export const recordIncomingFundsBatch = steps({
  name: "recordIncomingFundsBatch",
  summary: `Record up to ${MAX_BATCH_ITEMS} arrivals`,
  description: DESCRIPTION,
  scope: "rollovers:operate",
  input: batchInputSchema,
  documentedInput: batchBodySchema,
  bodyLimitBytes: 512 * 1024,
  quotaCost: ({ items }) => items.length,
  view: batchSchema,
  example: {
    input: { items: [fundsBody] },
    view: {
      object: "incoming_funds_batch",
      recorded: 1,
      results: [{ status: 201, incomingFunds, problem: null }],
    },
  },
  responses: { 200: "Result of each item, in request order." },
  errors: [],
  rest: "POST /v1/incoming-funds/batch",
  managesReplay: true,
  graphql: {
    mutation: "recordIncomingFundsBatch",
    description: `Records up to ${MAX_BATCH_ITEMS} arrivals. ${DESCRIPTION}`,
    input: {
      description: "Money that arrived, item by item.",
      schema: batchBodySchema,
      toInput: ({ items }) => ({ items }),
      mapIssuePath: (path) => path,
    },
    listLengths: { results: MAX_BATCH_ITEMS },
    payload: {
      name: "RecordIncomingFundsBatchPayload",
      description: "Results of a batch.",
      view: z.object({
        recorded: z
          .int()
          .describe(
            "Number of items that are recorded, now or by an earlier attempt. Null if there are errors.",
          ),
        results: z
          .array(batchResultSchema)
          .describe("Result of each item, in request order. Null if there are errors."),
      }),
      toPayload: ({ recorded, results }) => ({ recorded, results }),
    },
  },
  run: (call, { items }) => recordBatch(call, items),
});

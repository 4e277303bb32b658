import { z } from "zod";
import { steps } from "../../context/define-operation.ts";
import {
  batchBodySchema,
  batchInputSchema,
  batchResultSchema,
  batchSchema,
  MAX_BATCH_ITEMS,
} from "../drafts/batch-schemas.ts";
import { createBatch } from "../drafts/create-batch.ts";
import { draft, rolloverBody } from "../views/rollover-examples.ts";

const BODY_LIMIT_KB = 512;

const hasAccount = (item: unknown) => (item as { account?: unknown } | null)?.account != null;

const DESCRIPTION =
  "Each item is processed independently and has its own result. Each item counts as one request.\nEach item is created only once for its own idempotency key, or for the batch's key if it has none. If you repeat a batch, only missing rollovers are created.";

export const createRollovers = steps({
  name: "createRollovers",
  summary: `Create up to ${MAX_BATCH_ITEMS} draft rollovers`,
  description: `${DESCRIPTION}\n\nThe body can be up to ${BODY_LIMIT_KB} kB.`,
  scope: "rollovers:write",
  scopesFor: ({ rollovers }) => (rollovers.some(hasAccount) ? ["accounts:write"] : []),
  input: batchInputSchema,
  documentedInput: batchBodySchema,
  bodyLimitBytes: BODY_LIMIT_KB * 1024,
  quotaCost: ({ rollovers }) => rollovers.length,
  view: batchSchema,
  example: {
    input: { rollovers: [rolloverBody] },
    view: {
      object: "rollover_batch",
      created: 1,
      results: [{ status: 201, rollover: draft, problem: null }],
    },
  },
  responses: { 200: "Result of each item, in request order." },
  errors: [],
  rest: "POST /v1/rollovers/batch",
  managesReplay: true,
  graphql: {
    mutation: "createRollovers",
    description: `Creates up to ${MAX_BATCH_ITEMS} draft rollovers. ${DESCRIPTION}`,
    input: {
      description: "A batch of rollovers to create.",
      schema: batchBodySchema,
      toInput: ({ rollovers }) => ({ rollovers }),
      mapIssuePath: (steps) => steps,
    },
    listLengths: { results: MAX_BATCH_ITEMS },
    payload: {
      name: "CreateRolloversPayload",
      description: "Results of a batch.",
      view: z.object({
        created: z
          .int()
          .describe(
            "Number of items with a rollover, created now or by an earlier attempt. Null if there are errors.",
          ),
        results: z
          .array(batchResultSchema)
          .describe("Result of each item, in request order. Null if there are errors."),
      }),
      toPayload: ({ created, results }) => ({ created, results }),
    },
  },
  run: (call, { rollovers }) => createBatch(call, rollovers),
});

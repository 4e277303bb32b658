import { z } from "zod";
import { steps } from "../../context/define-operation.ts";
import { ROLLOVER_ID } from "../../context/example-values.ts";
import {
  bulkResponseSchema,
  bulkResultSchema,
  bulkUpdateSchema,
  MAX_BULK_ROLLOVERS,
} from "../actions/bulk-schemas.ts";
import { updateInBulk } from "../actions/bulk-update.ts";
import { changed } from "../views/rollover-examples.ts";

const DESCRIPTION =
  "Each rollover is updated independently, like `PATCH /v1/rollovers/{id}`, and has its own result. A version conflict on one does not affect the others. Each rollover counts as one request.\nIf you repeat the request with the same idempotency key, only items that failed or were not reached are processed again.";

export const bulkUpdateRollovers = steps({
  name: "bulkUpdateRollovers",
  summary: `Assign, prioritize or tag up to ${MAX_BULK_ROLLOVERS} rollovers`,
  description: DESCRIPTION,
  scope: "rollovers:write",
  input: bulkUpdateSchema,
  quotaCost: ({ rollovers }) => rollovers.length,
  view: bulkResponseSchema,
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
  responses: { 200: "Result for each rollover, in request order." },
  errors: [],
  rest: "POST /v1/rollovers/bulk-update",
  managesReplay: true,
  graphql: {
    mutation: "bulkUpdateRollovers",
    description: `Assigns, prioritizes or tags up to ${MAX_BULK_ROLLOVERS} rollovers. ${DESCRIPTION}`,
    listLengths: { results: MAX_BULK_ROLLOVERS },
    payload: {
      name: "BulkUpdateRolloversPayload",
      description: "Results of a bulk update.",
      view: z.object({
        updated: z.int().describe("Number of rollovers updated. Null if there are errors."),
        results: z
          .array(bulkResultSchema)
          .describe("Result for each rollover, in request order. Null if there are errors."),
      }),
      toPayload: ({ updated, results }) => ({ updated, results }),
    },
  },
  run: (call, input) => updateInBulk(call, input),
});

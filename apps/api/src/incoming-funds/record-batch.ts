import { problemSchema } from "@svc/openapi";
import { CollectedEffects, type Steps, withIdempotency } from "@svc/operations";
import { parseBody, schemasValidatedInParts } from "@svc/service-kit/endpoints";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ApiCall } from "../context/define-operation.ts";
import { runBatchItems, wasSentBefore } from "../rollovers/responses/batch-items.ts";
import { incomingFundsInputSchema } from "./funds-input.ts";
import { type IncomingFundsView, incomingFundsSchema, toIncomingFundsView } from "./funds-view.ts";
import { recordOne } from "./record-one.ts";

export const MAX_BATCH_ITEMS = 100;

const batchItems = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, "must be a list")
    .min(1, "must not be empty")
    .max(MAX_BATCH_ITEMS, `must contain at most ${MAX_BATCH_ITEMS} items`)
    .describe(`1 to ${MAX_BATCH_ITEMS} items to record.`);

export const batchBodySchema = z
  .strictObject({ items: batchItems(incomingFundsInputSchema) })
  .meta({ id: "IncomingFundsBatchInput", description: "Money that arrived, item by item." });

/** `recordBatch` validates each item, so that an invalid item does not reject the batch. */
export const batchInputSchema = z.strictObject({ items: batchItems(z.unknown()) });
schemasValidatedInParts.add(batchInputSchema);

export const batchResultSchema = z
  .strictObject({
    status: z
      .int()
      .describe(
        "Status that `POST /v1/incoming-funds` would have returned: 201, or the status of the problem.",
      ),
    incomingFunds: incomingFundsSchema.nullable().describe("The recorded money. Null if there is a problem."),
    problem: problemSchema
      .describe("The problem that prevented recording. Its pointers refer to the item. Null on success.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "IncomingFundsBatchResult", description: "Result of one item in a batch." });

export const batchSchema = z
  .strictObject({
    object: z.literal("incoming_funds_batch"),
    recorded: z.int().min(0).describe("Number of items that are recorded, now or by an earlier attempt."),
    results: z.array(batchResultSchema).describe("Result of each item, in request order."),
  })
  .meta({ id: "IncomingFundsBatch", description: "Results of a batch." });

type Batch = z.output<typeof batchSchema>;

/**
 * Records each item in its own transaction.
 * @throws Problem `idempotency_key_reused`, or a problem of `runBatchItems`
 */
export async function recordBatch(call: ApiCall & Steps<Batch>, items: readonly unknown[]): Promise<Batch> {
  const isRepetition = await wasSentBefore(call);
  const directory = await call.custodians.get();
  const itemResults = await runBatchItems<unknown, IncomingFundsView, Batch>(call, items, {
    isRepetition,
    work: {
      path: "/v1/incoming-funds/batch",
      async run(item, request) {
        const input = parseBody(incomingFundsInputSchema, item);
        return withIdempotency(
          call,
          { ...request, input },
          {
            change: (transact) =>
              transact(async (tx, deferWrite, prefetched) => {
                const effects = new CollectedEffects();
                const change = { ...call, ...effects.toChange({ tx, deferWrite, prefetched, file: null }) };
                const row = await recordOne(change, input, directory);
                await effects.write(tx, call, call.clock.now());
                return toIncomingFundsView(row, call.environment);
              }),
          },
        );
      },
    },
  });
  const results = itemResults.map(({ result, problem }) => ({
    status: problem?.status ?? 201,
    incomingFunds: result,
    problem,
  }));
  const recorded = results.filter(({ incomingFunds }) => incomingFunds !== null).length;
  return { object: "incoming_funds_batch", recorded, results };
}

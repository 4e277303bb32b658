import { problemSchema } from "@svc/openapi";
import { schemasValidatedInParts } from "@svc/service-kit/endpoints";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { rolloverSchema } from "../views/rollover-view.ts";
import { rolloverInputSchema } from "./rollover-input.ts";

export const MAX_BATCH_ITEMS = 200;
const MAX_KEY_LENGTH = 255;

export const batchItemSchema = rolloverInputSchema
  .safeExtend({
    idempotencyKey: z
      .string("must be text")
      .min(1, "must not be empty")
      .refine((key) => [...key].length <= MAX_KEY_LENGTH, `must be at most ${MAX_KEY_LENGTH} characters`)
      .optional()
      .describe(
        "Your idempotency key for this item, 1 to 255 characters. Within 24 hours, items with the same key create only one rollover, even in different batches.",
      ),
  })
  .meta({ id: "RolloverBatchItem", description: "A rollover to create in a batch." })
  .register(graphqlTypes, { name: "RolloverBatchItem" });

const batchItems = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, "must be a list")
    .min(1, "must not be empty")
    .max(MAX_BATCH_ITEMS, `must contain at most ${MAX_BATCH_ITEMS} rollovers`)
    .describe(`1 to ${MAX_BATCH_ITEMS} rollovers to create.`);

export const batchBodySchema = z
  .strictObject({ rollovers: batchItems(batchItemSchema) })
  .meta({ id: "RolloverBatchInput", description: "A batch of rollovers to create." });

/** `createBatch` validates each item, so that an invalid item does not reject the batch. */
export const batchInputSchema = z.strictObject({ rollovers: batchItems(z.unknown()) });
schemasValidatedInParts.add(batchInputSchema);

export const batchResultSchema = z
  .strictObject({
    status: z
      .int()
      .describe("Status that `POST /v1/rollovers` would have returned: 201, or the status of the problem."),
    rollover: rolloverSchema.nullable().describe("The new rollover. Null if there is a problem."),
    problem: problemSchema
      .describe("The problem that prevented creation. Its pointers refer to the item. Null on success.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "RolloverBatchResult", description: "Result of one item in a batch." });

export const batchSchema = z
  .strictObject({
    object: z.literal("rollover_batch"),
    created: z
      .int()
      .min(0)
      .describe("Number of items with a rollover, created now or by an earlier attempt."),
    results: z.array(batchResultSchema).describe("Result of each item, in request order."),
  })
  .meta({ id: "RolloverBatch", description: "Results of a batch." });

export type RolloverBatch = z.output<typeof batchSchema>;

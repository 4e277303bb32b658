import { problemSchema } from "@svc/openapi";
import { graphqlTypes, readInParts } from "@svc/service-kit";
import { z } from "zod";
import { rolloverInputSchema } from "./rollover-input.ts";
import { rolloverSchema } from "./rollover-view.ts";

export const MAX_BATCH = 200;
const MAX_KEY_LENGTH = 255;

export const batchItemSchema = rolloverInputSchema
  .safeExtend({
    idempotencyKey: z
      .string("must be text")
      .min(1, "must not be empty")
      .refine((key) => [...key].length <= MAX_KEY_LENGTH, `must be at most ${MAX_KEY_LENGTH} characters`)
      .optional()
      .describe(
        "1 to 255 characters of your own: the same item sent again within a day with the same key, in whatever batch, creates nothing twice.",
      ),
  })
  .meta({ id: "RolloverBatchItem", description: "A rollover that is to be created in a batch." })
  .register(graphqlTypes, { name: "RolloverBatchItem" });

const items = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, "must be a list")
    .min(1, "must not be empty")
    .max(MAX_BATCH, `must be at most ${MAX_BATCH}`)
    .describe(`1 to ${MAX_BATCH} rollovers that are to be created.`);

export const batchBodySchema = z
  .strictObject({ rollovers: items(batchItemSchema) })
  .meta({ id: "RolloverBatchInput", description: "Rollovers that are to be created." });

/** Items are validated one by one, so that an invalid item does not reject the batch. */
export const batchInputSchema = z.strictObject({ rollovers: items(z.unknown()) });
readInParts.add(batchInputSchema);

export const batchResultSchema = z
  .strictObject({
    status: z.int().describe("What `POST /v1/rollovers` would have answered: 201, or the problem's."),
    rollover: rolloverSchema.nullable().describe("The new rollover; null where there is a problem."),
    problem: problemSchema
      .describe("Why it was not created, its pointers into the item; null where it was.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "RolloverBatchResult", description: "What became of one item of a batch." });

export const batchSchema = z
  .strictObject({
    object: z.literal("rollover_batch"),
    created: z.int().min(0).describe("How many of the items have their rollover."),
    results: z
      .array(batchResultSchema)
      .describe("What became of each item, in the order in which they were sent."),
  })
  .meta({ id: "RolloverBatch", description: "What became of rollovers that were to be created together." });

export type BatchResult = z.output<typeof batchResultSchema>;
export type RolloverBatch = z.output<typeof batchSchema>;

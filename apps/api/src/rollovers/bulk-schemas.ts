import { problemSchema } from "@svc/openapi";
import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { prioritySchema } from "./rollover-enums.ts";
import { rolloverSchema } from "./rollover-view.ts";
import { assigneeField, tagsField } from "./work-fields.ts";

export const MAX_BULK = 200;

const target = z
  .strictObject({
    rolloverId: z
      .string("must be text")
      .max(100, "must be at most 100 characters")
      .describe("The rollover's id. One that names nothing is a `not_found` of this item."),
    ifVersion: z
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .optional()
      .describe(
        "The `version` that was seen: where it is another by now, this one is left as it is (`version_conflict`).",
      ),
  })
  .meta({ id: "RolloverBulkTarget", description: "A rollover that is to be changed together with others." })
  .register(graphqlTypes, { name: "RolloverBulkTarget" });

const changes = {
  assigneeId: assigneeField
    .nullable()
    .optional()
    .describe("Your own id of the person who works on them; null for nobody."),
  priority: prioritySchema.optional(),
  addTags: tagsField.optional().describe("Words of your own that each is to have besides those it has."),
  removeTags: tagsField.optional().describe("Words of your own that none is to have any more."),
};
const CHANGES = Object.keys(changes) as (keyof typeof changes)[];

export type BulkChange = Pick<BulkUpdateInput, (typeof CHANGES)[number]>;

const fields = z.strictObject({
  rollovers: z
    .array(target, "must be a list")
    .min(1, "must not be empty")
    .max(MAX_BULK, `must be at most ${MAX_BULK}`)
    .refine(
      (targets) => new Set(targets.map(({ rolloverId }) => rolloverId)).size === targets.length,
      "must name each rollover once",
    )
    .describe(`1 to ${MAX_BULK} rollovers, each once.`),
  ...changes,
});

export const bulkUpdateSchema = fields
  .refine((body) => CHANGES.some((name) => body[name] !== undefined), {
    error: `must say what is to change: ${CHANGES.join(", ")}`,
  })
  .refine(({ addTags = [], removeTags = [] }) => !addTags.some((tag) => removeTags.includes(tag)), {
    error: "must not be among addTags too",
    path: ["removeTags"],
  })
  .meta({
    id: "RolloverBulkUpdate",
    description: "What is to change of several rollovers alike, whatever the state of each.",
  })
  .register(graphqlTypes, { name: "RolloverBulkUpdate", isPatch: true });
export type BulkUpdateInput = z.output<typeof fields>;

export const bulkResultSchema = z
  .strictObject({
    rolloverId: z.string().describe("The rollover, as it was named."),
    status: z.int().describe("What changing it alone would have answered: 200, or the problem's."),
    rollover: rolloverSchema.nullable().describe("The rollover as it is now; null where there is a problem."),
    problem: problemSchema
      .describe("Why it was left as it is; null where it was changed.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "RolloverBulkResult", description: "What became of one rollover of several." });

export const bulkAnswerSchema = z
  .strictObject({
    object: z.literal("rollover_bulk_update"),
    updated: z.int().min(0).describe("How many were changed."),
    results: z
      .array(bulkResultSchema)
      .describe("What became of each, in the order in which they were named."),
  })
  .meta({ id: "RolloverBulkAnswer", description: "What became of rollovers that were to change together." });

export type BulkAnswer = z.output<typeof bulkAnswerSchema>;

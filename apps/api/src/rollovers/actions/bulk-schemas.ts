import { problemSchema } from "@svc/openapi";
import { prioritySchema } from "@svc/rollover-rules/rollover-enums";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { rolloverSchema } from "../views/rollover-view.ts";
import { assigneeField, tagsField } from "../views/work-fields.ts";

export const MAX_BULK_ROLLOVERS = 200;

const target = z
  .strictObject({
    rolloverId: z
      .string("must be text")
      .max(100, "must be at most 100 characters")
      .describe("The rollover's ID. An unknown ID results in `not_found` for this item."),
    ifVersion: z
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .optional()
      .describe(
        "The `version` you last read. If the rollover has a newer version, the update is not applied (`version_conflict`).",
      ),
  })
  .meta({ id: "RolloverBulkTarget", description: "A rollover to update in bulk." })
  .register(graphqlTypes, { name: "RolloverBulkTarget" });

const changes = {
  assigneeId: assigneeField
    .nullable()
    .optional()
    .describe("Your ID for the person who works on the rollovers. Null removes the assignment."),
  priority: prioritySchema.optional(),
  addTags: tagsField.optional().describe("Tags to add to each rollover."),
  removeTags: tagsField.optional().describe("Tags to remove from each rollover."),
};
const CHANGE_NAMES = Object.keys(changes) as (keyof typeof changes)[];

export type BulkChange = Pick<BulkUpdateInput, (typeof CHANGE_NAMES)[number]>;

const fields = z.strictObject({
  rollovers: z
    .array(target, "must be a list")
    .min(1, "must not be empty")
    .max(MAX_BULK_ROLLOVERS, `must contain at most ${MAX_BULK_ROLLOVERS} rollovers`)
    .refine(
      (targets) => new Set(targets.map(({ rolloverId }) => rolloverId)).size === targets.length,
      "must list each rollover once",
    )
    .describe(`1 to ${MAX_BULK_ROLLOVERS} rollovers, without duplicates.`),
  ...changes,
});

export const bulkUpdateSchema = fields
  .refine((body) => CHANGE_NAMES.some((name) => body[name] !== undefined), {
    error: `must include at least one change: ${CHANGE_NAMES.join(", ")}`,
  })
  .refine(({ addTags = [], removeTags = [] }) => !addTags.some((tag) => removeTags.includes(tag)), {
    error: "must not also be in addTags",
    path: ["removeTags"],
  })
  .meta({
    id: "RolloverBulkUpdate",
    description: "Changes to apply to several rollovers, whatever their state.",
  })
  .register(graphqlTypes, { name: "RolloverBulkUpdate", isPatch: true });
export type BulkUpdateInput = z.output<typeof fields>;

export const bulkResultSchema = z
  .strictObject({
    rolloverId: z.string().describe("The rollover's ID from the request."),
    status: z
      .int()
      .describe("HTTP status that a single update would have returned: 200, or the status of the problem."),
    rollover: rolloverSchema.nullable().describe("The updated rollover. Null if there is a problem."),
    problem: problemSchema
      .describe("The problem that prevented the update. Null on success.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "RolloverBulkResult", description: "Result for one rollover." });

export const bulkResponseSchema = z
  .strictObject({
    object: z.literal("rollover_bulk_update"),
    updated: z.int().min(0).describe("Number of rollovers updated."),
    results: z.array(bulkResultSchema).describe("Result for each rollover, in request order."),
  })
  .meta({ id: "RolloverBulkAnswer", description: "Results of a bulk update." });

export type BulkResponse = z.output<typeof bulkResponseSchema>;

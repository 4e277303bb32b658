import { prioritySchema } from "@svc/rollover-rules/rollover-enums";
import { externalIdField, graphqlTypes, lineField } from "@svc/service-kit/fields";
import { z } from "zod";

export const MAX_TAGS = 20;

/** The integrator's ID for an employee, or a member ID. */
export const assigneeField = externalIdField.register(graphqlTypes, { scalar: "String" });

export const tagsField = z
  .array(lineField(50), "must be a list of strings")
  .max(MAX_TAGS, `must contain at most ${MAX_TAGS} tags`)
  .refine((tags) => new Set(tags).size === tags.length, "must list each tag once");

export const workFields = {
  assigneeId: assigneeField.optional().describe("Your ID for the person who works on the rollover."),
  priority: prioritySchema.optional(),
  tags: tagsField.optional().describe("Up to 20 tags, each up to 50 characters."),
};

import { problemSchema } from "@svc/openapi";
import { pendingOnSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { graphqlTypes, idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { dryRunField } from "./action-body.ts";

export const MAX_BULK_ACTIONS = 100;

/** Actions whose params can be the same for many rollovers. Excludes actions that record money. */
export const BULK_ACTIONS = [
  "request_consent",
  "start_review",
  "request_documents",
  "approve",
  "send_to_custodian",
  "acknowledge",
  "hold",
  "release",
] as const satisfies CallerAction[];

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
      .describe("The `version` you last read. With a newer version, the item fails with `version_conflict`."),
  })
  .meta({
    id: "RolloverBulkActionTarget",
    description: "A rollover to change, and the version that was last read.",
  })
  .register(graphqlTypes, { name: "RolloverBulkActionTarget" });

export type BulkActionTarget = z.output<typeof target>;

export const bulkActionTargets = z
  .array(target, "must be a list")
  .min(1, "must not be empty")
  .max(MAX_BULK_ACTIONS, `must contain at most ${MAX_BULK_ACTIONS} rollovers`)
  .refine(
    (targets) => new Set(targets.map(({ rolloverId }) => rolloverId)).size === targets.length,
    "must list each rollover once",
  )
  .describe(`1 to ${MAX_BULK_ACTIONS} rollovers, without duplicates.`);

export const bulkActionSchema = z
  .strictObject({
    action: z
      .enum(BULK_ACTIONS, `must be one of ${BULK_ACTIONS.join(", ")}`)
      .describe("The action to perform on each rollover."),
    // Parsed per item, because the requested documents can differ.
    params: z
      .record(z.string(), z.unknown(), "must be an object")
      .default({})
      .describe(
        "The parameters of the action. `request_documents` without `types` requests each rollover's missing documents.",
      ),
    rollovers: bulkActionTargets,
    dryRun: dryRunField,
  })
  .meta({ id: "RolloverBulkAction", description: "An action to perform on several rollovers." });

export type BulkActionInput = z.output<typeof bulkActionSchema>;

export const bulkActionResultSchema = z
  .strictObject({
    rolloverId: z.string().describe("The rollover's ID from the request."),
    status: z.int().describe("HTTP status that the action would have returned for this rollover alone."),
    outcome: z
      .strictObject({
        accountId: idField("acct").describe("The participant's account."),
        externalId: z.string().nullable().describe("The integrator's reference."),
        fromState: rolloverStateSchema,
        toState: rolloverStateSchema,
        pendingOn: pendingOnSchema,
        dueAt: z.iso.datetime().nullable().describe("The next deadline after the action."),
        version: z
          .int()
          .describe("The rollover's version: after the action, or the current one in a dry run."),
        needsSecondPerson: z
          .boolean()
          .describe("True if the dry run found that a second person must confirm the action."),
      })
      .describe("Changes that the action makes. Null if there is a problem.")
      .nullable(),
    problem: problemSchema.describe("The problem that prevented the action. Null on success.").nullable(),
  })
  .meta({ id: "RolloverBulkActionResult", description: "Result for one rollover." });

export const bulkActionResponseSchema = z
  .strictObject({
    object: z.literal("rollover_bulk_action"),
    dryRun: z.boolean().describe("True if nothing was saved."),
    succeeded: z.int().min(0).describe("Number of results without a problem."),
    results: z.array(bulkActionResultSchema).describe("Result for each rollover, in request order."),
  })
  .meta({ id: "RolloverBulkActionAnswer", description: "Results of a bulk action." });

export type BulkActionResponse = z.output<typeof bulkActionResponseSchema>;
export type BulkActionResult = z.output<typeof bulkActionResultSchema>;

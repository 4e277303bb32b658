import { problemSchema } from "@svc/openapi";
import { graphqlTypes, idField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { reminderFields } from "../../rollovers/reminders/reminder.ts";

export const dryRunField = z
  .boolean("must be true or false")
  .default(false)
  .describe("Returns whom the reminder would reach, without sending it.")
  .register(graphqlTypes, { default: "false" });

export const reminderSchema = z
  .strictObject({
    object: z.literal("rollover_reminder"),
    rolloverId: z.string().describe("ID of the rollover that waits."),
    accountId: idField("acct").describe("The participant's account."),
    externalId: z.string().nullable().describe("The integrator's reference."),
    version: z.int().min(1).describe("The rollover's version. A reminder does not change it."),
    ...reminderFields,
    dryRun: z.boolean().describe("True if nothing was sent."),
    sentAt: timestampField.describe("When the reminder was sent. In a dry run, the current time."),
    nextReminderAt: timestampField.describe("When the same reminder can be sent again."),
  })
  .meta({
    id: "RolloverReminder",
    description: "A reminder of a rollover that is waiting for someone outside the organization.",
  });

export type ReminderView = z.output<typeof reminderSchema>;

export const bulkReminderResultSchema = z
  .strictObject({
    rolloverId: z.string().describe("The rollover's ID from the request."),
    status: z.int().describe("HTTP status that a single request would have returned."),
    reminder: reminderSchema.nullable().describe("The reminder. Null if there is a problem."),
    problem: problemSchema
      .describe("The problem that prevented the reminder. Null on success.")
      .register(graphqlTypes, { scalar: "JSONObject" })
      .nullable(),
  })
  .meta({ id: "RolloverBulkReminderResult", description: "Result for one rollover." });

export const bulkReminderResponseSchema = z
  .strictObject({
    object: z.literal("rollover_bulk_reminder"),
    dryRun: z.boolean().describe("True if nothing was sent."),
    sent: z.int().min(0).describe("Number of results without a problem."),
    results: z.array(bulkReminderResultSchema).describe("Result for each rollover, in request order."),
  })
  .meta({ id: "RolloverBulkReminder", description: "Results of bulk reminders." });

export type BulkReminderResponse = z.output<typeof bulkReminderResponseSchema>;

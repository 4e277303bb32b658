import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { REMINDER_DESCRIPTION } from "../describe-reminders.ts";
import { reminder } from "../reminder-examples.ts";
import { dryRunField, type ReminderView, reminderSchema } from "../reminder-view.ts";
import { sendReminder } from "../send-reminder.ts";

export const remindRollover = write({
  name: "remindRollover",
  summary: "Remind the party that a rollover waits for",
  description: REMINDER_DESCRIPTION,
  scope: "rollovers:act",
  id: "rol",
  input: z.strictObject({ dryRun: dryRunField }),
  inputOptional: true,
  view: reminderSchema,
  example: { input: {}, view: reminder },
  responses: { 200: "The reminder." },
  errors: ["reminder_not_possible", "history_mismatch"],
  // Dry runs write nothing, so they do not use up the idempotency key.
  acceptsIdempotencyKey: ({ dryRun }) => !dryRun,
  rest: "POST /v1/rollovers/{id}/reminders",
  graphql: {
    mutation: "remindRollover",
    payload: {
      name: "RemindRolloverPayload",
      description: "Result of a reminder.",
      view: z.object({ reminder: reminderSchema.describe("The reminder. Null if there are errors.") }),
      toPayload: (sent: ReminderView) => ({ reminder: sent }),
    },
  },
  prepare: (call) => call.custodians.get(),
  run: (call, { id, dryRun }, directory) => sendReminder(call, id, { directory, ifMatch: null, dryRun }),
});

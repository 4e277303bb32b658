import { z } from "zod";
import { steps } from "../../../context/define-operation.ts";
import { ROLLOVER_ID } from "../../../context/example-values.ts";
import { bulkActionTargets, MAX_BULK_ACTIONS } from "../../../rollovers/actions/bulk-action-schemas.ts";
import { REMINDER_DESCRIPTION } from "../describe-reminders.ts";
import { reminder } from "../reminder-examples.ts";
import { bulkReminderResponseSchema, bulkReminderResultSchema, dryRunField } from "../reminder-view.ts";
import { sendReminders } from "../send-reminders.ts";

const DESCRIPTION = `${REMINDER_DESCRIPTION} Each rollover is processed independently, like \`POST /v1/rollovers/{id}/reminders\`, and has its own result. If you repeat the request with the same idempotency key, only items that failed or were not reached are processed again.`;

export const bulkRemindRollovers = steps({
  name: "bulkRemindRollovers",
  summary: `Send reminders for up to ${MAX_BULK_ACTIONS} rollovers`,
  description: DESCRIPTION,
  scope: "rollovers:act",
  input: z
    .strictObject({ rollovers: bulkActionTargets, dryRun: dryRunField })
    .meta({ id: "RolloverBulkRemind", description: "Rollovers to send reminders for." }),
  quotaCost: ({ rollovers }) => rollovers.length,
  view: bulkReminderResponseSchema,
  example: {
    input: { rollovers: [{ rolloverId: ROLLOVER_ID }] },
    view: {
      object: "rollover_bulk_reminder",
      dryRun: false,
      sent: 1,
      results: [{ rolloverId: ROLLOVER_ID, status: 200, reminder, problem: null }],
    },
  },
  responses: { 200: "Result for each rollover, in request order." },
  errors: [],
  // Dry runs write nothing, so they do not use up the idempotency key.
  acceptsIdempotencyKey: ({ dryRun }) => !dryRun,
  rest: "POST /v1/rollovers/bulk-remind",
  managesReplay: true,
  graphql: {
    mutation: "bulkRemindRollovers",
    description: `Sends reminders for up to ${MAX_BULK_ACTIONS} rollovers. ${DESCRIPTION}`,
    listLengths: { results: MAX_BULK_ACTIONS },
    payload: {
      name: "BulkRemindRolloversPayload",
      description: "Results of bulk reminders.",
      view: z.object({
        sent: z.int().describe("Number of results without a problem. Null if there are errors."),
        results: z
          .array(bulkReminderResultSchema)
          .describe("Result for each rollover, in request order. Null if there are errors."),
      }),
      toPayload: ({ sent, results }) => ({ sent, results }),
    },
  },
  run: (call, input) => sendReminders(call, input),
});

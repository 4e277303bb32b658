import { type Steps, withIdempotency } from "@svc/operations";
import { isId } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import { toETag } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import type { BulkActionTarget } from "../../rollovers/actions/bulk-action-schemas.ts";
import { runBatchItems, wasSentBefore } from "../../rollovers/responses/batch-items.ts";
import type { BulkReminderResponse, ReminderView } from "./reminder-view.ts";
import { sendReminder } from "./send-reminder.ts";

/** @throws Problem `idempotency_key_reused`, or a problem of `runBatchItems` */
export async function sendReminders(
  call: ApiCall & Steps<BulkReminderResponse>,
  { rollovers, dryRun }: { rollovers: readonly BulkActionTarget[]; dryRun: boolean },
): Promise<BulkReminderResponse> {
  const isRepetition = await wasSentBefore(call);
  const directory = await call.custodians.get();
  const itemResults = await runBatchItems<BulkActionTarget, ReminderView, BulkReminderResponse>(
    call,
    rollovers,
    {
      isRepetition,
      work: {
        path: "/v1/rollovers/bulk-remind",
        run: ({ rolloverId, ifVersion }, request) =>
          withIdempotency(call, request, {
            change: (transact) =>
              transact(async (tx) => {
                if (!isId("rol", rolloverId)) throw notFound("rollover");
                const ifMatch = ifVersion === undefined ? null : toETag(ifVersion);
                return sendReminder({ ...call, tx }, rolloverId, { directory, ifMatch, dryRun });
              }),
          }),
      },
    },
  );
  const results = itemResults.map(({ result, problem }, index) => {
    const { rolloverId } = rollovers[index] as BulkActionTarget;
    return { rolloverId, status: problem?.status ?? 200, reminder: result, problem };
  });
  const sent = results.filter(({ problem }) => problem === null).length;
  return { object: "rollover_bulk_reminder", dryRun, sent, results };
}

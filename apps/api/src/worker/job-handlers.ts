import type { JobBatches, JobHandler } from "@svc/database/jobs";
import type { ApiContext } from "../context.ts";
import { cleanAnswers } from "../idempotency/clean-answers.ts";
import { fireTimers } from "../rollovers/timers/fire-timer.ts";
import { sweepTimers } from "../rollovers/timers/sweep-timers.ts";
import { cleanEndpoints } from "../webhooks/clean-endpoints.ts";
import { cleanWebhooks } from "../webhooks/clean-webhooks.ts";
import { continueRecovery } from "../webhooks/recover-endpoint.ts";

/** What is done with the jobs of each queue. */
export function jobHandlers(ctx: ApiContext, jobs: JobBatches) {
  const sweep: JobHandler<"timers.sweep"> = {
    queue: "timers.sweep",
    concurrency: 1,
    handle: async () => {
      const found = await sweepTimers(ctx, jobs);
      if (found > 0) ctx.log.info({ found }, "timers are due");
    },
  };
  const clean: JobHandler<"answers.clean"> = {
    queue: "answers.clean",
    concurrency: 1,
    handle: async () => {
      await cleanAnswers(ctx);
    },
  };
  const cleanWebhookData: JobHandler<"webhooks.clean"> = {
    queue: "webhooks.clean",
    concurrency: 1,
    handle: async () => {
      await cleanWebhooks(ctx);
      await cleanEndpoints(ctx);
    },
  };
  const recover: JobHandler<"webhooks.recover"> = {
    queue: "webhooks.recover",
    concurrency: 1,
    handle: (recovery) => continueRecovery(ctx, recovery),
  };
  const fire: JobHandler<"timers.fire"> = {
    queue: "timers.fire",
    concurrency: 2,
    handle: async (rollover) => {
      await fireTimers(ctx, rollover);
    },
  };
  return [sweep, clean, cleanWebhookData, recover, fire] as const;
}

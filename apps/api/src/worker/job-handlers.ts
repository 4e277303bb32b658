import type { JobBatches, JobHandler } from "@svc/database/jobs";
import type { ApiContext } from "../context.ts";
import { fireTimers } from "../rollovers/timers/fire-timer.ts";
import { sweepTimers } from "../rollovers/timers/sweep-timers.ts";

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
  const fire: JobHandler<"timers.fire"> = {
    queue: "timers.fire",
    concurrency: 2,
    handle: async (rollover) => {
      await fireTimers(ctx, rollover);
    },
  };
  return [sweep, fire] as const;
}

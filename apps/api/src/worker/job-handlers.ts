import type { JobHandler } from "@svc/database/jobs";
import type { ApiContext } from "../context.ts";
import { cleanAnswers } from "../idempotency/clean-answers.ts";
import { sweepTimers } from "../rollovers/timers/sweep-timers.ts";

/** What is done with the jobs of each queue. */
export function jobHandlers(ctx: ApiContext): JobHandler[] {
  return [
    {
      queue: "timers.sweep",
      async handle() {
        const done = await sweepTimers(ctx);
        if (done > 0) ctx.log.info({ done }, "timers were due");
      },
    },
    {
      queue: "answers.clean",
      async handle() {
        await cleanAnswers(ctx);
      },
    },
  ];
}

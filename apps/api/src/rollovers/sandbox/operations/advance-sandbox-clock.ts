import { inSqlTransaction, type Sql } from "@svc/database";
import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { type ApiCall, steps } from "../../../context/define-operation.ts";
import { lockOrganizationClock, setClockOffset } from "../../../people/organizations/organization-clock.ts";
import { fireFirstDue } from "../../timers/fire-timer.ts";

const clockSchema = z
  .strictObject({
    object: z.literal("sandbox_clock"),
    now: timestampField.describe("The current sandbox time."),
    secondsAhead: z.number().int().describe("Seconds by which the clock is ahead of real time."),
    fired: z.number().int().describe("The number of timers and custodian actions that fired."),
    complete: z
      .boolean()
      .describe(
        "False if the request ran out of time before all days had passed. Call again with the remaining days, counted from `now`.",
      ),
    skipped: z
      .array(z.string())
      .describe(
        "Rollovers that do not match their timeline. Their timers were skipped; see `history_mismatch`.",
      ),
  })
  .describe("The state of the organization's sandbox clock.")
  .register(graphqlTypes, { name: "SandboxClock" });

type ClockView = z.output<typeof clockSchema>;

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;
/** Well below the 30-second request timeout. */
const MAX_DURATION_MS = 15_000;

/** If a step fails, the clock stays at the previous step. */
export const advanceSandboxClock = steps({
  name: "advanceSandboxClock",
  summary: "Advance the organization's sandbox clock and fire due timers",
  description:
    "Each due timer fires separately. With an `Idempotency-Key`, either all of them fire or none, " +
    "so that a retry cannot advance the clock too far.",
  scope: "sandbox:write",
  input: z.strictObject({
    days: z
      .int("must be a whole number of days")
      .min(1, "must be at least 1")
      .max(MAX_DAYS, `must be at most ${MAX_DAYS}`)
      .describe(`From 1 to ${MAX_DAYS} days. The clock cannot go back.`),
  }),
  view: clockSchema,
  example: {
    input: { days: 5 },
    view: {
      object: "sandbox_clock",
      now: "2026-06-20T12:00:00.000Z",
      secondsAhead: 432_000,
      fired: 1,
      complete: true,
      skipped: [],
    },
  },
  responses: { 200: "The clock after the call." },
  errors: ["history_mismatch"],
  rest: "POST /v1/sandbox/clock/advance",
  onlyIn: "test",
  graphql: {
    mutation: "advanceSandboxClock",
    description: "Advances the organization's sandbox clock and fires due timers. Test only.",
    payload: {
      name: "AdvanceSandboxClockPayload",
      description: "The result of advancing the clock.",
      view: z.object({ clock: clockSchema.describe("The clock; null if there are errors.") }),
      toPayload: (clock) => ({ clock }),
    },
  },
  run(call, { days }) {
    const { transact } = call;
    // Use one transaction, because a retry of a partial advance would move the clock too far.
    if (transact) return transact((tx) => advanceInSteps(call, days, (work) => work(tx)));
    return advanceInSteps(call, days, (work) => inSqlTransaction(call.db, work));
  },
});

async function advanceInSteps(
  call: ApiCall,
  days: number,
  run: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>,
): Promise<ClockView> {
  const { organizationId } = call.principal;
  const deadline = performance.now() + MAX_DURATION_MS;
  let remainingMs = days * DAY_MS;
  let fired = 0;
  const skipped = new Set<string>();
  for (;;) {
    const directory = await call.custodians.get();
    const step = await run(async (tx) => {
      // Serializes concurrent calls.
      const { now, offsetMs } = await lockOrganizationClock(call, tx, organizationId);
      const until = new Date(now.getTime() + remainingMs);
      const firedAt = await fireFirstDue(call, tx, { organizationId, directory, now, until, skipped });
      const at = firedAt ?? until;
      const stepMs = at.getTime() - now.getTime();
      await setClockOffset(tx, organizationId, offsetMs + stepMs);
      return { at, offsetMs: offsetMs + stepMs, stepMs, isLast: firedAt === null };
    });
    remainingMs -= step.stepMs;
    if (!step.isLast) fired += 1;
    if (step.isLast || performance.now() > deadline) {
      return {
        object: "sandbox_clock",
        now: step.at.toISOString(),
        secondsAhead: Math.floor(step.offsetMs / 1000),
        fired,
        complete: step.isLast,
        skipped: [...skipped],
      };
    }
  }
}

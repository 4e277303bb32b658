import { expect } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import { type JobSender, openJobSender, type QueueName } from "@svc/database/jobs";
import { pollUntil, TestClock, type TestEnvironment } from "@svc/testing";
import { advanceRollover, newOrganization } from "../sandbox/sandbox-calls.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent } from "../workflow/rollover-steps.ts";

const DAY_MS = 86_400_000;
/** Longer than a draft's lifetime and an acknowledgment deadline. */
const DAYS_AGO = 40;
const CONCURRENCY = 10;

interface DueRollover {
  id: string;
  api: TestApi;
  expectedEvent: "rollover.expired" | "rollover.overdue";
}

/** Starts an API with a past clock, so that its rollovers are due for workers with a real clock. */
export function startApiInThePast(): Promise<TestApi> {
  return startTestApi({ clock: new TestClock(Date.now() - DAYS_AGO * DAY_MS) });
}

/** Creates expired drafts. Every fourth rollover is an overdue request to a silent custodian instead. */
export async function createDueRollovers(
  base: TestApi,
  count: number,
  organizations = 1,
): Promise<DueRollover[]> {
  const owners = await Promise.all(Array.from({ length: organizations }, () => newOrganization(base)));
  const due: DueRollover[] = [];
  while (due.length < count) {
    const start = due.length;
    const batch = Array.from({ length: Math.min(CONCURRENCY, count - start) }, async (_, offset) => {
      const api = owners[(start + offset) % owners.length] as TestApi;
      if ((start + offset) % 4 > 0) {
        return {
          id: await createRollover(api, {}, "test-manual"),
          api,
          expectedEvent: "rollover.expired",
        } as const;
      }
      return { id: await createUnanswered(api), api, expectedEvent: "rollover.overdue" } as const;
    });
    due.push(...(await Promise.all(batch)));
  }
  return due;
}

/** Sends a request to a silent custodian. Retries, because a worker may expire the draft first. */
async function createUnanswered(api: TestApi): Promise<string> {
  const id = await createRollover(api, {}, "test-silent");
  const { status, body } = await advanceRollover(api, id, "requested");
  if (status === 200) return id;
  expect(body).toMatchObject({ status: 409, state: "expired" });
  return createUnanswered(api);
}

export async function countDue({ db }: TestEnvironment, due: readonly DueRollover[]): Promise<number> {
  const { rows } = await db.pool.query<{ due: number }>(
    "SELECT count(*)::int AS due FROM rollovers WHERE id = ANY($1) AND next_timer_at <= now()",
    [due.map(({ id }) => id)],
  );
  return rows[0]?.due ?? 0;
}

export async function countOpenJobs({ db }: TestEnvironment, queue: QueueName): Promise<number> {
  const { rows } = await db.pool.query<{ open: number }>(
    "SELECT count(*)::int AS open FROM pgboss.job WHERE name = $1 AND state < 'completed'",
    [queue],
  );
  return rows[0]?.open ?? 0;
}

export async function countRunningJobs({ db }: TestEnvironment, queue: QueueName): Promise<number> {
  const { rows } = await db.pool.query<{ running: number }>(
    "SELECT count(*)::int AS running FROM pgboss.job WHERE name = $1 AND state = 'active'",
    [queue],
  );
  return rows[0]?.running ?? 0;
}

export async function waitUntilProcessed(test: TestEnvironment, due: readonly DueRollover[]): Promise<void> {
  await pollUntil("every due timer has fired", async () => (await countDue(test, due)) === 0);
  await pollUntil("no job is left", async () => (await countOpenJobs(test, "timers.sweep")) === 0);
}

export async function expectProcessedOnce(due: readonly DueRollover[]): Promise<void> {
  for (const { id, api, expectedEvent } of due) {
    const { timeline, events, row } = await expectConsistent(api, id);
    const eventTypes = timeline.filter(({ actor }) => actor.type !== "api_key").map(({ type }) => type);
    expect({ id, eventTypes }).toEqual({ id, eventTypes: [expectedEvent] });
    expect(events.filter(({ type }) => type === expectedEvent)).toHaveLength(1);
    expect(row.state).toBe(expectedEvent === "rollover.expired" ? "expired" : "requested");
  }
}

/** Queues a scheduled job now, because its next run might be a minute away. */
export async function sendNow(test: TestEnvironment, queue: QueueName): Promise<void> {
  const sender: JobSender = await openJobSender(test.db, () => {});
  try {
    await inSqlTransaction(test.db, (tx) => sender.send(tx, queue));
  } finally {
    await sender.close();
  }
}

export async function lockTimelines({ db }: TestEnvironment) {
  const holder = await db.pool.connect();
  await holder.query("BEGIN");
  await holder.query("LOCK TABLE timeline_entries IN SHARE ROW EXCLUSIVE MODE");
  return {
    waitForContention: () =>
      pollUntil("a worker waits for the lock", async () => {
        const { rowCount } = await db.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
           AND application_name = 'svc-worker-work' AND wait_event_type = 'Lock'`,
        );
        return (rowCount ?? 0) > 0;
      }),
    release: async () => {
      await holder.query("ROLLBACK");
      holder.release();
    },
  };
}

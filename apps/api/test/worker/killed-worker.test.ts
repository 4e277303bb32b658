import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { waitUntil } from "../outages/wait-until.ts";
import type { TestApi } from "../start-test-api.ts";
import {
  countDue,
  countOpenJobs,
  createDue,
  type DueRollover,
  expectDoneOnce,
  sendFire,
  sendNow,
  startApiOfThePast,
  untilAllDone,
} from "./due-rollovers.ts";
import { startWorkerChild, type WorkerChild } from "./worker-child.ts";

const COUNT = 60;
const LIMIT_MS = 15_000;

/** Holds a rollover's row, so that whoever fires its timers stops there. */
async function holdRow({ db }: TestApi, { id }: DueRollover) {
  const holder = await db.pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM rollovers WHERE id = $1 FOR UPDATE", [id]);
  return {
    untilWaitedFor: () =>
      waitUntil("somebody waits for the row", LIMIT_MS, async () => {
        const { rowCount } = await db.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
           AND application_name = 'svc-worker' AND wait_event_type = 'Lock'`,
        );
        return (rowCount ?? 0) > 0;
      }),
    release: async () => {
      await holder.query("ROLLBACK");
      holder.release();
    },
  };
}

describe("a worker", () => {
  let api: TestApi;
  const workers: WorkerChild[] = [];
  beforeEach(async () => {
    api = await startApiOfThePast();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await api?.stop();
  });
  const start = async () => {
    const worker = await startWorkerChild({ ...api.env, DATABASE_URL: api.urls.api });
    workers.push(worker);
    return worker;
  };

  it("that is killed in the middle, three times over, has done all or nothing of each; the next does the rest", async () => {
    const due = await createDue(api, COUNT, 3);
    await sendFire(api, due);
    for (const stop of [due[5], due[25], due[45]] as DueRollover[]) {
      const held = await holdRow(api, stop);
      try {
        const worker = await start();
        await held.untilWaitedFor();
        await worker.kill();
      } finally {
        await held.release();
      }
      expect(await countDue(api, [stop])).toBe(1);
    }
    // What the dead ones had is still theirs, as far as the queue knows.
    expect(await countDue(api, due)).toBeGreaterThan(0);
    expect(await countOpenJobs(api, "timers.fire")).toBeGreaterThan(0);
    await start();
    await sendNow(api, "timers.sweep");
    await untilAllDone(api, due);
    await expectDoneOnce(due);
  }, 90_000);

  it("goes on when the server ends its connections while it works, again and again", async () => {
    const due = await createDue(api, COUNT, 3);
    const worker = await start();
    let ended = 0;
    for (let first = 0; first < COUNT; first += 10) {
      await sendFire(api, due.slice(first, first + 10));
      const { rowCount } = await api.db.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name LIKE 'svc-worker%' AND datname = current_database()`,
      );
      ended += rowCount ?? 0;
    }
    expect(ended).toBeGreaterThan(5);
    await untilAllDone(api, due);
    await expectDoneOnce(due);
    expect(worker.isAlive()).toBe(true);
    await waitUntil("it is ready", LIMIT_MS, async () => (await fetch(`${worker.url}/health/ready`)).ok);
  }, 60_000);

  it("that is asked to stop lets the job end that it runs, and exits with 0", async () => {
    const [one] = (await createDue(api, 1)) as [DueRollover];
    const worker = await start();
    const held = await holdRow(api, one);
    let exit: Promise<number | null>;
    try {
      await sendFire(api, [one]);
      await held.untilWaitedFor();
      exit = worker.stop();
      await waitUntil("it is stopping", LIMIT_MS, () =>
        fetch(worker.url).then(
          () => false,
          () => true,
        ),
      );
      expect(worker.isAlive()).toBe(true);
    } finally {
      await held.release();
    }
    expect(await exit).toBe(0);
    // It was not left to a next one.
    expect(await countDue(api, [one])).toBe(0);
    expect(await countOpenJobs(api, "timers.fire")).toBe(0);
    await expectDoneOnce([one]);
  });
});

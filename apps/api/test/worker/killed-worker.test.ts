import { afterEach, beforeEach, expect, it } from "@jest/globals";
import {
  describeWithRedis,
  type ProcessExit,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
} from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";
import {
  countDue,
  countOpenJobs,
  countRunningJobs,
  createDueRollovers,
  expectProcessedOnce,
  lockTimelines,
  sendNow,
  startApiInThePast,
  waitUntilProcessed,
} from "./due-rollovers.ts";

const ROLLOVER_COUNT = 60;

describeWithRedis("A worker process", () => {
  let api: TestApi;
  const workers: ServiceProcess[] = [];
  beforeEach(async () => {
    api = await startApiInThePast();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await api?.stop();
  });
  const startWorkerProcess = async () => {
    const worker = await startServiceProcess("worker", { ...api.env, DATABASE_URL: api.urls.api });
    workers.push(worker);
    return worker;
  };

  it("killed midway, three times, has processed each rollover completely or not at all; the next worker finishes", async () => {
    const due = await createDueRollovers(api, ROLLOVER_COUNT, 3);
    for (let times = 0; times < 3; times += 1) {
      const timelineLock = await lockTimelines(api);
      const before = await countDue(api, due);
      try {
        await sendNow(api, "timers.sweep");
        const worker = await startWorkerProcess();
        await timelineLock.waitForContention();
        await worker.kill();
      } finally {
        await timelineLock.release();
      }
      await pollUntil(
        "the killed worker's transactions are rolled back",
        async () => (await countDue(api, due)) === before,
      );
    }
    expect(await countOpenJobs(api, "timers.sweep")).toBeGreaterThan(0);
    await startWorkerProcess();
    await sendNow(api, "timers.sweep");
    await waitUntilProcessed(api, due);
    await expectProcessedOnce(due);
  });

  it("continues when the server repeatedly ends its connections while it works", async () => {
    const due = await createDueRollovers(api, ROLLOVER_COUNT, 3);
    const worker = await startWorkerProcess();
    let closedConnections = 0;
    for (let times = 0; times < 6; times += 1) {
      await sendNow(api, "timers.sweep");
      const { rowCount } = await api.db.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name LIKE 'svc-worker%' AND datname = current_database()`,
      );
      closedConnections += rowCount ?? 0;
    }
    expect(closedConnections).toBeGreaterThan(5);
    await sendNow(api, "timers.sweep");
    await waitUntilProcessed(api, due);
    await expectProcessedOnce(due);
    expect(worker.isRunning()).toBe(true);
    await pollUntil("it is ready", async () => (await fetch(`${worker.url}/health/ready`)).ok);
  });

  it("finishes its current job when it must stop, and exits with 0", async () => {
    const due = await createDueRollovers(api, 1);
    const worker = await startWorkerProcess();
    const timelineLock = await lockTimelines(api);
    let ending: Promise<ProcessExit>;
    try {
      await sendNow(api, "timers.sweep");
      await timelineLock.waitForContention();
      ending = worker.stop();
      await pollUntil("it is stopping", () =>
        fetch(worker.url).then(
          () => false,
          () => true,
        ),
      );
      expect(worker.isRunning()).toBe(true);
    } finally {
      await timelineLock.release();
    }
    expect((await ending).code).toBe(0);
    expect(await countDue(api, due)).toBe(0);
    expect(await countRunningJobs(api, "timers.sweep")).toBe(0);
    await expectProcessedOnce(due);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { TestApi } from "../start-test-api.ts";
import {
  countDue,
  createDue,
  expectDoneOnce,
  sendFire,
  sendNow,
  startApiOfThePast,
  untilAllDone,
} from "./due-rollovers.ts";
import { startWorkerChild, type WorkerChild } from "./worker-child.ts";

const COUNT = 200;

describe("two workers at the same time", () => {
  let api: TestApi;
  let workers: WorkerChild[] = [];
  beforeAll(async () => {
    api = await startApiOfThePast();
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await api?.stop();
  });

  it("do each thing once, though both sweep and every job is sent twice", async () => {
    const due = await createDue(api, COUNT, 4);
    expect(await countDue(api, due)).toBe(COUNT);
    const env = { ...api.env, DATABASE_URL: api.urls.api };
    await Promise.all([sendFire(api, due), sendFire(api, due, " again")]);
    await sendNow(api, "timers.sweep", "one");
    await sendNow(api, "timers.sweep", "other");
    workers = await Promise.all([startWorkerChild(env), startWorkerChild(env)]);
    // While they are at it, all of it once more.
    await Promise.all([sendFire(api, due), sendFire(api, due, " again"), sendNow(api, "timers.sweep", "one")]);
    await untilAllDone(api, due);
    await expectDoneOnce(due);
    expect(workers.map((worker) => worker.isAlive())).toEqual([true, true]);
    // Both had their share: a job is marked with the worker that took it no longer than it runs, so by connections.
    expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
  }, 90_000);
});

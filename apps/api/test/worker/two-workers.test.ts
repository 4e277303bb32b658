import { afterAll, expect, it } from "@jest/globals";
import { describeWithRedis, type ServiceProcess, startServiceProcess, useResource } from "@svc/testing";
import {
  countDue,
  createDueRollovers,
  expectProcessedOnce,
  sendNow,
  startApiInThePast,
  waitUntilProcessed,
} from "./due-rollovers.ts";

const ROLLOVER_COUNT = 200;

describeWithRedis("Two concurrent workers", () => {
  let workers: ServiceProcess[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.kill())));
  const api = useResource(startApiInThePast);

  it("process each rollover once, however often they run", async () => {
    const due = await createDueRollovers(api, ROLLOVER_COUNT, 4);
    expect(await countDue(api, due)).toBe(ROLLOVER_COUNT);
    const env = { ...api.env, DATABASE_URL: api.urls.api };
    await sendNow(api, "timers.sweep");
    workers = await Promise.all([startServiceProcess("worker", env), startServiceProcess("worker", env)]);
    for (let times = 0; times < 10; times += 1) await sendNow(api, "timers.sweep");
    await waitUntilProcessed(api, due);
    await expectProcessedOnce(due);
    expect(workers.map((worker) => worker.isRunning())).toEqual([true, true]);
    const endings = await Promise.all(workers.map((worker) => worker.stop()));
    expect(endings.map(({ code }) => code)).toEqual([0, 0]);
  });
});

import { afterAll, expect, it } from "@jest/globals";
import {
  buildShiftedClockEnv,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  TestClock,
} from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent } from "../workflow/rollover-steps.ts";
import { countOpenJobs, sendNow } from "./due-rollovers.ts";

const DAY_MS = 86_400_000;

describeWithRedis("A worker whose host's clock is 31 days ahead", () => {
  const clock = new TestClock(Date.now() - 40 * DAY_MS);
  let worker: ServiceProcess;
  afterAll(() => worker?.kill());
  const api = useTestApi({ clock });

  it("expires only rollovers that are due by the database's clock, and reports that it is not ready", async () => {
    const expiringId = await createRollover(api, {}, "test-manual");
    clock.advance(40 * DAY_MS);
    const freshId = await createRollover(api, {}, "test-manual");
    const buildRecord = (id: string, expiresAt: Date) => ({
      id,
      organizationId: api.ak.organizationId,
      fingerprint: "unread",
      answerCiphertext: "unread",
      createdAt: new Date(),
      expiresAt,
    });
    await api.db.prisma.idempotencyRecord.createMany({
      data: [
        buildRecord("expired", new Date(Date.now() - 1)),
        buildRecord("active", new Date(Date.now() + DAY_MS)),
      ],
    });

    worker = await startServiceProcess("worker", {
      ...api.env,
      DATABASE_URL: api.urls.api,
      ...buildShiftedClockEnv(31 * DAY_MS),
    });
    await sendNow(api, "timers.sweep");
    await sendNow(api, "answers.clean");
    for (const queue of ["timers.sweep", "answers.clean"] as const)
      await pollUntil(`${queue} is done`, async () => (await countOpenJobs(api, queue)) === 0);

    const expired = await expectConsistent(api, expiringId);
    expect(expired.row.state).toBe("expired");
    const at = Date.parse(String(expired.timeline.at(-1)?.at));
    expect(Math.abs(at - Date.now())).toBeLessThan(DAY_MS);
    expect((await expectConsistent(api, freshId)).row).toMatchObject({ state: "draft", version: 1 });
    const remainingRecords = await api.db.prisma.idempotencyRecord.findMany();
    expect(remainingRecords.map(({ id }) => id)).toEqual(["active"]);

    const ready = await fetch(`${worker.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: "unavailable",
      checks: { postgres: "up", redis: "up", clock: "down" },
      // 31 days are 2,678,400 seconds.
      reasons: [expect.stringMatching(/^this host's clock is 267\d{4} s ahead of the database clock$/)],
    });
    expect((await fetch(`${worker.url}/health/live`)).status).toBe(200);
  });
});

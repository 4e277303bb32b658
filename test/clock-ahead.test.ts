import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  buildKey,
  buildShiftedClockEnv,
  callService,
  createTestEnvironment,
  describeWithRedis,
  type ServiceProcess,
  startServiceProcess,
  type TestEnvironment,
} from "@svc/testing";

const DAY_MS = 86_400_000;
const ADA = { firstName: "Ada", email: "ada@example.com" };

describeWithRedis("Services whose host clock is 31 days ahead", () => {
  let test: TestEnvironment;
  let api: ServiceProcess;
  let widget: ServiceProcess;
  beforeAll(async () => {
    test = await createTestEnvironment();
    const env = { ...test.env, ...buildShiftedClockEnv(31 * DAY_MS) };
    [api, widget] = await Promise.all([
      startServiceProcess("api", { ...env, DATABASE_URL: test.urls.api }),
      startServiceProcess("widget-auth", { ...env, DATABASE_URL: test.urls.widgetAuth }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([api?.stop(), widget?.stop()]);
    await test?.close();
  });

  const msFromNow = (time: unknown) => Date.parse(String(time)) - Date.now();

  it("are not ready: each returns 503 with the reason", async () => {
    for (const { url } of [api, widget]) {
      const response = await fetch(`${url}/health/ready`);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        status: "unavailable",
        checks: { postgres: "up", redis: "up", clock: "down" },
        // 31 days are 2,678,400 seconds, less the test's own time.
        reasons: [expect.stringMatching(/^this host's clock is 267\d{4} s ahead of the database clock$/)],
      });
    }
  });

  it("store and return the database's time when called anyway", async () => {
    const [ak, sk] = await Promise.all([buildKey(test, "ak"), buildKey(test, "sk")]);
    const created = await callService(api, "POST", { path: "/v1/accounts", key: ak.key, body: ADA });
    expect(created.status).toBe(201);
    const account = await test.db.prisma.account.findFirstOrThrow();
    expect(Math.abs(msFromNow(account.createdAt.toISOString()))).toBeLessThan(DAY_MS);
    const session = await callService(widget, "POST", {
      path: "/api/widget/auth",
      key: sk.key,
      body: { expiresInSeconds: 900 },
    });
    expect(session.status).toBe(201);
    expect(msFromNow(session.body.expiresAt)).toBeLessThan(DAY_MS);
    const custodians = await callService(widget, "GET", {
      path: "/api/widget/custodians?limit=1",
      key: String(session.body.sessionToken),
    });
    expect(custodians.status).toBe(200);
  });

  it("accept a key that expires in a day", async () => {
    const { key, id } = await buildKey(test, "ak");
    const end = new Date(Date.now() + DAY_MS);
    await test.db.prisma.apiKey.update({ where: { id }, data: { expiresAt: end } });
    expect((await callService(api, "GET", { path: "/v1/api-keys/current", key })).status).toBe(200);
  });
});

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { openRedis } from "@svc/service-kit/redis";
import {
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  type ServiceProcess,
  startServiceProcess,
  type TestEnvironment,
} from "@svc/testing";
import { pino } from "pino";

const ROLLOVERS = "/v1/rollovers";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const AUTH = "/api/widget/auth";

// These tests cannot tell an invalidation from an expired cache entry.
// packages/service-kit/test/key-invalidation.test.ts and apps/api/test/rest/rotate-api-key-races.test.ts can,
// because they stop the cache's clock.

describeWithRedis("Key invalidation across processes", () => {
  let test: TestEnvironment;
  let api: ServiceProcess;
  let otherApi: ServiceProcess;
  let widget: ServiceProcess;
  let otherWidget: ServiceProcess;
  beforeAll(async () => {
    test = await createTestEnvironment();
    const widgetEnv = { ...test.env, DATABASE_URL: test.urls.widgetAuth };
    [api, otherApi, widget, otherWidget] = await Promise.all([
      startServiceProcess("api", test.env),
      startServiceProcess("api", test.env),
      startServiceProcess("widget-auth", widgetEnv),
      startServiceProcess("widget-auth", widgetEnv),
    ]);
  });
  afterAll(async () => {
    await Promise.all([api, otherApi, widget, otherWidget].map((service) => service?.stop()));
    await test.close();
  });

  const get = (service: ServiceProcess, path: string, key: string) =>
    callService(service, "GET", { path, key });
  const waitForRefusal = async (service: ServiceProcess, path: string, key: string) =>
    pollUntil(`${path} is refused`, () => get(service, path, key), {
      isDone: ({ status }) => status !== 200,
    });
  const openSession = async (key: string) => {
    const { status, body } = await callService(widget, "POST", { path: AUTH, key, body: {} });
    expect(status).toBe(201);
    return String(body.sessionToken);
  };

  it("revocation by the operator's command ends an sk_ key and its sessions in every widget process", async () => {
    const [revokedKey, other] = await Promise.all([buildKey(test, "sk"), buildKey(test, "sk")]);
    const [token, otherToken] = [await openSession(revokedKey.key), await openSession(other.key)];
    for (const one of [widget, otherWidget]) expect((await get(one, CUSTODIANS, token)).status).toBe(200);

    const command = await runToCompletion("svc", ["keys", "revoke", revokedKey.id, "--json"], test.env);
    expect(command.code).toBe(0);
    expect(JSON.parse(command.output)).toMatchObject({
      apiKey: { id: revokedKey.id, status: "revoked" },
      wasAnnounced: true,
    });

    for (const one of [widget, otherWidget]) {
      const session = await waitForRefusal(one, CUSTODIANS, token);
      expect([session.status, session.body.code]).toEqual([401, "session_revoked"]);
    }
    const account = { firstName: "Ada", email: "ada@example.com" };
    const create = await callService(widget, "POST", {
      path: "/api/widget/create-account",
      key: token,
      body: account,
    });
    expect([create.status, create.body.code]).toEqual([401, "session_revoked"]);
    const newSession = await callService(widget, "POST", { path: AUTH, key: revokedKey.key, body: {} });
    expect([newSession.status, newSession.body.code]).toEqual([401, "api_key_revoked"]);
    expect((await get(widget, CUSTODIANS, otherToken)).status).toBe(200);
    expect(await test.db.prisma.account.count()).toBe(0);
  });

  it("rotation without grace ends an sk_ key's sessions in both widget processes, and its successor opens new ones", async () => {
    const { id, key, organizationId } = await buildKey(test, "sk");
    const token = await openSession(key);
    for (const one of [widget, otherWidget]) expect((await get(one, CUSTODIANS, token)).status).toBe(200);
    // Like a rotation without a grace period.
    await test.db.prisma.apiKey.update({ where: { id }, data: { expiresAt: new Date() } });
    const successor = await buildKey(test, "sk", { organizationId });
    const redis = await openRedis(test.redis.url, "svc-test", { log: pino({ enabled: false }) });
    expect(await publishKeyInvalidation(redis, "test", { id, log: pino({ enabled: false }) })).toBe(true);
    redis.disconnect();
    for (const one of [widget, otherWidget]) {
      const session = await waitForRefusal(one, CUSTODIANS, token);
      expect([session.status, session.body.code]).toEqual([401, "session_revoked"]);
    }
    const next = await openSession(successor.key);
    for (const one of [widget, otherWidget]) expect((await get(one, CUSTODIANS, next)).status).toBe(200);
  });

  it("revocation ends a pk_ key at the widget, and an ak_ key at both API instances", async () => {
    const [pk, ak] = await Promise.all([buildKey(test, "pk"), buildKey(test, "ak")]);
    expect((await get(widget, CUSTODIANS, pk.key)).status).toBe(200);
    for (const one of [api, otherApi]) expect((await get(one, ROLLOVERS, ak.key)).status).toBe(200);

    const commands = await Promise.all(
      [pk, ak].map(({ id }) => runToCompletion("svc", ["keys", "revoke", id], test.env)),
    );
    expect(commands.map(({ code }) => code)).toEqual([0, 0]);
    for (const { output } of commands) expect(output).toContain("were notified");
    for (const refused of [
      await waitForRefusal(widget, CUSTODIANS, pk.key),
      await waitForRefusal(api, ROLLOVERS, ak.key),
      await waitForRefusal(otherApi, ROLLOVERS, ak.key),
    ])
      expect([refused.status, refused.body.code]).toEqual([401, "api_key_revoked"]);
  });

  it("rotation without grace ends the key at the other instance, and its successor is accepted", async () => {
    const { key } = await buildKey(test, "ak");
    for (const one of [api, otherApi]) expect((await get(one, ROLLOVERS, key)).status).toBe(200);
    const rotated = await callService(api, "POST", {
      path: "/v1/api-keys/rotate",
      key,
      body: { gracePeriodSeconds: 0 },
    });
    expect(rotated.status).toBe(201);
    expect((await get(api, ROLLOVERS, key)).body.code).toBe("api_key_expired");
    const refused = await waitForRefusal(otherApi, ROLLOVERS, key);
    expect([refused.status, refused.body.code]).toEqual([401, "api_key_expired"]);
    const successor = (rotated.body.apiKey as { key: string }).key;
    for (const one of [api, otherApi]) expect((await get(one, ROLLOVERS, successor)).status).toBe(200);
  });

  it("a lock blocks an organization's keys and sessions in every process until it is unlocked", async () => {
    const { key, organizationId } = await buildKey(test, "ak");
    const [sk, other] = [await buildKey(test, "sk", { organizationId }), await buildKey(test, "ak")];
    const token = await openSession(sk.key);
    const requestTargets: [ServiceProcess, string, string][] = [
      [api, ROLLOVERS, key],
      [otherApi, ROLLOVERS, key],
      [widget, CUSTODIANS, token],
      [otherWidget, CUSTODIANS, token],
    ];
    const readStatuses = () =>
      Promise.all(requestTargets.map(async (target) => (await get(...target)).status));
    expect(await readStatuses()).toEqual([200, 200, 200, 200]);
    const runOrgCommand = (...args: string[]) => runToCompletion("svc", ["org", ...args], test.env);
    expect((await runOrgCommand("lock", organizationId, "--reason", "a key leaked")).output).toContain(
      "were notified",
    );
    for (const target of requestTargets) {
      const { status, body } = await waitForRefusal(...target);
      expect([status, body.code]).toEqual([403, "organization_locked"]);
      expect(JSON.stringify(body)).not.toContain("a key leaked");
    }
    const exchange = await callService(widget, "POST", { path: AUTH, key: sk.key, body: {} });
    expect([exchange.status, exchange.body.code]).toEqual([403, "organization_locked"]);
    expect((await get(api, ROLLOVERS, other.key)).status).toBe(200);
    expect((await runOrgCommand("unlock", organizationId)).code).toBe(0);
    await pollUntil("all are served again", readStatuses, {
      isDone: (statuses) => statuses.every((status) => status === 200),
    });
  });

  it("rotation with grace keeps the key valid in every process", async () => {
    const { key } = await buildKey(test, "ak");
    const rotated = await callService(api, "POST", {
      path: "/v1/api-keys/rotate",
      key,
      body: { gracePeriodSeconds: 60 },
    });
    expect(rotated.status).toBe(201);
    for (const one of [api, otherApi]) expect((await get(one, ROLLOVERS, key)).status).toBe(200);
  });
});

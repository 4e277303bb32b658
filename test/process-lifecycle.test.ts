import { afterEach, beforeAll, expect, it } from "@jest/globals";
import {
  type BuiltKey,
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { acquireLock, countLockWaiters, type DatabaseLock } from "./acquire-lock.ts";

const ADA = { firstName: "Ada", email: "ada@example.com" };

describeWithRedis("Service process", () => {
  const test = useResource(createTestEnvironment);
  let sk: BuiltKey;
  let lock: DatabaseLock | null = null;
  const started: ServiceProcess[] = [];
  beforeAll(async () => {
    sk = await buildKey(test, "sk");
  });
  afterEach(async () => {
    await lock?.release();
    lock = null;
    for (const service of started.splice(0)) await service.stop();
    await test.db.prisma.event.deleteMany();
    await test.db.prisma.account.deleteMany();
  });

  const start = async (name: "api" | "widget-auth") => {
    const service = await startServiceProcess(name, test.env);
    started.push(service);
    return service;
  };
  const openSession = async (widget: ServiceProcess, externalUserId: string) => {
    const { body } = await callService(widget, "POST", {
      path: "/api/widget/auth",
      key: sk.key,
      body: { externalUserId },
    });
    return String(body.sessionToken);
  };
  const createAccount = (widget: ServiceProcess, token: string) =>
    callService(widget, "POST", { path: "/api/widget/create-account", key: token, body: ADA });
  const refusesConnections = (service: ServiceProcess) =>
    fetch(`${service.url}/health/live`, { headers: { Connection: "close" } }).then(
      () => false,
      () => true,
    );
  const waitUntilBlocked = () =>
    pollUntil("a request in flight", () => countLockWaiters(test), { isDone: (count) => count > 0 });

  it("SIGTERM ends the widget service with code 0, once the in-flight request has received its response", async () => {
    const widget = await start("widget-auth");
    const token = await openSession(widget, "in-flight");
    lock = await acquireLock(test, "LOCK TABLE accounts IN EXCLUSIVE MODE");
    const pending = createAccount(widget, token);
    await waitUntilBlocked();
    widget.child.kill("SIGTERM");
    await pollUntil("the listener to close", () => refusesConnections(widget), { isDone: Boolean });
    expect(widget.child.exitCode).toBeNull();
    await lock.release();
    expect((await pending).status).toBe(201);
    expect(await widget.ended).toMatchObject({ code: 0, signal: null, output: "" });
    expect(await test.db.prisma.account.count()).toBe(1);
  });

  it("SIGTERM ends the API with code 0, once the in-flight request has received its response", async () => {
    const api = await start("api");
    const ak = await buildKey(test, "ak");
    lock = await acquireLock(test, `SELECT 1 FROM api_keys WHERE id = '${ak.id}' FOR UPDATE`);
    const pending = callService(api, "POST", { path: "/v1/api-keys/rotate", key: ak.key, body: {} });
    await waitUntilBlocked();
    api.child.kill("SIGTERM");
    await pollUntil("the listener to close", () => refusesConnections(api), { isDone: Boolean });
    await lock.release();
    expect((await pending).status).toBe(201);
    expect(await api.ended).toMatchObject({ code: 0, signal: null, output: "" });
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "%s sent twice ends an idle process with code 0",
    async (signal) => {
      const widget = await start("widget-auth");
      widget.child.kill(signal);
      widget.child.kill(signal);
      expect(await widget.ended).toMatchObject({ code: 0, signal: null });
    },
  );

  it("ends with code 0 when its parent process is gone", async () => {
    const api = await start("api");
    api.child.disconnect();
    expect(await api.ended).toMatchObject({ code: 0 });
  });

  it("before it ends, records when keys were last used", async () => {
    const widget = await start("widget-auth");
    const fresh = await buildKey(test, "sk");
    await callService(widget, "POST", { path: "/api/widget/auth", key: fresh.key, body: {} });
    await widget.stop();
    const row = await test.db.prisma.apiKey.findUniqueOrThrow({ where: { id: fresh.id } });
    expect(row.lastUsedAt).not.toBeNull();
  });

  // `accounts`: killed before the account's row exists. `events`: killed after its insertion, before the commit.
  it.each(["accounts", "events"])(
    "SIGKILL while it waits to write %s, and a retry on a new process, create exactly one account",
    async (table) => {
      const widget = await start("widget-auth");
      const token = await openSession(widget, `killed-${table}`);
      lock = await acquireLock(test, `LOCK TABLE ${table} IN EXCLUSIVE MODE`);
      const pending = createAccount(widget, token).then(
        () => "responded",
        () => "cut off",
      );
      await waitUntilBlocked();
      widget.child.kill("SIGKILL");
      expect((await widget.ended).signal).toBe("SIGKILL");
      expect(await pending).toBe("cut off");
      await lock.release();

      const next = await start("widget-auth");
      const retried = await createAccount(next, token);
      expect([200, 201]).toContain(retried.status);
      expect((await createAccount(next, token)).status).toBe(200);
      expect(await test.db.prisma.account.count()).toBe(1);
      expect(await test.db.prisma.event.count({ where: { type: "account.created" } })).toBe(1);
    },
  );
});

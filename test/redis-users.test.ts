import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import {
  type BuiltKey,
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  itWithShellCommands,
  pollUntil,
  runToCompletion,
  type ServiceProcess,
  startServiceProcess,
  type TestEnvironment,
} from "@svc/testing";
import { Redis } from "ioredis";
import { getComposeService, ROOT } from "./compose/compose-file.ts";
import { FORBIDDEN_COMMANDS, OTHER_USER_COMMANDS } from "./redis-commands.ts";

const TIMEOUT_MS = 60_000;
/** Calls of create-account per session. */
const CREATE_ACCOUNT_LIMIT = 10;

const redisService = getComposeService("redis");

const PASSWORDS = {
  API_REDIS_PASSWORD: "4f7c1a…of-the-api’s-user",
  // Passwords must not be parsed as ACL rules.
  WIDGET_AUTH_REDIS_PASSWORD: ">x nopass ~* &* +@all\n/&|\\1$(id)",
  ADMIN_REDIS_PASSWORD: "password-of-the-operator",
};

/** The compose file's Redis command, with the project's scripts instead of the mounted folder. */
const redisCommand = (redisService.command ?? []).map((argument) => {
  const [projectFolder = "", mountedFolder = ""] = redisService.volumes?.[1]?.split(":") ?? [];
  return argument.replace(mountedFolder, join(ROOT, projectFolder));
});

describe("Compose file", () => {
  it("gives each service its own Redis user, and Redis the passwords, as files", () => {
    const urls = ["api", "worker", "migrate", "widget-auth"].map(
      (name) => getComposeService(name).environment?.REDIS_URL_FILE,
    );
    const [api, widget] = ["/run/secrets/api-redis-url", "/run/secrets/widget-auth-redis-url"];
    expect(urls).toEqual([api, api, api, widget]);
    expect(redisService.environment).toEqual({
      API_REDIS_PASSWORD_FILE: "/run/secrets/api-redis-password",
      WIDGET_AUTH_REDIS_PASSWORD_FILE: "/run/secrets/widget-auth-redis-password",
      ADMIN_REDIS_PASSWORD_FILE: "/run/secrets/admin-redis-password",
      SVC_ENVIRONMENT: expect.anything(),
    });
    expect(redisService.user).toBe("redis");
    expect(redisCommand.slice(0, 2)).toEqual(["sh", join(ROOT, "deploy/redis/start-redis.sh")]);
  });

  itWithShellCommands.each<[Record<string, string>, string]>([
    [{ SVC_ENVIRONMENT: "" }, "SVC_ENVIRONMENT must be test or live"],
    [{ SVC_ENVIRONMENT: "test:*" }, "SVC_ENVIRONMENT must be test or live"],
    [{ API_REDIS_PASSWORD: "" }, "API_REDIS_PASSWORD must have at least 16 characters"],
    [{ WIDGET_AUTH_REDIS_PASSWORD: "short" }, "WIDGET_AUTH_REDIS_PASSWORD must have at least 16 characters"],
    [{ WIDGET_AUTH_REDIS_PASSWORD: PASSWORDS.API_REDIS_PASSWORD }, "must differ"],
    [{ ADMIN_REDIS_PASSWORD: "short" }, "ADMIN_REDIS_PASSWORD must have at least 16 characters"],
    [{ ADMIN_REDIS_PASSWORD: PASSWORDS.API_REDIS_PASSWORD }, "ADMIN_REDIS_PASSWORD must differ"],
  ])("does not start Redis with %j", (changes, reason) => {
    const env = { PATH: process.env.PATH ?? "", SVC_ENVIRONMENT: "test", ...PASSWORDS, ...changes };
    const [program = "", ...args] = redisCommand;
    const { status, stderr } = spawnSync(program, args, { env, encoding: "utf8" });
    // 78 is the exit code of an invalid configuration.
    expect({ status, stderr }).toEqual({ status: 78, stderr: expect.stringContaining(reason) });
  });
});

itWithShellCommands("creates no Redis administrator without an administrator password", () => {
  const { ADMIN_REDIS_PASSWORD: _, ...otherPasswords } = PASSWORDS;
  const env = { PATH: process.env.PATH ?? "", SVC_ENVIRONMENT: "test", ...otherPasswords };
  const script = join(ROOT, "deploy/redis/make-users.sh");
  const { status, stdout } = spawnSync("sh", [script], { env, encoding: "utf8" });
  expect({ status, users: stdout.match(/^user \w+/gm) }).toEqual({
    status: 0,
    users: ["user default", "user svc_api", "user svc_widget_auth"],
  });
});

describeWithRedis("Redis of the compose file", () => {
  let folder: string;
  let server: ChildProcess;
  let port: number;
  let test: TestEnvironment;
  let api: ServiceProcess;
  let widget: ServiceProcess;
  let ak: BuiltKey;
  let sk: BuiltKey;
  const connectAsApi = () => connect("svc_api", PASSWORDS.API_REDIS_PASSWORD);
  const connectAsWidget = () => connect("svc_widget_auth", PASSWORDS.WIDGET_AUTH_REDIS_PASSWORD);
  const connections: Redis[] = [];

  function connect(username?: string, password?: string): Redis {
    const redis = new Redis({
      port,
      host: "127.0.0.1",
      enableReadyCheck: false,
      retryStrategy: () => null,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    });
    redis.on("error", () => {});
    connections.push(redis);
    return redis;
  }
  const buildUrl = (user: string, password: string) =>
    `redis://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-redis-users-"));
    [port, test] = await Promise.all([findFreePort(), createTestEnvironment()]);
    const files = Object.entries(PASSWORDS).map(([name, password]) => {
      const file = join(folder, name);
      writeFileSync(file, `${password}\n`);
      return [`${name}_FILE`, file];
    });
    const [program = "", ...args] = redisCommand;
    server = spawn(program, [...args, "--dir", folder, "--port", String(port), "--bind", "127.0.0.1"], {
      env: { PATH: process.env.PATH, TMPDIR: folder, SVC_ENVIRONMENT: "test", ...Object.fromEntries(files) },
      stdio: "ignore",
    });
    const ping = () => connectAsApi().ping().catch(String);
    await pollUntil("Redis to reply", ping, {
      isDone: (reply) => reply === "PONG",
      timeoutMs: TIMEOUT_MS,
    });
    [ak, sk] = await Promise.all([buildKey(test, "ak"), buildKey(test, "sk")]);
    [api, widget] = await Promise.all([
      startServiceProcess("api", {
        ...test.env,
        DATABASE_URL: test.urls.api,
        REDIS_URL: buildUrl("svc_api", PASSWORDS.API_REDIS_PASSWORD),
      }),
      startServiceProcess("widget-auth", {
        ...test.env,
        DATABASE_URL: test.urls.widgetAuth,
        REDIS_URL: buildUrl("svc_widget_auth", PASSWORDS.WIDGET_AUTH_REDIS_PASSWORD),
      }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([api?.stop(), widget?.stop()]);
    for (const redis of connections) redis.disconnect();
    const ended = once(server, "exit");
    if (server.exitCode === null && server.kill("SIGTERM")) await ended;
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("permits everything that both services do", async () => {
    for (const service of [api, widget]) {
      const ready = await callService(service, "GET", { path: "/health/ready", key: ak.key });
      expect(ready.body).toMatchObject({ status: "ready", checks: { redis: "up" } });
    }
    const opened = await callService(widget, "POST", {
      path: "/api/widget/auth",
      key: sk.key,
      body: { externalUserId: "participant-1" },
    });
    expect(opened.status).toBe(201);
    const token = String(opened.body.sessionToken);
    const account = { firstName: "Ada", email: "ada@example.com" };
    const createAccount = () =>
      callService(widget, "POST", { path: "/api/widget/create-account", key: token, body: account });
    expect((await createAccount()).status).toBe(201);
    for (let call = 2; call <= CREATE_ACCOUNT_LIMIT; call += 1)
      expect((await createAccount()).status).toBe(200);
    expect((await createAccount()).body.code).toBe("rate_limited");
    const searchCustodians = () =>
      callService(widget, "GET", { path: "/api/widget/custodians?limit=1", key: token });
    expect((await searchCustodians()).status).toBe(200);

    // The widget's user receives the invalidations that the API's user publishes for a rotation and a
    // revocation.
    const invalidatedKeyIds: string[] = [];
    const subscriber = connectAsWidget();
    subscriber.on("message", (_channel, keyId) => invalidatedKeyIds.push(keyId));
    await subscriber.subscribe("svc:test:key-invalidation");
    const rotated = await callService(api, "POST", {
      path: "/v1/api-keys/rotate",
      key: ak.key,
      body: { gracePeriodSeconds: 0 },
    });
    expect(rotated.status).toBe(201);
    const reader = connectAsWidget();
    for (const { id } of [ak, sk])
      expect(Number(await reader.get(`svc:test:limits:requests:${id}`))).toBeGreaterThan(0);
    const operatorEnv = { ...test.env, REDIS_URL: buildUrl("svc_api", PASSWORDS.API_REDIS_PASSWORD) };
    expect(await runToCompletion("svc", ["keys", "revoke", sk.id], operatorEnv)).toMatchObject({ code: 0 });
    const isComplete = (ids: string[]) => ids.includes(ak.id) && ids.includes(sk.id);
    await pollUntil("both invalidations are received", async () => invalidatedKeyIds, {
      isDone: isComplete,
      timeoutMs: TIMEOUT_MS,
    });
    const isRefused = ({ status }: { status: number }) => status === 401;
    const refused = await pollUntil("the session to be refused", searchCustodians, {
      isDone: isRefused,
      timeoutMs: TIMEOUT_MS,
    });
    expect(refused.body.code).toBe("session_revoked");
  });

  it("lets the operator run administrative commands", async () => {
    const admin = connect("svc_admin", PASSWORDS.ADMIN_REDIS_PASSWORD);
    expect(await admin.call("ACL", "WHOAMI")).toBe("svc_admin");
    expect(await admin.call("CONFIG", "GET", "appendonly")).toEqual(["appendonly", "yes"]);
    expect(await admin.call("ACL", "USERS")).toEqual(["default", "svc_admin", "svc_api", "svc_widget_auth"]);
    expect(await admin.info("memory")).toContain("used_memory");
  });

  it("rejects connections without a valid user and password", async () => {
    const refusals = await Promise.all(
      [connect(), connect("default", "any"), connect("svc_api", "wrong"), connect(undefined, "wrong")].map(
        (redis) => redis.ping().catch((error: Error) => error.message),
      ),
    );
    for (const reply of refusals) expect(reply).not.toBe("PONG");
  });

  it.each([
    ["svc_api", connectAsApi],
    ["svc_widget_auth", connectAsWidget],
  ])("denies %s every other command", async (user, openClient) => {
    const redis = openClient();
    for (const [name, ...args] of [...FORBIDDEN_COMMANDS, ...(OTHER_USER_COMMANDS[user] ?? [])]) {
      const reply = await redis.call(name, ...args).then(
        () => "done",
        (error: Error) => error.message,
      );
      const command = [name, ...args].join(" ");
      expect({ command, reply }).toEqual({ command, reply: expect.stringMatching(/^NOPERM /) });
    }
    expect(await redis.ping()).toBe("PONG");
  });
});

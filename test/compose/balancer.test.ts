import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import {
  buildKey,
  createTestEnvironment,
  describeWithHaproxy,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  TEST_SECRETS,
  useResource,
} from "@svc/testing";
import { buildServiceEnvironment, ROOT } from "./compose-file.ts";
import { expectUnavailable } from "./expect-balancer-problem.ts";
import { type NameServer, startNameServer } from "./name-server.ts";
import { requestOverTls } from "./request-over-tls.ts";

// Runs the compose file's HAProxy configuration. Requires loopback addresses besides 127.0.0.1, which Linux
// provides.

const CONFIG = join(ROOT, "deploy/haproxy/haproxy.cfg");

describeWithHaproxy("Balancer of the compose file", () => {
  const test = useResource(createTestEnvironment);
  const started: ServiceProcess[] = [];
  let folder: string;
  let nameServer: NameServer;
  let balancer: ChildProcess;
  let output = "";
  let ports: { frontend: number; backend: number };
  let ca: string;
  let addresses: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-balancer-"));
    const env = Object.entries(TEST_SECRETS).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, ".env"), env.join(""));
    const secretsScript = spawnSync("sh", [join(ROOT, "deploy/make-secrets.sh")], { cwd: folder });
    expect(secretsScript.status).toBe(0);
    ca = readFileSync(join(folder, "secrets/tls"), "utf8");
    nameServer = await startNameServer((name) => (name === "api" ? addresses : []));
    const [frontend, backend, widget] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
    ports = { frontend, backend };
    balancer = spawn("haproxy", ["-f", CONFIG], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH ?? "",
        LISTEN_ON: "127.0.0.1",
        API_PORT: String(frontend),
        API_BACKEND_PORT: String(backend),
        WIDGET_AUTH_PORT: String(widget),
        TLS_PEM: join(folder, "secrets/tls"),
        DNS_SERVER: nameServer.address,
      },
    });
    for (const stream of [balancer.stdout, balancer.stderr])
      stream?.on("data", (bytes: Buffer) => {
        output += bytes;
      });
  });
  afterEach(async () => {
    for (const service of started.splice(0)) await service.kill();
  });
  afterAll(async () => {
    const ended = once(balancer, "exit");
    if (balancer.exitCode === null && balancer.kill("SIGTERM")) await ended;
    nameServer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function startApi(host: string): Promise<ServiceProcess> {
    const { DATABASE_URL_FILE, REDIS_URL_FILE, ...env } = buildServiceEnvironment(
      "api",
      join(folder, "secrets"),
      {
        LOG_LEVEL: "silent",
        DRAIN_SECONDS: "300",
        FRONT_SUBNET: "127.0.0.1/32",
      },
    );
    const service = await startServiceProcess("api", {
      ...env,
      DATABASE_URL: test.urls.api,
      REDIS_URL: test.redis.url,
      DATA_DIR: folder,
      DATABASE_TIMEOUT_MS: "20000",
      REDIS_TIMEOUT_MS: "20000",
      HOST: host,
      METRICS_PORT: "0",
      API_PORT: String(ports.backend),
    });
    started.push(service);
    return service;
  }

  const sendRequest = (path: string, headers: Record<string, string> = {}, localAddress = "127.0.0.1") =>
    requestOverTls({ port: ports.frontend, ca }, path, { headers, localAddress });
  const waitForStatus = (status: number) =>
    pollUntil(
      `the balancer to respond with ${status}`,
      () => sendRequest("/health/live").catch(() => ({ status: 0 })),
      { isDone: (response) => response.status === status },
    );

  it("forwards to all running processes, over TLS only, and returns 503 while there are none", async () => {
    await waitForStatus(503);
    expectUnavailable(await sendRequest("/v1/rollovers?externalId=seen"), "/v1/rollovers");
    // Operators search the log for the request ID that the client received.
    await pollUntil("the refusal in the log", async () => output, {
      isDone: (log) => / api\/<NOSRV> 503 .* req_0[0-9a-f]{25}$/m.test(log),
    });
    const ak = await buildKey(test, "ak");
    const firstApi = await startApi("127.0.0.2");
    addresses = ["127.0.0.2"];
    await waitForStatus(200);
    const response = await sendRequest("/v1/rollovers?externalId=seen", {
      Authorization: `Bearer ${ak.key}`,
    });
    expect(response.protocol).toBe("TLSv1.3");
    expect((await sendRequest("/v1/api-keys/current", { Authorization: `Bearer ${ak.key}` })).status).toBe(
      200,
    );
    const overHttp = await fetch(`http://127.0.0.1:${ports.frontend}/health/live`).catch(() => "refused");
    expect(overHttp).toBe("refused");

    await startApi("127.0.0.3");
    addresses = ["127.0.0.2", "127.0.0.3"];
    /** Finds the server names of successful requests in the log, such as ` api/api1 200`. */
    const findServers = () => output.match(/ api\/api\d 200/g) ?? [];
    await pollUntil("both processes serve requests", () => sendRequest("/health/live"), {
      isDone: () => new Set(findServers()).size === 2,
    });
    firstApi.child.kill("SIGTERM");
    const readReadiness = () => fetch(`${firstApi.url}/health/ready`).then(({ status }) => status);
    await pollUntil("the first process to drain", readReadiness, { isDone: (status) => status === 503 });
    const before = findServers().length;
    const findLastServers = () => findServers().slice(-8);
    await pollUntil(
      "only the other process serves requests",
      async () => expect((await sendRequest("/health/live")).status).toBe(200),
      { isDone: () => findServers().length > before + 8 && new Set(findLastServers()).size === 1 },
    );
    expect(firstApi.isRunning()).toBe(true);
    // URLs are not logged: queries may name a participant.
    expect(output).not.toMatch(/seen|\/v1|\/health/);
  });

  it("forwards the address that the caller connects from, and ignores the caller's X-Forwarded-For", async () => {
    const { id, key } = await buildKey(test, "ak");
    await test.db.pool.query("UPDATE api_keys SET ip_allowlist = ARRAY['127.0.0.5'] WHERE id = $1", [id]);
    await startApi("127.0.0.2");
    addresses = ["127.0.0.2"];
    await waitForStatus(200);
    const buildHeaders = (claimed: string) => ({
      Authorization: `Bearer ${key}`,
      "X-Forwarded-For": claimed,
    });
    const fromOther = await sendRequest("/v1/api-keys/current", buildHeaders("127.0.0.5"), "127.0.0.1");
    expect(fromOther.status).toBe(403);
    const fromAllowed = await sendRequest("/v1/api-keys/current", buildHeaders("127.0.0.1"), "127.0.0.5");
    expect(fromAllowed.status).toBe(200);
  });
});

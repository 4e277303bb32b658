import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import {
  buildKey,
  createTestEnvironment,
  describeWithHaproxy,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { ROOT } from "./compose-file.ts";
import { expectUnavailable } from "./expect-balancer-problem.ts";
import { requestOverTls } from "./request-over-tls.ts";

const CONFIG = join(ROOT, "deploy/haproxy/plain-host.cfg");
const WIDGET_HOST = "widget.example.com";

describeWithHaproxy("Balancer of a plain host", () => {
  const test = useResource(createTestEnvironment);
  const started: ServiceProcess[] = [];
  let folder: string;
  let balancer: ChildProcess;
  let frontend: { port: number; ca: string };
  let backendPorts: { api: number; widget: number };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-plain-host-"));
    expect(spawnSync("sh", [join(ROOT, "deploy/make-secrets.sh"), folder], { cwd: folder }).status).toBe(0);
    const [port, api, widget, idleApi, idleWidget] = await Promise.all([
      findFreePort(),
      findFreePort(),
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ]);
    frontend = { port, ca: readFileSync(join(folder, "tls"), "utf8") };
    backendPorts = { api, widget };
    // Only root can change the user and root directory.
    const config = join(folder, "haproxy.cfg");
    writeFileSync(config, readFileSync(CONFIG, "utf8").replace(/^ {2}(user|group|chroot) .*\n/gm, ""));
    balancer = spawn("haproxy", ["-f", config], {
      stdio: "ignore",
      env: {
        PATH: process.env.PATH ?? "",
        LISTEN_ON: "127.0.0.1",
        HTTPS_PORT: String(port),
        API_PORT_1: String(api),
        API_PORT_2: String(idleApi),
        WIDGET_AUTH_PORT_1: String(widget),
        WIDGET_AUTH_PORT_2: String(idleWidget),
        WIDGET_HOST,
        TLS_PEM: join(folder, "tls"),
      },
    });
  });
  afterAll(async () => {
    for (const service of started) await service.stop();
    const ended = once(balancer, "exit");
    if (balancer.exitCode === null && balancer.kill("SIGTERM")) await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const sendRequest = (path: string, headers: Record<string, string> = {}) =>
    requestOverTls(frontend, path, { headers });
  const waitForStatus = (status: number, headers: Record<string, string> = {}) =>
    pollUntil(
      `the balancer to respond with ${status}`,
      () => sendRequest("/health/ready", headers).catch(() => ({ status: 0 })),
      { isDone: (response) => response.status === status },
    );

  it("has a configuration that HAProxy accepts", () => {
    const env = { PATH: process.env.PATH ?? "", WIDGET_HOST, TLS_PEM: join(folder, "tls") };
    const { status, stderr } = spawnSync("haproxy", ["-c", "-f", CONFIG], { env, encoding: "utf8" });
    expect({ status, warnings: stderr.match(/\[(ALERT|WARNING)\].*/g) }).toEqual({
      status: 0,
      warnings: null,
    });
  });

  it("has the same settings as the compose file's balancer", () => {
    const readSettings = (path: string) => {
      const text = readFileSync(path, "utf8").replace(/^ {2}(user|group|chroot) .*\n/gm, "");
      return text.slice(text.indexOf("global\n"), text.search(/^(resolvers|frontend) /m));
    };
    expect(readSettings(CONFIG)).toBe(readSettings(join(ROOT, "deploy/haproxy/haproxy.cfg")));
  });

  it("returns a problem until a process is ready, then serves both services over TLS only", async () => {
    await waitForStatus(503);
    for (const headers of [{}, { Host: WIDGET_HOST }])
      expectUnavailable(await sendRequest("/v1/rollovers?externalId=seen", headers), "/v1/rollovers");

    const env = { ...test.env, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "silent" };
    const [ak] = await Promise.all([
      buildKey(test, "ak"),
      startServiceProcess("api", { ...env, API_PORT: String(backendPorts.api) }).then((api) =>
        started.push(api),
      ),
      startServiceProcess("widget-auth", { ...env, WIDGET_AUTH_PORT: String(backendPorts.widget) }).then(
        (widget) => started.push(widget),
      ),
    ]);
    await Promise.all([waitForStatus(200), waitForStatus(200, { Host: WIDGET_HOST })]);

    const key = await sendRequest("/v1/api-keys/current", { Authorization: `Bearer ${ak.key}` });
    expect(key).toMatchObject({ status: 200, protocol: "TLSv1.3" });
    const servesWidget = await Promise.all(
      ["localhost", WIDGET_HOST, `${WIDGET_HOST.toUpperCase()}:443`].map(async (Host) => {
        const { body } = await sendRequest("/openapi.json", { Host });
        return Object.keys(JSON.parse(body).paths).some((path) => path.startsWith("/api/widget"));
      }),
    );
    expect(servesWidget).toEqual([false, true, true]);
    const unknown = await sendRequest("/v1/nothing");
    expect(JSON.parse(unknown.body).requestId).toBe(unknown.headers["x-request-id"]);
    const overHttp = await fetch(`http://127.0.0.1:${frontend.port}/health/live`).catch(() => "refused");
    expect(overHttp).toBe("refused");
  });
});

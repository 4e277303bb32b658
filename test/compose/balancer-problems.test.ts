import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { describeWithHaproxy, pollUntil } from "@svc/testing";
import { ROOT } from "./compose-file.ts";
import { expectBalancerProblem } from "./expect-balancer-problem.ts";
import { type NameServer, startNameServer } from "./name-server.ts";
import { requestOverTls } from "./request-over-tls.ts";

const CONFIGS = ["haproxy.cfg", "plain-host.cfg"];

/**
 * Removes settings that require root, shortens the timeout to one second, and adds a path that makes HAProxy
 * fail.
 */
const adaptForTest = (text: string) =>
  text
    .replace(/^ {2}(user|group|chroot) .*\n/gm, "")
    .replace("timeout server 35s", "timeout server 1s")
    .replace(
      /^ {2}http-request set-var\(txn\.path\) path$/gm,
      "$&\n  http-request deny deny_status 500 if { path /fails-inside }",
    );

describeWithHaproxy("Balancer problems", () => {
  let folder: string;
  let backend: Server;
  let nameServer: NameServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-balancer-problems-"));
    const secretsScript = spawnSync("sh", [join(ROOT, "deploy/make-secrets.sh"), folder], { cwd: folder });
    if (secretsScript.status !== 0) throw new Error(String(secretsScript.stderr));
    backend = createServer((req, res) => {
      if (req.url === "/health/ready") res.end("ready");
      else if (req.url?.startsWith("/ends")) req.socket.destroy();
      else if (req.url?.startsWith("/garbled")) req.socket.end("no HTTP\r\n\r\n");
    }).listen(0, "127.0.0.1");
    await once(backend, "listening");
    nameServer = await startNameServer(() => ["127.0.0.1"]);
  });
  afterAll(async () => {
    nameServer.close();
    backend.closeAllConnections();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(CONFIGS)("with %s", (name) => {
    let balancer: ChildProcess;
    let frontend: { port: number; ca: string };

    beforeAll(async () => {
      const [port, widgetPort, idlePort] = await Promise.all([
        findFreePort(),
        findFreePort(),
        findFreePort(),
      ]);
      const backendPort = String((backend.address() as AddressInfo).port);
      frontend = { port, ca: readFileSync(join(folder, "tls"), "utf8") };
      const config = join(folder, name);
      writeFileSync(config, adaptForTest(readFileSync(join(ROOT, "deploy/haproxy", name), "utf8")));
      balancer = spawn("haproxy", ["-f", config], {
        stdio: "ignore",
        env: {
          PATH: process.env.PATH ?? "",
          LISTEN_ON: "127.0.0.1",
          TLS_PEM: join(folder, "tls"),
          API_PORT: String(port),
          HTTPS_PORT: String(port),
          WIDGET_AUTH_PORT: String(widgetPort),
          WIDGET_HOST: "widget.example.com",
          DNS_SERVER: nameServer.address,
          API_BACKEND_PORT: backendPort,
          WIDGET_AUTH_BACKEND_PORT: backendPort,
          API_PORT_1: backendPort,
          API_PORT_2: String(idlePort),
          WIDGET_AUTH_PORT_1: backendPort,
          WIDGET_AUTH_PORT_2: String(idlePort),
        },
      });
      await pollUntil(
        "the backend to be ready",
        () => requestOverTls(frontend, "/health/ready").catch(() => ({ status: 0 })),
        { isDone: ({ status }) => status === 200 },
      );
    });
    afterAll(async () => {
      const ended = once(balancer, "exit");
      if (balancer.exitCode === null && balancer.kill("SIGTERM")) await ended;
    });

    it.each([
      { path: "/fails-inside", status: 500, code: "internal_error", detail: "The load balancer failed" },
      { path: "/ends", status: 502, code: "dependency_unavailable", detail: "same Idempotency-Key" },
      { path: "/garbled", status: 502, code: "dependency_unavailable", detail: "same Idempotency-Key" },
      { path: "/hangs", status: 504, code: "dependency_unavailable", detail: "did not answer in time" },
    ] as const)("returns $status as a problem: $path", async ({ path, ...expected }) => {
      // `instance` must not contain the query, which may name a participant.
      expectBalancerProblem(await requestOverTls(frontend, `${path}?email=seen`), {
        ...expected,
        instance: path,
      });
    });
  });
});

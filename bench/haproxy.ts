import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess, findFreePort } from "@svc/local-servers";
import { pollUntil } from "@svc/testing";

export const hasHaproxy = (): boolean => spawnSync("haproxy", ["-v"]).status === 0;

/** Uses the configuration of docs/operators/restarting.md. */
export async function startHaproxy(ports: readonly number[]): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "svc-haproxy-"));
  const port = await findFreePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 35s
  option redispatch
  retries 3
  retry-on conn-failure
frontend all
  bind 127.0.0.1:${port}
  default_backend services
backend services
  balance leastconn
  option httpchk GET /health/ready
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${ports.map((serverPort, index) => `  server s${index} 127.0.0.1:${serverPort}`).join("\n")}
`,
  );
  const child = spawn("haproxy", ["-f", file, "-db"], { stdio: "ignore" });
  const cancelCleanup = endWithThisProcess({ pid: child.pid, signal: "KILL", folder });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
  await pollUntil("HAProxy", isReady, { isDone: Boolean });
  const stop = () => {
    child.kill("SIGKILL");
    cancelCleanup();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess, findFreePort, startChildServer } from "@svc/local-servers";
import { findProgram } from "./find-program.ts";

export interface TestPgBouncer {
  /** Returns the URL with PgBouncer's address. */
  divert(url: string): string;
  /** Connects to another server, as after a failover. Closes connections to the old one. */
  redirectTo(url: string): void;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PgBouncer in transaction mode.
 *
 * @param urls URLs of the same database, one per role
 * @param poolSize server connections per role
 */
export async function startPgBouncer(urls: readonly string[], poolSize: number): Promise<TestPgBouncer> {
  const program = findProgram(["pgbouncer"]);
  if (program === null) throw new Error("pgbouncer is not on the PATH");
  const folder = mkdtempSync(join(tmpdir(), "svc-pgbouncer-"));
  const cancelCleanup = endWithThisProcess({ folder });
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const roleUrls = urls.map((url) => new URL(url));
  const [first] = roleUrls;
  if (first === undefined) throw new Error("startPgBouncer needs at least one database URL");
  const { hostname, port: serverPort, pathname } = first;
  const users = roleUrls.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(folder, "users"), users.join("\n"), { mode: 0o644 });
  const buildSettings = (host: string, targetPort: string) => [
    "[databases]",
    `${pathname.slice(1)} = host=${host} port=${targetPort}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = plain\nauth_file = ${join(folder, "users")}`,
    `pool_mode = transaction\ndefault_pool_size = ${poolSize}\nmax_client_conn = 500`,
    "server_login_retry = 1",
  ];
  const configure = (host: string, targetPort: string) =>
    writeFileSync(join(folder, "pgbouncer.ini"), buildSettings(host, targetPort).join("\n"), { mode: 0o644 });
  configure(hostname, serverPort);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const start = () =>
    startChildServer({
      name: "PgBouncer",
      command: program,
      args: [...user, join(folder, "pgbouncer.ini")],
      ready: /process up/,
      timeoutMs: 20_000,
      signal: "INT",
    });
  let server = await start();
  return {
    divert: (url) => {
      const proxyUrl = new URL(url);
      proxyUrl.port = String(port);
      return proxyUrl.href;
    },
    redirectTo: (url) => {
      const { hostname: host, port: targetPort } = new URL(url);
      configure(host, targetPort);
      process.kill(server.pid, "SIGHUP");
    },
    kill: () => server.stop("SIGKILL"),
    start: async () => {
      server = await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      cancelCleanup();
    },
  };
}

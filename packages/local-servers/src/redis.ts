import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ChildServer, ServerStartError, startChildServer, unusableFolder } from "./child-server.ts";
import { findFreePort } from "./free-port.ts";
import { stopLeftover } from "./leftover.ts";

/** A Redis or Valkey server on the loopback interface. */
export interface LocalRedis {
  url: string;
  port: number;
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const START_TIMEOUT_MS = 15_000;

let found: string | null = null;

/** The Redis-compatible server on the PATH, or null where there is none. It is looked for until it has been found. */
export function findRedisServer(): string | null {
  if (found) return found;
  for (const program of ["redis-server", "valkey-server"]) {
    try {
      execFileSync(program, ["--version"], { stdio: "ignore" });
      found = program;
      return found;
    } catch {
      // not this one
    }
  }
  return null;
}

/**
 * Starts a Redis server.
 *
 * @param dataDir where sessions are kept over a restart; without it everything is in memory alone
 * @param port the port to listen on; a free one without it
 * @param settings server settings, e.g. `{maxmemory: "100mb"}`
 * @throws ServerStartError when there is no server on the PATH, or it does not come up
 */
export async function startRedis(
  input: { dataDir?: string; port?: number; settings?: Record<string, string> } = {},
): Promise<LocalRedis> {
  const program = findRedisServer();
  if (!program) throw new ServerStartError("neither redis-server nor valkey-server is on the PATH");
  const port = input.port ?? (await findFreePort());
  const { dataDir } = input;
  const settings = Object.entries(input.settings ?? {}).flatMap(([name, value]) => [`--${name}`, value]);
  const storage = dataDir
    ? await prepareFolder(dataDir).catch((error: unknown) => {
        throw unusableFolder(dataDir, error);
      })
    : ["--appendonly", "no", "--save", ""];
  const server: ChildServer = await startChildServer({
    name: "Redis",
    command: program,
    args: ["--port", String(port), "--bind", "127.0.0.1", "--daemonize", "no", ...storage, ...settings],
    ready: /Ready to accept connections/,
    timeoutMs: START_TIMEOUT_MS,
    signal: "TERM",
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: server.pid,
    ended: server.ended,
    stop: () => server.stop(),
    kill: () => server.stop("SIGKILL"),
  };
}

async function prepareFolder(dataDir: string): Promise<string[]> {
  const pidFile = join(dataDir, "redis.pid");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await stopLeftover("Redis", pidFile, (command) => /(redis|valkey)-server/.test(command), "SIGTERM");
  return ["--dir", dataDir, "--pidfile", pidFile, "--appendonly", "yes", "--save", ""];
}

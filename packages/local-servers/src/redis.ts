import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ChildServer, ServerStartError, startChildServer, toFolderError } from "./child-server.ts";
import { findFreePort } from "./free-port.ts";
import { stopLeftover } from "./leftover.ts";

export interface LocalRedis {
  url: string;
  port: number;
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const START_TIMEOUT_MS = 15_000;

let cachedProgram: string | null = null;

/** Returns the Redis-compatible server on the PATH, or null. Caches only success. */
export function findRedisServer(): string | null {
  if (cachedProgram) return cachedProgram;
  for (const program of ["redis-server", "valkey-server"]) {
    try {
      execFileSync(program, ["--version"], { stdio: "ignore" });
      cachedProgram = program;
      return cachedProgram;
    } catch {
      // Try the next program.
    }
  }
  return null;
}

/**
 * Starts a Redis server.
 * @param dataDir folder for persistence; if omitted, data stays in memory
 * @throws ServerStartError when no server is on the PATH, or it does not start
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
        throw toFolderError(dataDir, error);
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
  const folderArgs = ["--dir", dataDir, "--pidfile", pidFile];
  // After a reboot, the process ID can belong to another Redis.
  const isOurs = (command: string) =>
    /(redis|valkey)-server/.test(command) && command.includes(` ${folderArgs.join(" ")} `);
  await stopLeftover("Redis", pidFile, { isOurs, signal: "SIGTERM" });
  // With a process title, Redis would overwrite these arguments.
  return [...folderArgs, "--set-proc-title", "no", "--appendonly", "yes", "--save", ""];
}

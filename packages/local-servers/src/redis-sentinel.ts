import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ServerStartError, startChildServer } from "./child-server.ts";
import { endWithThisProcess } from "./end-with-process.ts";
import { findFreePort } from "./free-port.ts";
import { findRedisServer, type LocalRedis } from "./redis.ts";

const START_TIMEOUT_MS = 15_000;

/** Starts a sentinel with a quorum of two. A primary silent for `downAfterMs` counts as down. */
export async function startSentinel(input: {
  primaryName: string;
  primaryPort: number;
  downAfterMs: number;
  port?: number;
  lines?: string[];
}): Promise<LocalRedis> {
  const program = findRedisServer();
  if (!program) throw new ServerStartError("neither redis-server nor valkey-server is on the PATH");
  const { primaryName: name, primaryPort, downAfterMs, lines = [] } = input;
  const port = input.port ?? (await findFreePort());
  // The sentinel writes to its configuration file.
  const folder = mkdtempSync(join(tmpdir(), "svc-sentinel-"));
  const cancelCleanup = endWithThisProcess({ folder });
  const file = join(folder, "sentinel.conf");
  const configuration = [
    `port ${port}`,
    "bind 127.0.0.1",
    `dir ${folder}`,
    `sentinel monitor ${name} 127.0.0.1 ${primaryPort} 2`,
    `sentinel down-after-milliseconds ${name} ${downAfterMs}`,
    `sentinel failover-timeout ${name} 6000`,
    ...lines,
  ];
  writeFileSync(file, `${configuration.join("\n")}\n`);
  const server = await startChildServer({
    name: "Sentinel",
    command: program,
    args: [file, "--sentinel"],
    ready: /\+monitor master/,
    timeoutMs: START_TIMEOUT_MS,
    signal: "TERM",
  });
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal);
    rmSync(folder, { recursive: true, force: true });
    cancelCleanup();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: server.pid,
    ended: server.ended,
    stop,
    kill: () => stop("SIGKILL"),
  };
}

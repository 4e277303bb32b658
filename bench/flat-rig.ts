import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { Worker } from "node:worker_threads";
import type { TestEnvironment } from "@svc/testing";
import type { LatenciesByStatus, Load } from "./flat-load.ts";
import type { Call } from "./load/variant.ts";
import { buildDeployedCommand, startStoppable } from "./load.ts";

export type Api = Awaited<ReturnType<typeof startApi>>;

/** Starts the API as in production, with its own role, request limits and ten connections, but not pinned to a core. */
export function startApi(test: TestEnvironment, env: Record<string, string> = {}) {
  const [args, settings] = buildDeployedCommand("apps/api/src/main.ts", {
    ...test.env,
    DATABASE_URL: test.urls.api,
    DATABASE_TIMEOUT_MS: "1800",
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
    RATE_LIMIT_PER_MINUTE: "10000000",
    ...env,
  });
  return startStoppable(args, settings, { isPinned: false });
}

/** Reads processor time in milliseconds, by process. Skips processes without data. */
export function readProcessorMs(pids: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    try {
      const tasks = readdirSync(`/proc/${pid}/task`).map((task) =>
        Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
      );
      times.set(pid, tasks.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6);
    } catch {
      // The process ended, or this is not Linux.
    }
  }
  return times;
}

/** Returns milliseconds since `before`, including new processes; NaN if unknown. */
export function readProcessorMsSince(before: ReadonlyMap<number, number>, pids: readonly number[]): number {
  const now = readProcessorMs(pids);
  if (now.size === 0) return Number.NaN;
  return [...now].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

/** Lists the PostgreSQL processes that serve the services and the tests. */
export async function listBackendPids(test: TestEnvironment): Promise<number[]> {
  const { rows } = await test.db.pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY('{svc-api,svc-api-keys,svc-test}') AND pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}

/** @returns sorted latencies in milliseconds @throws Error unless the status is 2xx */
export async function sendAll(
  url: string,
  key: string,
  calls: readonly Call[],
  concurrency: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const latencies: number[] = [];
  const remaining = calls.values();
  const send = async () => {
    for (const call of remaining) {
      const start = performance.now();
      await sendOne(url, agent, key, call);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, send));
  agent.destroy();
  return latencies.sort((a, b) => a - b);
}

/** @throws Error unless the status is 2xx */
export function sendOne(
  url: string,
  agent: Agent,
  key: string,
  { path, body, headers: callHeaders }: Call,
): Promise<{ id: string }> {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...callHeaders,
  };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, headers, method: body === undefined ? "GET" : "POST" }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.once("close", () => {
        if (Math.floor((response.statusCode ?? 0) / 100) === 2) resolve(JSON.parse(text));
        else reject(new Error(`${path} returned ${response.statusCode}: ${text}`));
      });
    })
      .once("error", reject)
      .end(body);
  });
}

/** Sends load from a worker thread. */
export async function runLoad(load: Load): Promise<LatenciesByStatus> {
  const worker = new Worker(new URL("./flat-load.ts", import.meta.url), { workerData: load });
  const [latenciesByStatus] = (await once(worker, "message")) as [LatenciesByStatus];
  return latenciesByStatus;
}

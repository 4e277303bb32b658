import { findRedisServer, type LocalRedis, startRedis } from "@svc/local-servers";
import { Redis } from "ioredis";
import RedisMock from "ioredis-mock";

/** A real server if installed, otherwise a mock. */
export interface TestRedis {
  url: string;
  server: LocalRedis | null;
  /** Opens the mock; undefined with a real server. */
  openRedis: (() => Promise<Redis>) | undefined;
  stop(): Promise<void>;
}

/** Mock URL, valid only in this process. */
export const IN_MEMORY_REDIS = "redis://in-memory";

export const hasRedisServer = findRedisServer() !== null;

async function startServer(): Promise<IdleServer> {
  const server = await startRedis();
  return { server, settings: await emptyServer(server) };
}

interface IdleServer {
  server: LocalRedis;
  settings: string;
}
const idleServers: IdleServer[] = [];
/** Only test workers keep idle servers, which would prevent a benchmark from exiting. */
const isTestWorker = process.env.JEST_WORKER_ID !== undefined;

/** @returns the server's settings @throws Error if the server has ended */
async function emptyServer(server: LocalRedis): Promise<string> {
  const redis = new Redis(server.url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on("error", () => {});
  try {
    const ended = server.ended.then(() => Promise.reject(new Error("the server has ended")));
    const responses = redis.pipeline().flushall().config("GET", "*").call("ACL", "LIST").exec();
    return JSON.stringify(await Promise.race([ended, responses]));
  } finally {
    redis.disconnect();
  }
}

/** Reuses a server with unchanged settings. Servers end with the worker process. */
export async function startTestRedis(): Promise<TestRedis> {
  if (hasRedisServer) {
    const { server, settings } = idleServers.pop() ?? (await startServer());
    const stop = async () => {
      if (isTestWorker && (await emptyServer(server).catch(() => null)) === settings)
        idleServers.push({ server, settings });
      else await server.stop();
    };
    return { url: server.url, server, openRedis: undefined, stop };
  }
  // Mocks with different ports have separate data.
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const openRedis = async () => new RedisMock({ host: "in-memory", port }) as unknown as Redis;
  return { url: IN_MEMORY_REDIS, server: null, openRedis, stop: async () => {} };
}

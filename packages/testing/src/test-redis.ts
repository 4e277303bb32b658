import { findRedisServer, type LocalRedis, startRedis } from "@svc/local-servers";
import { Redis } from "ioredis";
import RedisMock from "ioredis-mock";

/** A Redis of a test's own: a real server where there is one, else one in memory. */
export interface TestRedis {
  /** For REDIS_URL. */
  url: string;
  /** The real server; null in memory. */
  server: LocalRedis | null;
  /** What services are started with where there is no server; undefined where there is. */
  openRedis: (() => Promise<Redis>) | undefined;
  stop(): Promise<void>;
}

/** REDIS_URL where there is no server: the mock serves this process alone. */
export const IN_MEMORY_REDIS = "redis://in-memory";

/** Whether this machine has a Redis server. */
export const hasRedisServer = findRedisServer() !== null;

async function startNew(): Promise<IdleServer> {
  const server = await startRedis();
  return { server, settings: await clear(server) };
}

/** A server between two test files, and how it was set when it was new. */
interface IdleServer {
  server: LocalRedis;
  settings: string;
}
const idle: IdleServer[] = [];
/** The measurements use these, too, and end when nothing is left. */
const isTestWorker = process.env.JEST_WORKER_ID !== undefined;

/** Empties a server, and reads how it is set. @throws where it has ended, or is no longer that server */
async function clear(server: LocalRedis): Promise<string> {
  const redis = new Redis(server.url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on("error", () => {});
  try {
    const ended = server.ended.then(() => Promise.reject(new Error("it has ended")));
    const asked = redis.pipeline().flushall().config("GET", "*").call("ACL", "LIST").exec();
    return JSON.stringify(await Promise.race([ended, asked]));
  } finally {
    redis.disconnect();
  }
}

/**
 * Starts a server for a test file, or takes one that the file before it has left as it was: most do less with it than
 * its start costs. It ends with the process that runs the files.
 */
export async function startTestRedis(): Promise<TestRedis> {
  if (hasRedisServer) {
    const { server, settings } = idle.pop() ?? (await startNew());
    const stop = async () => {
      if (isTestWorker && (await clear(server).catch(() => null)) === settings)
        idle.push({ server, settings });
      else await server.stop();
    };
    return { url: server.url, server, openRedis: undefined, stop };
  }
  // A port of its own keeps the data of one file's mock from the next one's.
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const openRedis = async () => new RedisMock({ host: "in-memory", port }) as unknown as Redis;
  return { url: IN_MEMORY_REDIS, server: null, openRedis, stop: async () => {} };
}

import { describe, it } from "@jest/globals";
import { findRedisServer, type LocalRedis, startRedis } from "@svc/local-servers";
import type { Redis } from "ioredis";
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

/** Whether this machine has a Redis server. */
export const hasRedisServer = findRedisServer() !== null;

/** `describe` and `it` for what only a real Redis can show: skipped, by name, where there is none. */
export const describeWithRedis: typeof describe.skip = hasRedisServer ? describe : describe.skip;
export const itWithRedis: typeof it.skip = hasRedisServer ? it : it.skip;

export async function startTestRedis(): Promise<TestRedis> {
  if (hasRedisServer) {
    const server = await startRedis();
    return { url: server.url, server, openRedis: undefined, stop: () => server.stop() };
  }
  // A port of its own keeps the data of one file's mock from the next one's.
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const openRedis = async () => new RedisMock({ host: "in-memory", port }) as unknown as Redis;
  return { url: "redis://in-memory", server: null, openRedis, stop: async () => {} };
}

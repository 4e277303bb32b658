import type { describe, it } from "@jest/globals";
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

// Read from the globals, at each call: the builders of this package also serve the measurements, which are no tests, and
// what is loaded once serves many test files.
const jest = globalThis as unknown as { describe: typeof describe; it: typeof it };
const itHere = () => (hasRedisServer ? jest.it : jest.it.skip);

/** `describe` and `it` for what only a real Redis can show: skipped, by name, where there is none. */
export const describeWithRedis = (...words: Parameters<typeof describe.skip>) =>
  (hasRedisServer ? jest.describe : jest.describe.skip)(...words);
export const itWithRedis = Object.assign((...words: Parameters<typeof it.skip>) => itHere()(...words), {
  each: ((...table: [readonly unknown[]]) => itHere().each(...table)) as typeof it.each,
});

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

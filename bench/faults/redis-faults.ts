import { setTimeout as pause } from "node:timers/promises";
import {
  type RedisCluster,
  type RedisWithSentinels,
  startRedisCluster,
  startRedisWithSentinels,
} from "@svc/testing";
import { Redis } from "ioredis";
import { DURATION_MS, type Fault, freeze } from "./fault.ts";
import { findLastingPort } from "./ports.ts";
import type { Site } from "./site.ts";

async function switchRedis(site: Site, url: string): Promise<void> {
  site.env.REDIS_URL = url;
  const programs = [...site.api, ...site.widget, ...site.worker];
  await Promise.all(programs.map((program) => program.stop("SIGTERM")));
  await Promise.all(programs.map((program) => program.start({ REDIS_URL: url })));
}

/** Creates a fault with a Redis deployment that is started only for it. */
function createRedisFault<Started extends { url: string; stop(): Promise<void> }>(
  name: string,
  start: () => Promise<Started>,
  breakRedis: (started: Started) => Promise<void>,
): Fault {
  let started: Started | null = null;
  return {
    name,
    async prepare(site) {
      started = await start();
      await switchRedis(site, started.url);
    },
    inject: async () => (started ? breakRedis(started) : undefined),
    async restore(site) {
      await switchRedis(site, site.servers.redisUrl);
      await started?.stop();
    },
  };
}

const startSentinels = () => startRedisWithSentinels({ downAfterMs: 2_000, findPort: findLastingPort });

async function failOver(redis: RedisWithSentinels, signal: "SIGKILL" | "SIGSTOP"): Promise<void> {
  const before = await redis.findPrimary();
  process.kill(before.pid, signal);
  while ((await redis.findPrimary()).port === before.port) await pause(50);
  await pause(DURATION_MS);
  if (signal === "SIGSTOP") process.kill(before.pid, "SIGCONT");
}

const startCluster = () => startRedisCluster({ nodeTimeoutMs: 2_000, findPort: findLastingPort });

async function killPrimary(cluster: RedisCluster): Promise<void> {
  const before = await cluster.findPrimary(0);
  await before.kill();
  while ((await cluster.findPrimary(0)) === before) await pause(50);
  await pause(DURATION_MS);
}

export const REDIS_FAULTS: readonly Fault[] = [
  {
    name: "Redis killed, down for 5 s",
    async inject({ servers }) {
      await servers.redis.kill();
      await pause(DURATION_MS);
      await servers.startRedisAgain();
    },
  },
  { name: "Redis frozen for 5 s", inject: ({ servers }) => freeze([servers.redis.pid]) },
  {
    name: "Redis full for 5 s",
    async inject({ servers }) {
      const client = new Redis(servers.redis.url);
      await client.config("SET", "maxmemory", "1");
      await pause(DURATION_MS);
      await client.config("SET", "maxmemory", "0");
      client.disconnect();
    },
  },
  {
    name: "Redis killed, its replica promoted",
    async inject({ servers }) {
      const promote = await servers.startReplica();
      await servers.redis.kill();
      await promote();
    },
  },
  createRedisFault("Redis with Sentinel: its primary killed", startSentinels, (redis) =>
    failOver(redis, "SIGKILL"),
  ),
  createRedisFault("Redis with Sentinel: its primary frozen", startSentinels, (redis) =>
    failOver(redis, "SIGSTOP"),
  ),
  createRedisFault("Redis as a cluster: one of three primaries killed", startCluster, killPrimary),
];

import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { type RunningService, runService } from "@svc/service-kit/lifecycle";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import type { Redis } from "ioredis";
import RedisMock from "ioredis-mock";
import { offsetMetricsPort, WIDGET_AUTH_DATABASE_URL } from "./service-envs.ts";

// Runs the services and the worker with an in-memory Redis. `npm start` uses this program if it finds no Redis.

const openRedis = async () => new RedisMock() as unknown as Redis;
const env = { ...process.env, REDIS_URL: "redis://in-memory" };
// Each service has the same database role as in its own process.
const widgetAuthEnv = {
  ...env,
  DATABASE_URL: process.env[WIDGET_AUTH_DATABASE_URL],
  ...offsetMetricsPort(env, 1),
};

await runService("services", async (signal) => {
  const workerEnv = { ...env, ...offsetMetricsPort(env, 2) };
  const services: Record<string, RunningService> = {
    api: await startApi(readApiConfig(env), { openRedis }, signal),
    worker: await startWorker(readWorkerConfig(workerEnv), { openRedis }, signal),
    "widget-auth": await startWidgetAuth(readWidgetAuthConfig(widgetAuthEnv), { openRedis }, signal),
  };
  const all = Object.values(services);
  for (const [name, { url }] of Object.entries(services)) process.send?.({ ready: true, name, url });
  return {
    // The process reports the API's URL.
    ...(services.api as RunningService),
    drain: async (skipWait) => void (await Promise.all(all.map((service) => service.drain(skipWait)))),
    stop: async () => void (await Promise.all(all.map((service) => service.stop()))),
  };
});

import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { exitCodeOf } from "@svc/service-kit";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import type { Redis } from "ioredis";
import RedisMock from "ioredis-mock";
import { metricsPort, WIDGET_AUTH_DATABASE_URL } from "./service-envs.ts";

// Both services and the worker in one process, over a Redis that is only in its memory: what `npm start` falls back to on a machine
// without a Redis server. Never used when REDIS_URL is set.

const openRedis = async () => new RedisMock() as unknown as Redis;
const env = { ...process.env, REDIS_URL: "redis://in-memory" };
// The same grants as in a deployment, where each service is a process with a role of its own.
const widgetAuthEnv = {
  ...env,
  DATABASE_URL: process.env[WIDGET_AUTH_DATABASE_URL],
  ...metricsPort(env, 1),
};

try {
  const services = [
    { name: "api", service: await startApi(readApiConfig(env), { openRedis }) },
    {
      name: "worker",
      service: await startWorker(readWorkerConfig({ ...env, ...metricsPort(env, 2) }), { openRedis }),
    },
    {
      name: "widget-auth",
      service: await startWidgetAuth(readWidgetAuthConfig(widgetAuthEnv), { openRedis }),
    },
  ];
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(services.map(({ service }) => service.stop()));
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.once("disconnect", stop);
  for (const { name, service } of services) process.send?.({ ready: true, name, url: service.url });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(exitCodeOf(error));
}

import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { getExitCode } from "@svc/service-kit/lifecycle";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import type { Redis } from "ioredis";
import RedisMock from "ioredis-mock";
import { offsetMetricsPort, WIDGET_AUTH_DATABASE_URL } from "./service-envs.ts";

// Runs the services and the worker in one process with an in-memory Redis. `npm start` uses this program if it finds no Redis.

const openRedis = async () => new RedisMock() as unknown as Redis;
const env = { ...process.env, REDIS_URL: "redis://in-memory" };
// Uses the same database roles as separate processes.
const widgetAuthEnv = {
  ...env,
  DATABASE_URL: process.env[WIDGET_AUTH_DATABASE_URL],
  ...offsetMetricsPort(env, 1),
};

try {
  const services = [
    { name: "api", service: await startApi(readApiConfig(env), { openRedis }) },
    {
      name: "worker",
      service: await startWorker(readWorkerConfig({ ...env, ...offsetMetricsPort(env, 2) }), { openRedis }),
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
  process.exit(getExitCode(error));
}

import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@svc/local-servers";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  createTestEnvironment,
  type TestEnvironment,
} from "@svc/testing";
import { startHaproxy } from "./haproxy.ts";
import { buildDeployedCommand, buildProductionEnv, startServer } from "./load.ts";

const PER_SECOND = 200;
const DRAIN_SECONDS = 5;
/** How long the load runs before each restart and after the last one. */
const SETTLE_MS = 3_000;

interface RestartFigures {
  service: string;
  seconds: number;
  /** Responses by status, and failures by error. */
  counts: Record<string, number>;
  longestMs: number;
}

interface Service {
  name: string;
  source: string;
  env: Record<string, string>;
  send(url: string, requestNumber: number): Promise<Response>;
}

/** Measures rolling restarts behind HAProxy, at two hundred requests per second. */
export async function measureRestarts(): Promise<RestartFigures[]> {
  const test = await createTestEnvironment();
  const env = { ...buildProductionEnv(test), DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const figures: RestartFigures[] = [];
  for (const service of await buildServices(test, env)) figures.push(await restart(service));
  await test.close();
  return figures;
}

async function buildServices(test: TestEnvironment, env: Record<string, string>): Promise<Service[]> {
  const ak = await buildKey(test, "ak");
  const sk = await buildKey(test, "sk");
  const account = await buildAccount(test, ak.organizationId);
  const rollover = await buildRolloverBody(test, account.id);
  const bearer = { Authorization: `Bearer ${ak.key}` };
  const post = (key: string, body: object): RequestInit => ({
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return [
    {
      name: "API",
      source: "apps/api/src/main.ts",
      env: { ...env, DATABASE_URL: test.urls.api },
      send: (url, requestNumber) => {
        // Three of four requests are lists; the others create rollovers.
        if (requestNumber % 4 > 0) return fetch(`${url}/v1/rollovers`, { headers: bearer });
        const source = { ...rollover.source, accountNumber: `R-${String(requestNumber).padStart(8, "0")}` };
        return fetch(`${url}/v1/rollovers`, post(ak.key, { ...rollover, source }));
      },
    },
    {
      name: "widget service",
      source: "apps/widget-auth/src/main.ts",
      env: { ...env, DATABASE_URL: test.urls.widgetAuth },
      send: (url, requestNumber) =>
        fetch(`${url}/api/widget/auth`, post(sk.key, { externalUserId: `saver-${requestNumber}` })),
    },
  ];
}

async function restart({ name, source, env, send }: Service): Promise<RestartFigures> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = async (port: number) => {
    const portSettings = { API_PORT: String(port), WIDGET_AUTH_PORT: String(port) };
    const command = buildDeployedCommand(source, { ...env, ...portSettings });
    return (await startServer(...command, { isPinned: false })).child;
  };
  const running = await Promise.all(ports.map(start));
  const balancer = await startHaproxy(ports);
  const begin = performance.now();
  const counts: Record<string, number> = {};
  let longestMs = 0;
  let isStopped = false;
  const count = (status: string) => {
    counts[status] = (counts[status] ?? 0) + 1;
  };
  const pending: Promise<void>[] = [];
  const load = (async () => {
    for (let requestNumber = 0; !isStopped; requestNumber += 1) {
      const due = begin + (requestNumber * 1000) / PER_SECOND;
      await pause(Math.max(0, due - performance.now()));
      const counted = send(balancer.url, requestNumber).then(async (response) => {
        await response.arrayBuffer();
        longestMs = Math.max(longestMs, performance.now() - due);
        count(String(response.status));
      });
      pending.push(counted.catch((error: Error) => count(String(error.cause ?? error))));
    }
  })();
  for (const [index, port] of ports.entries()) {
    await pause(SETTLE_MS);
    const child = running[index] as ChildProcess;
    child.kill("SIGTERM");
    await once(child, "exit");
    running[index] = await start(port);
  }
  await pause(SETTLE_MS);
  isStopped = true;
  await load;
  await Promise.all(pending);
  const seconds = (performance.now() - begin) / 1000;
  balancer.stop();
  for (const child of running) child.kill("SIGKILL");
  return { service: name, seconds, counts, longestMs };
}

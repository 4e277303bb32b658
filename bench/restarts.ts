import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { findFreePort } from "@svc/local-servers";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  createTestEnvironment,
  type TestEnvironment,
} from "@svc/testing";
import { startHaproxy } from "./haproxy.ts";
import { productionEnv, toDeployed } from "./load.ts";

const PER_SECOND = 200;
const DRAIN_SECONDS = 5;
const SETTLED_MS = 3_000;

interface RestartFigures {
  service: string;
  seconds: number;
  answers: Record<string, number>;
  mostMs: number;
}

interface Service {
  name: string;
  source: string;
  env: Record<string, string>;
  ask(url: string, turn: number): Promise<Response>;
}

/** Restarts two processes of each service behind HAProxy, at two hundred requests per second. */
export async function measureRestarts(): Promise<RestartFigures[]> {
  const test = await createTestEnvironment();
  const env = { ...productionEnv(test), DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const figures: RestartFigures[] = [];
  for (const service of await servicesOf(test, env)) figures.push(await restart(service));
  await test.close();
  return figures;
}

async function servicesOf(test: TestEnvironment, env: Record<string, string>): Promise<Service[]> {
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
      ask: (url, turn) => {
        if (turn % 4 > 0) return fetch(`${url}/v1/rollovers`, { headers: bearer });
        const source = { ...rollover.source, accountNumber: `R-${String(turn).padStart(8, "0")}` };
        return fetch(`${url}/v1/rollovers`, post(ak.key, { ...rollover, source }));
      },
    },
    {
      name: "widget service",
      source: "apps/widget-auth/src/main.ts",
      env: { ...env, DATABASE_URL: test.urls.widgetAuth },
      ask: (url, turn) => fetch(`${url}/api/widget/auth`, post(sk.key, { externalUserId: `saver-${turn}` })),
    },
  ];
}

async function restart({ name, source, env, ask }: Service): Promise<RestartFigures> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) => startOn(source, port, env);
  const running = await Promise.all(ports.map(start));
  const balancer = await startHaproxy(ports);
  const begin = performance.now();
  const answers: Record<string, number> = {};
  let [turn, mostMs, isOver] = [0, 0, false];
  const count = (status: string) => {
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const asking: Promise<void>[] = [];
  const load = (async () => {
    for (; !isOver; turn += 1) {
      const due = begin + (turn * 1000) / PER_SECOND;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const answered = ask(balancer.url, turn).then(async (answer) => {
        await answer.arrayBuffer();
        mostMs = Math.max(mostMs, performance.now() - due);
        count(String(answer.status));
      });
      asking.push(answered.catch((error: Error) => count(String(error.cause ?? error))));
    }
  })();
  for (const [index, port] of ports.entries()) {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const child = running[index] as ChildProcess;
    child.kill("SIGTERM");
    await once(child, "exit");
    running[index] = await start(port);
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  isOver = true;
  await load;
  await Promise.all(asking);
  const seconds = (performance.now() - begin) / 1000;
  balancer.stop();
  for (const child of running) child.kill("SIGKILL");
  return { service: name, seconds, answers, mostMs };
}

async function startOn(source: string, port: number, env: Record<string, string>): Promise<ChildProcess> {
  const [words, settings] = toDeployed(source, {
    ...env,
    API_PORT: String(port),
    WIDGET_AUTH_PORT: String(port),
  });
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...settings },
  });
  await once(child, "message");
  return child;
}

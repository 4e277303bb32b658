import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buildKey, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { insertRollovers } from "./copies.ts";
import type { LatenciesByStatus } from "./flat-load.ts";
import { type Api, readProcessorMs, readProcessorMsSince, runLoad, sendOne, startApi } from "./flat-rig.ts";
import { buildBodies } from "./flat-rollovers.ts";
import { quantile, toPercentiles } from "./latencies.ts";

const ROLLOVERS = 1_000;
const WARM_UP_SECONDS = 2;
const CONNECTION_COUNT = 64;
const GUEST_REQUESTS_PER_SECOND = 20;

/** Figures with 64 clients that list rollovers. */
export interface ProcessFigures {
  processes: number;
  perSecond: number;
  /** Processor milliseconds of the services per list. */
  service: number;
  p99: number;
}

/** One process with ten database connections and many clients. Latencies in milliseconds. */
export interface CrowdFigures {
  what: "list" | "create";
  connections: number;
  served: { perSecond: number; p50: number; p99: number; max: number };
  refused: { perSecond: number; p50: number; p99: number };
  /** Number of other responses by status; 0 is a failed connection. Should be empty. */
  others: Record<string, number>;
  /** List requests of another organization, twenty per second over open connections. */
  guest: Guest;
  /** The same over new connections. */
  newcomer: Guest;
}

interface Guest {
  p50: number;
  p99: number;
  failed: number;
}

interface Crowd {
  test: TestEnvironment;
  /** Key of the organization with many clients. */
  key: string;
  /** Key of the other organization. */
  guest: string;
  /** `#` stands for a unique number. */
  body: string;
}

async function withCrowd<T>(work: (crowd: Crowd) => Promise<T>): Promise<T> {
  const test = await createTestEnvironment();
  try {
    const [ak, other] = [await buildKey(test, "ak"), await buildKey(test, "ak")];
    await insertRollovers(test, ak.organizationId, ROLLOVERS);
    await insertRollovers(test, other.organizationId, ROLLOVERS, 1 + ROLLOVERS);
    const [body] = await buildBodies(test, ak.organizationId);
    return await work({ test, key: ak.key, guest: other.key, body: JSON.stringify(body) });
  } finally {
    await test.close();
  }
}

export function measureProcesses(maxProcesses: number, seconds: number): Promise<ProcessFigures[]> {
  return withCrowd(async ({ test, key }) => {
    const apis: Api[] = [];
    const figures: ProcessFigures[] = [];
    for (let processes = 1; processes <= maxProcesses; processes += 1) {
      apis.push(await startApi(test));
      const pids = apis.map(({ pid }) => pid);
      const load = {
        connections: CONNECTION_COUNT,
        key,
        path: "/v1/rollovers",
        urls: apis.map(({ url }) => url),
      };
      await runLoad({ ...load, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
      const before = readProcessorMs(pids);
      const { 200: served = [] } = await runLoad({ ...load, seconds, warmUpSeconds: 0 });
      figures.push({
        processes,
        perSecond: served.length / seconds,
        service: readProcessorMsSince(before, pids) / served.length,
        p99: quantile(served, 0.99),
      });
    }
    for (const api of apis) await api.stop();
    return figures;
  });
}

export function measureCrowds(sizes: readonly number[], seconds: number): Promise<CrowdFigures[]> {
  return withCrowd(async (crowd) => {
    const figures: CrowdFigures[] = [];
    for (const what of ["list", "create"] as const) {
      for (const connections of sizes) {
        const api = await startApi(crowd.test);
        figures.push(await measureCrowd(crowd, api, what, connections, seconds));
        await api.stop();
      }
    }
    return figures;
  });
}

async function measureCrowd(
  { key, guest, body }: Crowd,
  { url }: Api,
  what: "list" | "create",
  connections: number,
  seconds: number,
): Promise<CrowdFigures> {
  const path = "/v1/rollovers";
  const load = { urls: [url], key, path, ...(what === "create" ? { body } : {}) };
  await runLoad({ ...load, connections: 8, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
  const keepAliveAgent = new Agent({ keepAlive: true });
  // The other organization's connections are open before the measurement.
  await Promise.all(
    Array.from({ length: GUEST_REQUESTS_PER_SECOND }, () => sendOne(url, keepAliveAgent, guest, { path })),
  );
  const [latenciesByStatus, guestFigures, newcomerFigures] = await Promise.all([
    runLoad({ ...load, connections, seconds, warmUpSeconds: WARM_UP_SECONDS }),
    sleep(WARM_UP_SECONDS * 1000).then(() => visit(url, guest, seconds, () => keepAliveAgent)),
    sleep(WARM_UP_SECONDS * 1000).then(() => visit(url, guest, seconds, () => new Agent())),
  ]);
  keepAliveAgent.destroy();
  const {
    200: listed = [],
    201: created = [],
    overloaded: refused = [],
    ...others
  } = latenciesByStatus as LatenciesByStatus;
  const served = what === "list" ? listed : created;
  return {
    what,
    connections,
    served: { perSecond: served.length / seconds, ...toPercentiles(served) },
    refused: {
      perSecond: refused.length / seconds,
      p50: quantile(refused, 0.5),
      p99: quantile(refused, 0.99),
    },
    others: Object.fromEntries(Object.entries(others).map(([status, all]) => [status, all.length])),
    guest: guestFigures,
    newcomer: newcomerFigures,
  };
}

/** Sends the other organization's list requests at a fixed rate. */
async function visit(url: string, key: string, seconds: number, getAgent: () => Agent): Promise<Guest> {
  const visits = Array.from({ length: GUEST_REQUESTS_PER_SECOND * seconds }, async (_, index) => {
    await sleep((index * 1000) / GUEST_REQUESTS_PER_SECOND);
    const start = performance.now();
    const call = sendOne(url, getAgent(), key, { path: "/v1/rollovers" });
    return call.then(() => [performance.now() - start]).catch(() => []);
  });
  const latencies = (await Promise.all(visits)).flat().sort((a, b) => a - b);
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    failed: visits.length - latencies.length,
  };
}

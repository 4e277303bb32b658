import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buildKey, createTestEnvironment } from "@svc/testing";
import { insertRollovers } from "./copies.ts";
import type { Flood, FloodOutcome } from "./flooder.ts";
import { quantile, toPercentiles } from "./latencies.ts";
import { buildDeployedCommand, buildProductionEnv, startStoppable } from "./load.ts";
import { toBearerHeaders } from "./stage.ts";
import { startStoppableWorker } from "./stoppable-worker.ts";
import { type TimedResponse, timeGet } from "./timed-get.ts";

const PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const NEW_KEYS = 20;
const ROLLOVERS = 1_000;

interface FloodFigures {
  name: string;
  /** Milliseconds of the tenant's `GET /v1/rollovers`, fifty per second. */
  p50: number;
  p99: number;
  max: number;
  failed: number;
  /** Slowest first use of twenty new keys, in milliseconds. */
  newKey: number;
  newKeysFailed: number;
  flood: FloodOutcome | null;
}

const FLOODS: [string, Omit<Flood, "url"> | null][] = [
  ["quiet", null],
  ["5,000 per minute, one address", { addresses: 1, perMinute: 5_000 }],
  ["5,000 per minute, 500 addresses", { addresses: 500, perMinute: 5_000 }],
  ["unlimited over six connections, one address", { addresses: 1, perMinute: null }],
  ["unlimited over six connections, 500 addresses", { addresses: 500, perMinute: null }],
  ["quiet again", null],
];

export async function measureFloods(): Promise<FloodFigures[]> {
  const test = await createTestEnvironment();
  const tenant = await buildKey(test, "ak");
  await insertRollovers(test, tenant.organizationId, ROLLOVERS);
  const env = { ...buildProductionEnv(test), TRUSTED_PROXIES: "127.0.0.1", REFUSALS_PER_MINUTE: "60" };
  const figures: FloodFigures[] = [];
  for (const [name, flood] of FLOODS) {
    // A new process starts with unused rate limits.
    const api = await startStoppable(...buildDeployedCommand("apps/api/src/main.ts", env));
    const url = `${api.url}/v1/rollovers`;
    await measureTenant(url, tenant.key, 2);
    const stop = flood
      ? startStoppableWorker<FloodOutcome>("./flooder.ts", { ...flood, url })
      : async () => null;
    const newKeys = await Promise.all(Array.from({ length: NEW_KEYS }, () => buildKey(test, "ak")));
    const [listed, firstUses] = await Promise.all([
      measureTenant(url, tenant.key, SECONDS),
      measureNewKeys(
        url,
        newKeys.map(({ key }) => key),
      ),
    ]);
    figures.push({
      name,
      ...toPercentiles(listed.latencies),
      failed: listed.failed,
      newKey: quantile(firstUses.latencies, 1),
      newKeysFailed: firstUses.failed,
      flood: await stop(),
    });
    await api.stop();
  }
  await test.close();
  return figures;
}

interface Latencies {
  latencies: number[];
  failed: number;
}

/** Sends requests at a fixed rate, regardless of responses. */
export async function measureTenant(url: string, key: string, seconds: number): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<TimedResponse>[] = [];
  const begin = performance.now();
  for (let index = 0; index < PER_SECOND * seconds; index += 1) {
    await sleep(Math.max(0, begin + (index * 1000) / PER_SECOND - performance.now()));
    pending.push(timeGet(url, agent, toBearerHeaders(key)));
  }
  const responses = await Promise.all(pending);
  agent.destroy();
  return toLatencies(responses);
}

/** Uses each key once, each from its own address, spread over the measurement. */
async function measureNewKeys(url: string, keys: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true });
  const responses = await Promise.all(
    keys.map(async (key, index) => {
      await sleep((index * SECONDS * 1000) / keys.length);
      return timeGet(url, agent, { "x-api-key": key, "x-forwarded-for": `203.0.113.${index}` });
    }),
  );
  agent.destroy();
  return toLatencies(responses);
}

function toLatencies(responses: readonly TimedResponse[]): Latencies {
  return {
    latencies: responses.map(({ ms }) => ms).sort((a, b) => a - b),
    failed: responses.filter(({ status }) => status !== 200).length,
  };
}

import type { BackingServers, ResourceUsage } from "./backing.ts";
import { hasWrk, loadByAutocannon, loadByWrk } from "./generators.ts";
import { readProcessorSeconds } from "./processor-time.ts";
import type { Call, Load, Result, Server, Variant } from "./variant.ts";

const CONNECTIONS = 16;
export const GENERATOR = hasWrk() ? "wrk" : "autocannon";

/** Sent before the first round, so that a server's code is compiled. */
const WARM_UP_REQUESTS = 5_000;
const MAX_WARM_UPS = 4;
const WARM_UP_SECONDS = 2;
/** Less than the eight seconds for which processes cache keys. */
const MAX_WARMING_SECONDS = 5;

export interface Rounds {
  rounds: number;
  seconds: number;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Busy machines can reject a few requests. */
const MAX_FAILED_SHARE = 0.01;

/** @throws Error if more than 1% of the requests failed */
export async function load(
  name: string,
  server: Server,
  calls: readonly Call[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const byGenerator = GENERATOR === "wrk" ? loadByWrk : loadByAutocannon;
  const loaded = await byGenerator(server, calls, connections, seconds);
  const failures = `${name}: ${loaded.failed} of ${loaded.requests} requests failed`;
  if (loaded.requests === 0 || loaded.failed > loaded.requests * MAX_FAILED_SHARE) throw new Error(failures);
  if (loaded.failed > 0) console.error(failures);
  return loaded;
}

/**
 * Alternates the variants, so that a slow machine affects all equally. Counts processor time only during a variant's turn.
 * @param backing includes the processor time of PostgreSQL and Redis
 */
export async function measure(
  variants: readonly Variant[],
  { rounds, seconds }: Rounds,
  backing: BackingServers | null = null,
): Promise<Result[]> {
  const warmRates = new Map<Variant, number>();
  for (const variant of variants) {
    const { name, server, warmCalls } = variant;
    let requests = 0;
    for (let warmUp = 0; warmUp < MAX_WARM_UPS && requests < WARM_UP_REQUESTS; warmUp += 1) {
      const work = await prepare(variant);
      requests += (await work(WARM_UP_SECONDS)).requests;
    }
    if (!warmCalls || !server) continue;
    const warm = await load(name, server, warmCalls, WARM_UP_SECONDS);
    warmRates.set(variant, warm.requests / warm.seconds);
  }
  const results = variants.map(({ name }): Result => ({ name, micros: [], parts: [], rates: [], p99Ms: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (let offset = 0; offset < variants.length; offset += 1) {
      const index = (offset + round) % variants.length;
      const [variant, result] = [variants[index], results[index]];
      if (!variant || !result) continue;
      const { name, server, warmCalls } = variant;
      if (warmCalls && server) {
        const warmingSeconds = Math.ceil(warmCalls.length / (warmRates.get(variant) ?? 1));
        await load(name, server, warmCalls, Math.min(warmingSeconds, MAX_WARMING_SECONDS));
      }
      const work = await prepare(variant);
      const readServer = () => (server ? readProcessorSeconds(server.pid) : 0);
      const [serverBefore, before] = [readServer(), await backing?.read()];
      const loaded = await work(seconds);
      const serverMicros = ((readServer() - serverBefore) * 1e6) / loaded.requests;
      const after = await backing?.read();
      const getUsage = (part: keyof ResourceUsage) =>
        ((after?.[part] ?? 0) - (before?.[part] ?? 0)) / loaded.requests;
      const [postgres, redis] = [getUsage("postgres") * 1e6, getUsage("redis") * 1e6];
      result.micros.push(serverMicros + postgres + redis);
      if (backing)
        result.parts.push({ server: serverMicros, postgres, redis, walBytes: getUsage("walBytes") });
      result.rates.push(loaded.requests / loaded.seconds);
      result.p99Ms.push(loaded.p99Ms);
    }
  }
  return results;
}

/** @returns a function that sends a round of load */
async function prepare(variant: Variant): Promise<(seconds: number) => Promise<Load>> {
  if (variant.prepare) return variant.prepare();
  const { name, server, calls } = variant;
  if (!server) throw new Error(`${name} has no server`);
  return (seconds) => load(name, server, calls, seconds);
}

/** Returns the median ratio of processor times over all rounds. Above 1, `name` uses less than `baseline`. */
export function compare(results: readonly Result[], name: string, baseline: string): number {
  const getMicros = (variant: string) => results.find((result) => result.name === variant)?.micros ?? [];
  const base = getMicros(baseline);
  return median(getMicros(name).map((micros, round) => (base[round] ?? Number.NaN) / micros));
}

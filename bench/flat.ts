import { measureCrowds, measureProcesses } from "./flat-crowd.ts";
import { measureKeys } from "./flat-keys.ts";
import { type FlatFigures, writeFlat, writeLarge } from "./flat-report.ts";
import { type GrowthFigures, measureGrowth } from "./flat-rollovers.ts";

interface FlatExtent {
  rollovers: readonly number[];
  organizations: readonly number[];
  keys: readonly number[];
  processes: number;
  connections: readonly number[];
  seconds: number;
}

/** BENCH_FLAT overrides the numbers of rollovers. */
const EXTENT: FlatExtent = {
  rollovers: (process.env.BENCH_FLAT ?? "1000,10000,100000").split(",").map(Number),
  organizations: [1, 10_000],
  keys: [1e2, 1e4, 1e6],
  processes: 4,
  connections: [10, 100, 500],
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
};

/** For `--large`. Each entry of `organizations` takes half an hour on an idle machine, and 40 GB of disk. */
const LARGE_SIZES = [1e3, 1e4, 1e5, 1e6, 1e7];

/** Measures costs that must stay flat while rollovers, organizations, keys, processes or clients (`crowds`) grow. */
export async function measureFlat(): Promise<FlatFigures> {
  const growth: GrowthFigures[] = [];
  for (const organizations of EXTENT.organizations)
    growth.push(await measureGrowth(organizations, EXTENT.rollovers));
  const figures = {
    growth,
    keys: await measureKeys(EXTENT.keys),
    processes: await measureProcesses(EXTENT.processes, EXTENT.seconds),
    crowds: await measureCrowds(EXTENT.connections, EXTENT.seconds),
  };
  writeFlat(figures);
  return figures;
}

export async function measureLarge(organizations: readonly number[] = EXTENT.organizations): Promise<void> {
  for (const count of organizations) await measureGrowth(count, LARGE_SIZES, writeLarge);
}

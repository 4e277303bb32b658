import { measureCrowds, measureProcesses } from "./flat-crowd.ts";
import { measureKeys } from "./flat-keys.ts";
import { type FlatFigures, writeFlat, writeLarge } from "./flat-report.ts";
import { type GrowthFigures, measureGrowth } from "./flat-rollovers.ts";

/** How much of it is measured. */
interface FlatExtent {
  rollovers: readonly number[];
  organizations: readonly number[];
  keys: readonly number[];
  processes: number;
  connections: readonly number[];
  seconds: number;
}

const [rollovers, seconds] = [process.env.BENCH_FLAT ?? "1000,10000,100000", process.env.BENCH_SECONDS ?? 3];

/** In a run of everything; BENCH_FLAT takes other sizes. */
const EXTENT: FlatExtent = {
  rollovers: rollovers.split(",").map(Number),
  organizations: [1, 10_000],
  keys: [1e2, 1e4, 1e6],
  processes: 4,
  connections: [10, 100, 500],
  seconds: Number(seconds),
};

/** `--large`: for each number of organizations half an hour on a calm machine, and 40 GB of disk. */
const LARGE = [1e3, 1e4, 1e5, 1e6, 1e7];

/** Measures what is to stay the same, however much there is, and writes the charts into `bench/results`. */
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

/**
 * Measures calls beside up to ten million rollovers, and writes them after each size into `bench/results` and the README, in
 * the place of those that were there of as many organizations.
 */
export async function measureLarge(organizations: readonly number[] = EXTENT.organizations): Promise<void> {
  for (const many of organizations) await measureGrowth(many, LARGE, writeLarge);
}

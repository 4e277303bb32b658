import { type CrowdFigures, measureCrowds, measureProcesses, type ProcessFigures } from "./flat-crowd.ts";
import { type KeyFigures, measureKeys } from "./flat-keys.ts";
import { writeFlat } from "./flat-report.ts";
import { type GrowthFigures, measureGrowth } from "./flat-rollovers.ts";

/** What stays the same, however much there is. */
export interface FlatFigures {
  growth: GrowthFigures[];
  keys: KeyFigures[];
  processes: ProcessFigures[];
  crowds: CrowdFigures[];
}

/** How much of it is measured. */
export interface FlatExtent {
  rollovers: readonly number[];
  organizations: readonly number[];
  keys: readonly number[];
  processes: number;
  connections: readonly number[];
  seconds: number;
}

/** What fits in a run of everything: under four minutes. */
export const SHORT: FlatExtent = {
  rollovers: [1e3, 1e4, 1e5],
  organizations: [1, 10_000],
  keys: [1e2, 1e4, 1e6],
  processes: 4,
  connections: [10, 100, 500],
  seconds: 3,
};

/** `--large`: an hour, 40 GB of disk. */
export const LARGE: FlatExtent = {
  rollovers: [1e3, 1e4, 1e5, 1e6, 1e7],
  organizations: [1, 10_000],
  keys: [1e2, 1e3, 1e4, 1e5, 1e6],
  processes: 4,
  connections: [10, 50, 100, 250, 500, 1_000],
  seconds: 8,
};

/** Measures what is to stay the same from a thousand rollovers on, and writes the charts into `bench/results`. */
export async function measureFlat(extent: FlatExtent = SHORT): Promise<FlatFigures> {
  const growth: GrowthFigures[] = [];
  for (const organizations of extent.organizations)
    growth.push(await measureGrowth(organizations, extent.rollovers));
  const figures = {
    growth,
    keys: await measureKeys(extent.keys),
    processes: await measureProcesses(extent.processes, extent.seconds),
    crowds: await measureCrowds(extent.connections, extent.seconds),
  };
  writeFlat(figures);
  return figures;
}

import { cpus, loadavg } from "node:os";
import { measureFlat } from "./flat.ts";
import type { FlatFigures } from "./flat-report.ts";
import { type Footprint, measureFootprint } from "./footprint.ts";
import { benchKeys } from "./keys.ts";
import { GENERATOR, measure } from "./load/measure.ts";
import { isPinned } from "./load/pin.ts";
import type { Result } from "./load/variant.ts";
import { DURABLE, runOnDisk } from "./on-disk.ts";
import type { Goal } from "./report.ts";
import { printLine } from "./report.ts";
import { measureSessions, type SessionFigures } from "./sessions.ts";
import { Stage } from "./stage.ts";
import { measureKey } from "./targets/key.ts";
import { buildVariants, KEY_GOALS, listGoals, TARGETS } from "./targets.ts";
import { measureDeliveries } from "./webhooks.ts";

export interface ExtraFigures {
  footprint: Footprint;
  sessions: SessionFigures;
  flat: FlatFigures;
  deliveries: Awaited<ReturnType<typeof measureDeliveries>>;
  /** Nanoseconds per call. */
  keyLibrary: Record<string, number>;
}

async function measureExtras(stage: Stage, reportProgress: (what: string) => void): Promise<ExtraFigures> {
  reportProgress("memory, starts and actions");
  const footprint = await measureFootprint(stage, Number(process.env.BENCH_MIXED_SECONDS ?? 20));
  const sessions = await measureSessions(stage);
  reportProgress("costs by table size");
  const flat = await measureFlat();
  reportProgress("deliveries");
  const deliveries = await measureDeliveries();
  reportProgress("the key library");
  const library = await benchKeys();
  const keyLibrary = Object.fromEntries(library.map(({ name, value }) => [name, value]));
  return { footprint, sessions, flat, deliveries, keyLibrary };
}

export interface Run {
  /** ISO 8601. */
  at: string;
  machine: {
    node: string;
    cores: number;
    processor: string;
    generator: string;
    isPinned: boolean;
    /** Load average at the start and end. */
    load: [number, number];
  };
  minutes: number;
  keys: number;
  rollovers: number[];
  results: Result[];
  goals: Goal[];
  /** Failed targets with the reason, such as differing responses. */
  failures: string[];
  extras: ExtraFigures | null;
}

/** Other targets are measured only at the first table size. */
const AT_EACH_SIZE: readonly string[] = ["list", "get"];
const EXTRAS = "extras";
export const TARGET_NAMES = [...Object.keys(TARGETS), "key", EXTRAS];

const readNumber = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** @param names from `TARGET_NAMES`; empty for a complete run */
export async function runTargets(names: readonly string[]): Promise<Run> {
  const isCompleteRun = names.length === 0;
  const begin = Date.now();
  const loadAtStart = loadavg()[0] ?? Number.NaN;
  const reportProgress = (what: string) =>
    printLine(`${((Date.now() - begin) / 60_000).toFixed(1)} min: ${what} …`);
  const keys = readNumber("BENCH_KEYS", isCompleteRun ? 10_000 : 500);
  const rollovers = (process.env.BENCH_ROLLOVERS ?? (isCompleteRun ? "2000,100000" : "2000"))
    .split(",")
    .map(Number);
  const rounds = {
    rounds: readNumber("BENCH_ROUNDS", isCompleteRun ? 7 : 5),
    seconds: readNumber("BENCH_SECONDS", 1),
  };
  const run: Pick<Run, "results" | "goals" | "failures" | "extras"> = {
    results: [],
    goals: [],
    failures: [],
    extras: null,
  };
  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      run.failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
      console.error(error);
    }
  };
  const measureOne = async (stage: Stage, name: string) => {
    reportProgress(`${name} with ${stage.size.rollovers} rollovers`);
    run.goals.push(...(name === "key" ? KEY_GOALS : listGoals(stage, name)));
    const results =
      name === "key"
        ? await measureKey(stage, rounds)
        : await measure(await buildVariants(stage, name), rounds, await stage.getBackingServers());
    run.results.push(...results);
  };
  for (const [index, size] of rollovers.entries()) {
    const targets = (isCompleteRun ? TARGET_NAMES : names).filter(
      (name) => index === 0 || AT_EACH_SIZE.includes(name),
    );
    if (targets.length === 0) continue;
    await attempt(`${size} rollovers`, () =>
      runOnDisk(async () => {
        const stage = await Stage.open({ distinct: keys, rollovers: size, isNamed: rollovers.length > 1 });
        try {
          for (const name of targets) if (name !== EXTRAS) await attempt(name, () => measureOne(stage, name));
          if (!targets.includes(EXTRAS)) return;
          await attempt(EXTRAS, async () => {
            run.extras = await measureExtras(stage, reportProgress);
          });
        } finally {
          await stage.close();
        }
      }, DURABLE),
    );
  }
  const machine = {
    node: process.versions.node,
    cores: cpus().length,
    processor: cpus()[0]?.model ?? "",
    generator: GENERATOR,
    isPinned,
    load: [loadAtStart, loadavg()[0] ?? Number.NaN] as [number, number],
  };
  const minutes = (Date.now() - begin) / 60_000;
  return { at: new Date().toISOString(), machine, minutes, keys, rollovers, ...run };
}

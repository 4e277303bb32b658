import { cpus, loadavg } from "node:os";
import type { TestEnvironment } from "@svc/testing";
import { measureFlat } from "./flat.ts";
import { DURABLE, onDisk } from "./flat-disk.ts";
import type { FlatFigures } from "./flat-report.ts";
import { type Footprint, measureFootprint } from "./footprint.ts";
import { benchKeys } from "./keys.ts";
import { GENERATOR, measure } from "./load/measure.ts";
import { isPinned } from "./load/pin.ts";
import type { Result, Variant } from "./load/variant.ts";
import { say } from "./report.ts";
import { measureSessions, type SessionFigures } from "./sessions.ts";
import { Stage } from "./stage.ts";
import { measureKey } from "./targets/key.ts";
import { TARGETS, variantsOf } from "./targets.ts";
import type { StartProcess } from "./webhook-rig.ts";
import { measureDeliveries } from "./webhooks.ts";

/** What one run measured. */
export interface Everything {
  /** ISO 8601. */
  at: string;
  machine: {
    node: string;
    cores: number;
    processor: string;
    generator: string;
    isPinned: boolean;
    /** How busy it was with all its work, at the beginning and at the end. */
    load: [number, number];
  };
  minutes: number;
  size: { many: number; rollovers: number };
  results: Result[];
  keys: Result[];
  footprint: Footprint;
  sessions: SessionFigures;
  flat: FlatFigures;
  deliveries: Awaited<ReturnType<typeof measureDeliveries>>;
  /** Nanoseconds a call of the key library. */
  keyLibrary: Record<string, number>;
}

const SIZE = {
  many: Number(process.env.BENCH_KEYS ?? 10_000),
  rollovers: Number(process.env.BENCH_ROLLOVERS ?? 100_000),
};
const ROUNDS = {
  rounds: Number(process.env.BENCH_ROUNDS ?? 7),
  seconds: Number(process.env.BENCH_SECONDS ?? 1),
};
const KEY_ROUNDS = { rounds: 7, seconds: 0 };
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 20);

/** Measures all that has a goal. */
export async function measureEverything(
  start: StartProcess,
  environmentOf: (test: TestEnvironment) => Record<string, string>,
): Promise<Everything> {
  const [begin, loadBefore] = [Date.now(), loadavg()[0] ?? Number.NaN];
  const progress = (what: string) => say(`${((Date.now() - begin) / 60_000).toFixed(1)} min: ${what} …`);
  progress(`making ${SIZE.rollovers} rollovers and ${SIZE.many} keys of each type`);
  const staged = await onDisk(async () => {
    const stage = await Stage.open(SIZE);
    return measureStaged(stage, progress).finally(() => stage.close());
  }, DURABLE);
  progress("what stays flat");
  const flat = await measureFlat();
  progress("deliveries");
  const deliveries = await measureDeliveries(start, environmentOf);
  progress("the key library");
  const library = await benchKeys();
  return {
    at: new Date().toISOString(),
    machine: {
      node: process.versions.node,
      cores: cpus().length,
      processor: cpus()[0]?.model ?? "",
      generator: GENERATOR,
      isPinned,
      load: [loadBefore, loadavg()[0] ?? Number.NaN],
    },
    minutes: (Date.now() - begin) / 60_000,
    size: SIZE,
    ...staged,
    flat,
    deliveries,
    keyLibrary: Object.fromEntries(library.map(({ name, value }) => [name, value])),
  };
}

/** What is measured of services that stand beside each other. */
async function measureStaged(
  stage: Stage,
  progress: (what: string) => void,
): Promise<Pick<Everything, "results" | "keys" | "footprint" | "sessions">> {
  const variants: Variant[] = [];
  for (const name of Object.keys(TARGETS)) variants.push(...(await variantsOf(stage, name)));
  progress(`${variants.length} variants in ${ROUNDS.rounds} rounds`);
  // REST's list is compared with GraphQL's too, and measured once.
  const once = variants.filter(({ name }, index) => variants.findIndex((one) => one.name === name) === index);
  const results = await measure(once, ROUNDS, await stage.backing());
  progress("verifying keys");
  const keys = await measureKey(stage, KEY_ROUNDS);
  progress("memory, starts and actions");
  const footprint = await measureFootprint(stage, MIXED_SECONDS);
  const sessions = await measureSessions(stage);
  return { results, keys, footprint, sessions };
}

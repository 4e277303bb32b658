import { DURABLE, onDisk } from "./flat-disk.ts";
import { GENERATOR, measure } from "./load/measure.ts";
import { isPinned } from "./load/pin.ts";
import { goalTable, missedGoals, resultTable, say } from "./report.ts";
import { Stage } from "./stage.ts";
import { measureKey } from "./targets/key.ts";
import { KEY_GOALS, TARGETS, variantsOf } from "./targets.ts";

/** Made and asked in less than a minute on a machine that is calm. */
const SMALL = {
  many: Number(process.env.BENCH_KEYS ?? 500),
  rollovers: Number(process.env.BENCH_ROLLOVERS ?? 2_000),
};

/** Measures one target by itself, shortly. @param name of `TARGETS`, or `key` */
export function runTarget(name: string): Promise<void> {
  return onDisk(() => measureTarget(name), DURABLE);
}

async function measureTarget(name: string): Promise<void> {
  const stage = await Stage.open(SMALL);
  try {
    const rounds = {
      rounds: Number(process.env.BENCH_ROUNDS ?? 5),
      seconds: Number(process.env.BENCH_SECONDS ?? 1),
    };
    const target = TARGETS[name];
    const results = target
      ? await measure(await variantsOf(stage, name), rounds, await stage.backing())
      : await measureKey(stage, rounds);
    say(`\nLoad by ${GENERATOR}${isPinned ? ", servers on a core of their own" : ""}.`);
    say(resultTable(results));
    const goals = target?.goals ?? KEY_GOALS;
    say(goalTable(results, goals));
    say(missedGoals(results, goals));
  } finally {
    await stage.close();
  }
}

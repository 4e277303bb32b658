import { compare, GENERATOR, measure, median } from "./load/measure.ts";
import { isPinned } from "./load/pin.ts";
import type { Result, Variant } from "./load/variant.ts";
import { say } from "./report.ts";
import { Stage } from "./stage.ts";
import { CREATE, createVariants, PG_CREATE } from "./targets/create.ts";
import { CURRENT, GET, getVariants, PG_CURRENT, PG_GET } from "./targets/get.ts";
import { APOLLO, GRAPHQL, graphqlVariants, restListVariant } from "./targets/graphql.ts";
import { BARE_LIST, DEEP_LIST, LIST, listVariants, PG_DEEP_LIST, PG_LIST, PG_ROWS } from "./targets/list.ts";
import {
  BARE_CHECK,
  CHECK,
  checkVariants,
  JWT_CHECK,
  JWT_OPEN,
  JWT_SEARCH,
  OPEN,
  openVariants,
  SEARCH,
  SEARCH_PK,
  searchVariants,
} from "./targets/widget.ts";

/** What is held against what, and what is aimed at. */
export interface Goal {
  of: string;
  against: string;
  /** A share: 1.2 is 120 %. None where it is only for information. */
  goal?: number;
}

/** What `npm run bench -- <name>` measures. */
export const TARGETS: Record<string, { variants(stage: Stage): Promise<Variant[]>; goals: Goal[] }> = {
  list: {
    variants: listVariants,
    goals: [
      { of: LIST, against: PG_LIST, goal: 1.2 },
      { of: DEEP_LIST, against: PG_DEEP_LIST, goal: 1.2 },
      { of: LIST, against: PG_ROWS },
      { of: LIST, against: BARE_LIST },
    ],
  },
  get: {
    variants: getVariants,
    goals: [
      { of: GET, against: PG_GET, goal: 0.95 },
      { of: CURRENT, against: PG_CURRENT, goal: 0.95 },
    ],
  },
  session: {
    variants: checkVariants,
    goals: [
      { of: CHECK, against: JWT_CHECK, goal: 1.1 },
      { of: CHECK, against: BARE_CHECK },
    ],
  },
  search: {
    variants: searchVariants,
    goals: [
      { of: SEARCH, against: JWT_SEARCH, goal: 1.1 },
      { of: SEARCH_PK, against: JWT_SEARCH, goal: 1.1 },
    ],
  },
  open: { variants: openVariants, goals: [{ of: OPEN, against: JWT_OPEN, goal: 0.95 }] },
  graphql: {
    variants: async (stage) => [...(await graphqlVariants(stage)), await restListVariant(stage)],
    goals: [
      { of: GRAPHQL, against: APOLLO, goal: 1.1 },
      { of: GRAPHQL, against: LIST, goal: 0.6 },
    ],
  },
  create: { variants: createVariants, goals: [{ of: CREATE, against: PG_CREATE, goal: 0.55 }] },
};

/** Made and asked in less than a minute on a machine that is calm. */
const SMALL = {
  many: Number(process.env.BENCH_KEYS ?? 500),
  rollovers: Number(process.env.BENCH_ROLLOVERS ?? 2_000),
};

/** Measures one target by itself, shortly. */
export async function runTarget(name: string): Promise<void> {
  const target = TARGETS[name];
  if (!target) throw new Error(`there is no ${name}`);
  const stage = await Stage.open(SMALL);
  try {
    const variants = await target.variants(stage);
    const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
    const seconds = Number(process.env.BENCH_SECONDS ?? 1);
    const results = await measure(variants, { rounds, seconds });
    say(`\nLoad by ${GENERATOR}${isPinned ? ", servers on a core of their own" : ""}.`);
    reportResults(results);
    reportGoals(results, target.goals);
  } finally {
    await stage.close();
  }
}

export function reportResults(results: readonly Result[]): void {
  say("\n| | µs of processor time a request | lowest to highest | requests a second | p99 ms |");
  say("|---|---:|---|---:|---:|");
  for (const { name, micros, rates, p99Ms } of results) {
    const range = `${Math.min(...micros).toFixed(1)} to ${Math.max(...micros).toFixed(1)}`;
    const rest = `${Math.round(median(rates))} | ${median(p99Ms).toFixed(1)}`;
    say(`| ${name} | ${median(micros).toFixed(1)} | ${range} | ${rest} |`);
  }
}

export function reportGoals(results: readonly Result[], goals: readonly Goal[]): void {
  say("\n| processor time, of | against | reached | goal |\n|---|---|---:|---:|");
  for (const { of, against, goal } of goals) {
    const reached = `${Math.round(compare(results, of, against) * 100)} %`;
    say(`| ${of} | ${against} | ${reached} | ${goal === undefined ? "" : `${Math.round(goal * 100)} %`} |`);
  }
}

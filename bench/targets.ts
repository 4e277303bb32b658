import type { Variant } from "./load/variant.ts";
import type { Goal } from "./report.ts";
import type { Stage } from "./stage.ts";
import { buildDeliveryVariants, DELIVERY, SCRIPT_DELIVERY } from "./targets/delivery.ts";
import { APOLLO, buildGraphqlVariants, FLOOR_APOLLO, GRAPHQL } from "./targets/graphql.ts";
import { BETTER_AUTH, VERIFY, VERIFY_COLD } from "./targets/key.ts";
import * as rollovers from "./targets/rollovers.ts";
import {
  BARE_CHECK,
  buildCheckVariants,
  buildOpenVariants,
  buildSearchVariants,
  CHECK,
  FLOOR_OPEN,
  JWT_CHECK,
  JWT_OPEN,
  JWT_SEARCH,
  OPEN,
  SEARCH,
  SEARCH_PK,
} from "./targets/widget.ts";

/** Variants named FLOOR_ are hand-written servers with the API's design (see README.md). */
export const TARGETS: Record<string, { build(stage: Stage): Promise<Variant[]>; goals: Goal[] }> = {
  list: {
    build: rollovers.buildListVariants,
    goals: [
      { of: rollovers.LIST, baseline: rollovers.FASTIFY_LIST, goal: 1.8 },
      { of: rollovers.DEEP_LIST, baseline: rollovers.FASTIFY_DEEP_LIST, goal: 1.8 },
      { of: rollovers.LIST, baseline: rollovers.GO_LIST, goal: 1.2 },
      { of: rollovers.DEEP_LIST, baseline: rollovers.GO_DEEP_LIST, goal: 1.2 },
      { of: rollovers.LIST, baseline: rollovers.BARE_LIST },
    ],
  },
  get: {
    build: rollovers.buildGetVariants,
    goals: [
      { of: rollovers.GET, baseline: rollovers.FASTIFY_GET, goal: 1.3 },
      { of: rollovers.GET, baseline: rollovers.GO_GET, goal: 0.8 },
      { of: rollovers.GET, baseline: rollovers.FLOOR_GET },
      { of: rollovers.CURRENT, baseline: rollovers.PG_CURRENT, goal: 0.85 },
      { of: rollovers.CURRENT, baseline: rollovers.FLOOR_CURRENT },
    ],
  },
  session: {
    build: buildCheckVariants,
    goals: [
      { of: CHECK, baseline: JWT_CHECK, goal: 0.8 },
      { of: CHECK, baseline: BARE_CHECK },
    ],
  },
  search: {
    build: buildSearchVariants,
    goals: [
      { of: SEARCH, baseline: JWT_SEARCH, goal: 1 },
      { of: SEARCH_PK, baseline: JWT_SEARCH, goal: 1 },
    ],
  },
  open: {
    build: buildOpenVariants,
    goals: [
      { of: OPEN, baseline: JWT_OPEN, goal: 0.85 },
      { of: OPEN, baseline: FLOOR_OPEN },
    ],
  },
  graphql: {
    build: buildGraphqlVariants,
    goals: [
      { of: GRAPHQL, baseline: APOLLO, goal: 1.3 },
      { of: GRAPHQL, baseline: FLOOR_APOLLO },
    ],
  },
  create: {
    build: rollovers.buildCreateVariants,
    goals: [
      { of: rollovers.CREATE, baseline: rollovers.FASTIFY_CREATE, goal: 1 },
      { of: rollovers.CREATE, baseline: rollovers.FLOOR_CREATE },
    ],
  },
  submit: {
    build: rollovers.buildSubmitVariants,
    goals: [
      { of: rollovers.SUBMIT, baseline: rollovers.FASTIFY_SUBMIT, goal: 1 },
      { of: rollovers.SUBMIT, baseline: rollovers.FLOOR_SUBMIT },
    ],
  },
  delivery: {
    build: buildDeliveryVariants,
    goals: [{ of: DELIVERY, baseline: SCRIPT_DELIVERY, goal: 0.6 }],
  },
};

export const KEY_GOALS: Goal[] = [
  { of: VERIFY, baseline: BETTER_AUTH, goal: 25 },
  { of: VERIFY_COLD, baseline: BETTER_AUTH },
];

/** Builds a target's variants once per stage. Names include the table size if several are measured. */
export function buildVariants(stage: Stage, target: string): Promise<Variant[]> {
  return stage.memoize(`variants of ${target}`, async () => {
    const variants = (await TARGETS[target]?.build(stage)) ?? [];
    return variants.map((variant) => ({ ...variant, name: variant.name + stage.suffix }));
  });
}

export function listGoals({ suffix }: Stage, target: string): Goal[] {
  const goals = TARGETS[target]?.goals ?? [];
  return goals.map((goal) => ({ ...goal, of: goal.of + suffix, baseline: goal.baseline + suffix }));
}

import type { Variant } from "./load/variant.ts";
import type { Stage } from "./stage.ts";
import { CREATE, CREATE_FLOOR, createVariants, PG_CREATE } from "./targets/create.ts";
import { CURRENT, FASTIFY_GET, GET, getVariants, PG_CURRENT } from "./targets/get.ts";
import { APOLLO, GRAPHQL, graphqlVariants, restListVariant } from "./targets/graphql.ts";
import { BETTER_AUTH, VERIFY, VERIFY_COLD } from "./targets/key.ts";
import { BARE_LIST, DEEP_LIST, FASTIFY_DEEP_LIST, FASTIFY_LIST, LIST, listVariants } from "./targets/list.ts";
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
      { of: LIST, against: FASTIFY_LIST, goal: 1.8 },
      { of: DEEP_LIST, against: FASTIFY_DEEP_LIST, goal: 1.8 },
      { of: LIST, against: BARE_LIST },
    ],
  },
  get: {
    variants: getVariants,
    goals: [
      { of: GET, against: FASTIFY_GET, goal: 1.3 },
      { of: CURRENT, against: PG_CURRENT, goal: 0.85 },
    ],
  },
  session: {
    variants: checkVariants,
    goals: [
      { of: CHECK, against: JWT_CHECK, goal: 0.8 },
      { of: CHECK, against: BARE_CHECK },
    ],
  },
  search: {
    variants: searchVariants,
    goals: [
      { of: SEARCH, against: JWT_SEARCH, goal: 1 },
      { of: SEARCH_PK, against: JWT_SEARCH, goal: 1 },
    ],
  },
  open: { variants: openVariants, goals: [{ of: OPEN, against: JWT_OPEN, goal: 0.85 }] },
  graphql: {
    variants: async (stage) => [...(await graphqlVariants(stage)), await restListVariant(stage)],
    goals: [
      { of: GRAPHQL, against: APOLLO, goal: 1.3 },
      { of: GRAPHQL, against: LIST },
    ],
  },
  create: {
    variants: createVariants,
    goals: [
      { of: CREATE, against: PG_CREATE },
      { of: CREATE_FLOOR, against: PG_CREATE },
      { of: CREATE, against: CREATE_FLOOR },
    ],
  },
};

export const KEY_GOALS: Goal[] = [
  { of: VERIFY, against: BETTER_AUTH, goal: 25 },
  { of: VERIFY_COLD, against: BETTER_AUTH },
];

/** The variants of a target; their servers are started once. */
export function variantsOf(stage: Stage, name: string): Promise<Variant[]> {
  return stage.kept(`variants of ${name}`, async () => (await TARGETS[name]?.variants(stage)) ?? []);
}

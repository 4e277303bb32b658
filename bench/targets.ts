import type { Variant } from "./load/variant.ts";
import type { Stage } from "./stage.ts";
import { CREATE, CREATE_FLOOR, createVariants, PG_CREATE } from "./targets/create.ts";
import { CURRENT, GET, getVariants, PG_CURRENT, PG_GET } from "./targets/get.ts";
import { APOLLO, GRAPHQL, graphqlVariants, restListVariant } from "./targets/graphql.ts";
import { BETTER_AUTH, VERIFY, VERIFY_COLD } from "./targets/key.ts";
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
  /** What it was before all of this was measured by processor time. */
  before?: number;
}

/** What `npm run bench -- <name>` measures. */
export const TARGETS: Record<string, { variants(stage: Stage): Promise<Variant[]>; goals: Goal[] }> = {
  list: {
    variants: listVariants,
    goals: [
      { of: LIST, against: PG_LIST, goal: 1.2, before: 0.77 },
      { of: DEEP_LIST, against: PG_DEEP_LIST, goal: 1.2, before: 0.76 },
      { of: LIST, against: PG_ROWS },
      { of: LIST, against: BARE_LIST },
    ],
  },
  get: {
    variants: getVariants,
    goals: [
      { of: GET, against: PG_GET, goal: 0.95, before: 0.5 },
      { of: CURRENT, against: PG_CURRENT, goal: 0.95, before: 0.15 },
    ],
  },
  session: {
    variants: checkVariants,
    goals: [
      { of: CHECK, against: JWT_CHECK, goal: 1.1, before: 0.41 },
      { of: CHECK, against: BARE_CHECK },
    ],
  },
  search: {
    variants: searchVariants,
    goals: [
      { of: SEARCH, against: JWT_SEARCH, goal: 1.1, before: 0.46 },
      { of: SEARCH_PK, against: JWT_SEARCH, goal: 1.1, before: 0.61 },
    ],
  },
  open: { variants: openVariants, goals: [{ of: OPEN, against: JWT_OPEN, goal: 0.95, before: 0.44 }] },
  graphql: {
    variants: async (stage) => [...(await graphqlVariants(stage)), await restListVariant(stage)],
    goals: [
      { of: GRAPHQL, against: APOLLO, goal: 1.1 },
      { of: GRAPHQL, against: LIST, goal: 0.6, before: 0.4 },
    ],
  },
  create: {
    variants: createVariants,
    goals: [
      { of: CREATE, against: PG_CREATE, goal: 0.55, before: 0.43 },
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

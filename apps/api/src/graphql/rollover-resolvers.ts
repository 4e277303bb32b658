import { encodeCursor, type Fault, Problem, parseBody, parseQuery } from "@svc/service-kit";
import { createRollover } from "../rollovers/create-rollover.ts";
import { getRollover } from "../rollovers/get-rollover.ts";
import { listRollovers, rolloverQuerySchema } from "../rollovers/list-rollovers.ts";
import { rolloverInputSchema } from "../rollovers/rollover-input.ts";
import { toRolloverView } from "../rollovers/rollover-view.ts";
import type { MutationResolvers, QueryResolvers, QueryRolloversArgs } from "./generated/resolver-types.ts";
import { withoutNulls } from "./input-object.ts";
import { withUserErrors } from "./user-errors.ts";

export const rolloverQueries: QueryResolvers = {
  async rollover(_parent, { id }, { ctx, principal }) {
    return toRolloverView(await getRollover(ctx, principal, id), ctx.environment);
  },

  async rollovers(_parent, args, { ctx, principal }) {
    const page = await listRollovers(ctx, principal, parseListArguments(args));
    const edges = page.items.map((rollover) => ({
      cursor: encodeCursor(rollover),
      node: toRolloverView(rollover, ctx.environment),
    }));
    return {
      edges,
      pageInfo: {
        hasNextPage: page.hasMore,
        hasPreviousPage: false,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  },
};

/** The arguments as the query of the REST list: one schema judges both, and only the names of the page differ. */
function parseListArguments({ first, after, filter }: QueryRolloversArgs) {
  const query = withoutNulls({ ...filter, limit: first === undefined ? null : String(first), cursor: after });
  try {
    return parseQuery(rolloverQuerySchema, query);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const names: Record<string, string> = { limit: "first", cursor: "after" };
    const errors = error.errors.map((fault): Fault => {
      const name = fault.parameter ?? "";
      return { parameter: names[name] ?? `filter.${name}`, detail: fault.detail };
    });
    throw new Problem(error.code, undefined, { errors });
  }
}

export const rolloverMutations: MutationResolvers = {
  async createRollover(_parent, { input }, { ctx, principal }) {
    const { result, errors } = await withUserErrors(async () =>
      createRollover(ctx, principal, parseBody(rolloverInputSchema, withoutNulls(input))),
    );
    return { rollover: result && toRolloverView(result, ctx.environment), errors };
  },
};

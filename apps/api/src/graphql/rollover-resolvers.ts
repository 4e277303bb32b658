import { encodeCursor, type Fault, Problem, parseBody, parseQuery, requireScope } from "@svc/service-kit";
import { answerOnce, readIdempotencyKey } from "../idempotency/answer-once.ts";
import { createRollover } from "../rollovers/create-rollover.ts";
import { getRollover } from "../rollovers/get-rollover.ts";
import { listRollovers, rolloverQuerySchema } from "../rollovers/list-rollovers.ts";
import type { Rollover } from "../rollovers/rollover.ts";
import { rolloverInputSchema } from "../rollovers/rollover-input.ts";
import { type RolloverView, toRolloverView } from "../rollovers/rollover-view.ts";
import type { MutationResolvers, QueryResolvers, QueryRolloversArgs } from "./generated/resolver-types.ts";
import { withoutNulls } from "./input-object.ts";
import { withUserErrors } from "./user-errors.ts";

export const rolloverQueries: QueryResolvers = {
  async rollover(_parent, { id }, { ctx, principal }) {
    return toRolloverView(await getRollover(ctx, principal, id), ctx.environment);
  },

  async rollovers(_parent, args, { ctx, principal }) {
    requireScope(principal, "rollovers:read");
    const page = await withArgumentNames(() =>
      listRollovers(ctx, principal, parseQuery(rolloverQuerySchema, toQuery(args))),
    );
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
function toQuery({ first, after, filter }: QueryRolloversArgs) {
  return withoutNulls({ ...filter, limit: typeof first === "number" ? String(first) : null, cursor: after });
}

/** Runs what reads a REST query, and names the faults that it finds by the arguments that they came in. */
async function withArgumentNames<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.errors.length === 0) throw error;
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
    // Before the input is judged: as in REST, whoever may not create is told nothing of what they sent.
    requireScope(principal, "rollovers:write");
    // The pairs of metadata are the integrator's own: a null among them is a fault there, and not left out.
    const { metadata, idempotencyKey, ...fields } = input;
    const body = { ...(withoutNulls(fields) as object), ...(metadata ? { metadata } : {}) };
    const { result, errors } = await withUserErrors(async () => {
      const { organizationId } = principal;
      const parsed = parseBody(rolloverInputSchema, body);
      return answerOnce<Rollover>(
        ctx,
        {
          organizationId,
          scope: "createRollover",
          idempotencyKey: readIdempotencyKey(idempotencyKey, "input.idempotencyKey"),
          body,
        },
        (transact) => createRollover(ctx, principal, parsed, transact),
        (rollover) => ({ status: 201, body: toRolloverView(rollover, ctx.environment) }),
      );
    });
    return { rollover: result && (result.body as RolloverView), errors };
  },
};

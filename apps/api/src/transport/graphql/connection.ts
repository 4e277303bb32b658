import { parseQuery } from "@svc/service-kit/endpoints";
import { Problem, type ValidationIssue } from "@svc/service-kit/errors";
import type { Page } from "@svc/service-kit/lists";
import type { z } from "zod";

export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: (object & { q?: unknown }) | null | undefined;
  /** Replaces the deprecated `filter.q`. */
  q?: string | null | undefined;
}

const PAGE_ARGUMENTS: Readonly<Record<string, string>> = { limit: "first", cursor: "after" };

/** Reads a page. Errors name the GraphQL arguments instead of REST's parameters. */
export async function readPage<T>(
  schema: z.ZodType,
  args: ConnectionArgs,
  read: (query: object) => T | Promise<T>,
): Promise<T> {
  try {
    return await read(readArguments(schema, args));
  } catch (error) {
    if (!(error instanceof Problem) || error.errors.length === 0) throw error;
    const errors = error.errors.map((issue): ValidationIssue => {
      const name = issue.parameter ?? "";
      if (name === "q" && isSet(args.q)) return { parameter: "q", detail: issue.detail };
      return { parameter: PAGE_ARGUMENTS[name] ?? `filter.${name}`, detail: issue.detail };
    });
    throw new Problem(error.code, undefined, { errors });
  }
}

const isSet = (value: unknown) => value !== null && value !== undefined;

function readArguments(schema: z.ZodType, args: ConnectionArgs): object {
  const { first, after, filter, q } = args;
  if (isSet(q) && isSet(filter?.q) && q !== filter?.q) {
    const errors = [{ parameter: "q", detail: "differs from the deprecated filter.q: send only q" }];
    throw new Problem("invalid_request", undefined, { errors });
  }
  const input = { ...filter, ...(isSet(q) && { q }), limit: first, cursor: after };
  // REST query values are text. A null argument counts as omitted.
  const queryValues = Object.entries(input)
    .filter(([, value]) => isSet(value))
    .map(([name, value]) => [name, typeof value === "number" ? String(value) : value]);
  return parseQuery(schema, Object.fromEntries(queryValues)) as object;
}

/** A class, because an object literal with a getter takes twice as long to create. */
class Edge {
  readonly node: unknown;
  private readonly toCursor: () => string;

  constructor(node: unknown, toCursor: () => string) {
    this.node = node;
    this.toCursor = toCursor;
  }

  get cursor() {
    return this.toCursor();
  }
}

/**
 * Computes Relay cursors lazily, because each includes a digest.
 * @param cursorAt returns the cursor after the item at an index
 * @param countItems runs only if the query selects `totalCount`
 */
export function toConnection(
  page: Page<unknown>,
  cursorAt: (index: number) => string,
  countItems?: () => Promise<unknown>,
) {
  const edges = page.items.map((node, index) => new Edge(node, () => cursorAt(index)));
  return {
    edges,
    ...(countItems && { totalCount: countItems }),
    pageInfo: {
      hasNextPage: page.hasMore,
      hasPreviousPage: false,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        // A search can return an empty page although more items follow.
        return edges.length > 0 || page.hasMore ? cursorAt(edges.length - 1) : (page.resumeCursor ?? null);
      },
    },
  };
}

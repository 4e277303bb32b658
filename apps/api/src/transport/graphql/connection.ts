import { type Page, Problem, parseQuery, type ValidationIssue } from "@svc/service-kit";
import type { z } from "zod";

/** The arguments of a connection. */
export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: object | null | undefined;
}

/** What the names of a REST list's query are called here. */
const PAGE_ARGUMENTS: Readonly<Record<string, string>> = { limit: "first", cursor: "after" };

/**
 * Reads the arguments of a connection as the query of the REST list, so that one schema evaluates both, and hands what it
 * made of them on.
 *
 * @throws Problem with the issues named by the arguments that they came in
 */
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
      return { parameter: PAGE_ARGUMENTS[name] ?? `filter.${name}`, detail: issue.detail };
    });
    throw new Problem(error.code, undefined, { errors });
  }
}

function readArguments(schema: z.ZodType, args: ConnectionArgs): object {
  const given = { ...args.filter, limit: args.first, cursor: args.after };
  // What is a number here is text in a query; what is null was not given.
  const asText = Object.entries(given)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [name, typeof value === "number" ? String(value) : value]);
  return parseQuery(schema, Object.fromEntries(asText)) as object;
}

/** An item of a page. Its class has the getter: made for each of them, it costs as much as the rest of an edge. */
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
 * A page as a Relay connection. Cursors are made when they are asked for: each is sealed by a digest.
 *
 * @param cursorAt the cursor with which a page begins after the item at this place
 */
export function toConnection(page: Page<unknown>, cursorAt: (index: number) => string) {
  const edges = page.items.map((node, index) => new Edge(node, () => cursorAt(index)));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.hasMore,
      hasPreviousPage: false,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        // An empty page of a search can have more after it.
        return edges.length > 0 || page.hasMore ? cursorAt(edges.length - 1) : null;
      },
    },
  };
}

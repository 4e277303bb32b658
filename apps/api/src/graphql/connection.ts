import { type Fault, Problem, parseQuery } from "@svc/service-kit";
import type { z } from "zod";
import type { PageInfo } from "./generated/resolver-types.ts";
import { withoutNulls } from "./input-object.ts";

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
 * @throws Problem with the faults named by the arguments that they came in
 */
export async function readPage<Schema extends z.ZodType, T>(
  schema: Schema,
  { first, after, filter }: ConnectionArgs,
  read: (query: z.output<Schema>) => T | Promise<T>,
): Promise<T> {
  const query = withoutNulls({ ...filter, limit: first, cursor: after }) as object;
  // What is a number here is text in a query.
  const asText = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === "number" ? String(value) : value,
  ]);
  try {
    return await read(parseQuery(schema, Object.fromEntries(asText)));
  } catch (error) {
    if (!(error instanceof Problem) || error.errors.length === 0) throw error;
    const errors = error.errors.map((fault): Fault => {
      const name = fault.parameter ?? "";
      return { parameter: PAGE_ARGUMENTS[name] ?? `filter.${name}`, detail: fault.detail };
    });
    throw new Problem(error.code, undefined, { errors });
  }
}

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
}

/**
 * A page as a Relay connection. Cursors are made when they are asked for: each is sealed by a digest.
 *
 * @param cursorOf the cursor with which a page begins after this item
 */
export function toConnection<Item, Node>(
  page: { items: readonly Item[]; hasMore: boolean },
  cursorOf: (item: Item, index: number) => string,
  toNode: (item: Item) => Node,
): Connection<Node> {
  const edges = page.items.map((item, index) => ({
    get cursor() {
      return cursorOf(item, index);
    },
    node: toNode(item),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.hasMore,
      hasPreviousPage: false,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}

import type { Scope } from "@svc/keys";
import { type Answered, type Call, readingCall } from "@svc/operations";
import type { Page } from "@svc/service-kit";
import type { z } from "zod";
import type { ApiContext } from "../../context.ts";
import type { ApiOperation } from "./names.ts";

/** What a link reads: something, a list of things, or a page of them. */
export type Link = BatchedLink | DirectLink;

interface Declared {
  /** The type that has it. */
  on: string;
  field: string;
  description: string;
  scope?: Scope;
  /** Of each item, where there are several. */
  view: z.ZodType;
  gives: "one" | "list" | "page";
  /** What a page may be narrowed by, as the query of a list. */
  input?: z.ZodType;
  /** Never null: whoever has read the parent may read this. */
  isCertain?: true;
  /** What the connection and its edges are called; the view's name unless it is said. */
  connection?: string;
  /** The member of the parent that says what is looked for; its own id unless it is said. */
  key?: string;
  /** The cursor behind an item; by creation and id unless it is said. */
  // biome-ignore lint/suspicious/noExplicitAny: an item of its view.
  cursor?(item: any, index: number, page: Page<unknown>): string;
  /** What is given for a key that nothing was read for; null unless it is said. */
  absent?(): unknown;
  /** How many fields it counts as beyond its own. */
  weight?: number;
  /** How long a list is at most. */
  maxLength?: number;
}

/** A link that is read for many parents at once. */
export interface BatchedLink extends Declared {
  /** Reads it by the parents' keys. */
  many(
    call: Call<ApiContext>,
    keys: readonly string[],
    // biome-ignore lint/suspicious/noExplicitAny: the output of its input.
    query: any,
  ): Promise<ReadonlyMap<string, unknown>>;
  one?: undefined;
}

/** A link to what is in memory mostly. */
interface DirectLink extends Declared {
  /** Gives it at once, where it is in memory. */
  one(call: Call<ApiContext>, key: string): Answered<unknown>;
}

/** The links of the service: those that are declared as such, and those that are operations of REST too. */
export function allLinks(operations: readonly ApiOperation[], links: readonly Link[]): Link[] {
  return [...links, ...operations.flatMap(toLink)];
}

function toLink(operation: ApiOperation): Link[] {
  const { graphql, kind } = operation;
  if (!graphql || !("field" in graphql) || (kind !== "list" && kind !== "read") || !operation.many) return [];
  const { many } = operation;
  return [
    {
      ...graphql,
      ...(operation.scope ? { scope: operation.scope } : {}),
      view: operation.view,
      gives: kind === "list" ? "page" : "one",
      ...(operation.input ? { input: operation.input } : {}),
      many: (call, keys, query) => many(readingCall(operation, call, query), keys, query),
      ...(kind === "list" && operation.cursor ? { cursor: operation.cursor } : {}),
    },
  ];
}

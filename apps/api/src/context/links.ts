import type { Scope } from "@svc/keys";
import type { Call, MaybePromise } from "@svc/operations";
import type { Page } from "@svc/service-kit/lists";
import type { z } from "zod";
import type { ApiContext } from "./context.ts";

/** A GraphQL field that loads objects by a key of its parent. */
export type Link = BatchedLink | DirectLink;

interface LinkBase {
  parentType: string;
  field: string;
  description: string;
  scope?: Scope;
  view: z.ZodType;
  cardinality: "one" | "list" | "page";
  input?: z.ZodType;
  /** Requires that every caller who can read the parent can read the field. */
  isNonNull?: true;
  /** For pages: connection type without `Connection`. Defaults to the name of `view`. */
  connection?: string;
  /** Field of the parent that contains the key. Defaults to `id`. */
  key?: string;
  /** Cursor after an item. Defaults to the creation time and the ID. */
  // biome-ignore lint/suspicious/noExplicitAny: the item's type depends on `view`.
  cursor?(item: any, index: number, page: Page<unknown>): string;
  /** Value or error for a key without an object. Defaults to null. */
  getFallback?(): unknown;
  /** Query cost of the field. Defaults to 1. */
  weight?: number;
  /** For lists: maximum length, which multiplies the cost of the selected fields. */
  maxLength?: number;
}

export interface BatchedLink extends LinkBase {
  loadMany(
    call: Call<ApiContext>,
    keys: readonly string[],
    // biome-ignore lint/suspicious/noExplicitAny: the type depends on `input`.
    query: any,
  ): Promise<ReadonlyMap<string, unknown>>;
  /** For pages: counts each parent's items, ignoring the page. Null means too many to count. */
  countMany?(
    call: Call<ApiContext>,
    keys: readonly string[],
    // biome-ignore lint/suspicious/noExplicitAny: the type depends on `input`.
    query: any,
  ): Promise<ReadonlyMap<string, number | null>>;
  loadOne?: undefined;
}

interface DirectLink extends LinkBase {
  loadOne(call: Call<ApiContext>, key: string): MaybePromise<unknown>;
  countMany?: undefined;
}

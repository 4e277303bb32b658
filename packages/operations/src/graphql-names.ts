import type { Scope } from "@svc/keys";
import type { Page } from "@svc/service-kit/lists";
import type { z } from "zod";
import type { MaybePromise } from "./call.ts";

export type GraphqlNames<Result> =
  | QueryNames<Result>
  | FieldNames
  | MutationNames<Result>
  | readonly MutationNames<Result>[];

export interface QueryNames<Result> {
  query: string;
  /** Defaults to the operation's summary. */
  description?: string;
  /** Defaults to the operation's input. Both schemas must have the same output. */
  input?: z.ZodType;
  /** Set if the result can be refetched by ID as a node. */
  isNode?: true;
  /** Schema of the GraphQL value. `toResult` extracts it from the result; `read` loads it separately. */
  view?: z.ZodType;
  toResult?(result: Result): unknown;
  read?(call: unknown, input: unknown): unknown;
  /** Counts a list's items on all pages; null if there are too many. */
  count?(call: unknown, input: unknown): MaybePromise<number | null>;
  /** A cheaper read of lists, for queries that select only some fields. */
  summary?: {
    /** Fields that `list` returns. */
    fields: ReadonlySet<string>;
    /** Null if the input needs the operation's `run`. */
    list(call: unknown, input: unknown): Promise<Page<unknown> | null>;
  };
}

/** A field that is resolved in batches with the operation's `loadMany`. */
interface FieldNames {
  field: string;
  parentType: string;
  description: string;
  /** Set if access to the parent implies access to the field. */
  isNonNull?: true;
  /** Name of the connection type, without the suffix `Connection`. Defaults to the items' name. */
  connection?: string;
  /** Counts each parent's items on all pages; null if there are too many. */
  countMany?(
    call: unknown,
    ids: readonly string[],
    input: unknown,
  ): Promise<ReadonlyMap<string, number | null>>;
  /** The field costs as much as this number of fields. Defaults to 1. */
  weight?: number;
}

export interface MutationNames<Result> {
  mutation: string;
  description?: string;
  payload: Payload<Result>;
  /** Maximum lengths of payload lists, which multiply the cost of their selections. */
  listLengths?: Readonly<Record<string, number>>;
  /** Required in addition to the operation's scope. */
  scopes?: readonly Scope[];
  input?: {
    description: string;
    schema: z.ZodType;
    /** Converts to the operation's input. */
    toInput(fields: Record<string, unknown>): unknown;
    /** Converts a path in the operation's input to one in the mutation's. */
    mapIssuePath(steps: string[]): string[];
  };
}

/** The payload's fields, without the replay flag and the errors. */
export interface Payload<Result> {
  name: string;
  description: string;
  /** All fields are null if there are errors. */
  view: z.ZodObject;
  toPayload(result: Result): Record<string, unknown>;
}

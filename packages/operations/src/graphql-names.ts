import type { Scope } from "@svc/keys";
import type { z } from "zod";

/** How GraphQL names an operation: a query, a field of a type, or one mutation or more. */
export type GraphqlNames<Result> =
  | QueryNames<Result>
  | FieldNames
  | MutationNames<Result>
  | readonly MutationNames<Result>[];

export interface QueryNames<Result> {
  query: string;
  /** What it says in place of the operation's summary. */
  description?: string;
  /** What it takes, where that is not the operation's input; what is read of it has the same form. */
  input?: z.ZodType;
  /** Whether what it gives can be had again by its id alone, as a node. */
  isNode?: true;
  /** What it gives, where that is a part of the result: taken `of` the result, or `read` alone in place of it. */
  view?: z.ZodType;
  of?(result: Result): unknown;
  read?(call: unknown, input: unknown): unknown;
}

/** A field that reads it for many at once: the operation has `many`. */
export interface FieldNames {
  field: string;
  on: string;
  description: string;
  /** Never null: whoever has read the parent may read this. */
  isCertain?: true;
  /** What the connection and its edges are called; the view's name unless it is said. */
  connection?: string;
  /** How many fields it counts as. */
  weight?: number;
}

export interface MutationNames<Result> {
  mutation: string;
  /** What it says in place of the operation's summary. */
  description?: string;
  payload: Payload<Result>;
  /**
   * How long lists of its payload are at most that have an item for each item of an input's list: what is asked of their items
   * costs as often as there are some.
   */
  listLengths?: Readonly<Record<string, number>>;
  /** Scopes beside the operation's. */
  scopes?: readonly Scope[];
  /** Its input, where that is not the operation's. */
  input?: {
    description: string;
    schema: z.ZodType;
    /** What it comes to as the operation's input. */
    toInput(fields: Record<string, unknown>): unknown;
    /** Where in it an issue of the operation's input is. */
    place(steps: string[]): string[];
  };
}

/** What a mutation answers with, beside whether it is a replay and why it was not done. */
export interface Payload<Result> {
  name: string;
  description: string;
  /** Its fields; all of them are null when there are errors. */
  view: z.ZodObject;
  of(result: Result): Record<string, unknown>;
}

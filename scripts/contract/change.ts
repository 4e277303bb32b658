/** One difference between two documents, references followed: where, and what was there and is there. */
export interface Change {
  path: readonly (string | number)[];
  action: "add" | "remove" | "replace" | "rename";
  before?: unknown;
  after?: unknown;
}

/** Where a schema stands: what may be sent, what is answered, or what is answered with an open list of values. */
export type Direction = "input" | "output" | "open";

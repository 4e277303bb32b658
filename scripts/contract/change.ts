export interface Change {
  path: readonly (string | number)[];
  action: "add" | "remove" | "replace" | "rename";
  before?: unknown;
  after?: unknown;
}

/** Position of a schema: request, response, or open enum of a response. */
export type Direction = "input" | "output" | "open";

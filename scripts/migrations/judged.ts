import type { KnownSchema } from "./known-schema.ts";
import type { ReleasedSchema } from "./released-schema.ts";

/** What a statement is held against. */
export interface Judged {
  /** What there is when it runs. */
  schema: KnownSchema;
  /** What the last release can name. */
  released: ReleasedSchema;
  /** Of how many statements it is one. */
  count: number;
  hasTransaction: boolean;
}

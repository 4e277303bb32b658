import type { KnownSchema } from "./known-schema.ts";
import type { ReleasedSchema } from "./released-schema.ts";

export interface MigrationContext {
  schema: KnownSchema;
  released: ReleasedSchema;
  count: number;
  hasTransaction: boolean;
}

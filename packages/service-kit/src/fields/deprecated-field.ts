import { z } from "zod";
import type { Deprecation } from "../http/deprecation.ts";

/** `successor` is the replacement, as `/v1/changes` names it: `RolloverAmounts.postedTotal`. */
export type FieldDeprecation = Omit<Deprecation, "link">;

/** Deprecates a field in OpenAPI, GraphQL and `/v1/changes`. */
export function deprecateField<Schema extends z.ZodType>(
  schema: Schema,
  deprecation: FieldDeprecation,
): Schema {
  return schema.meta({ deprecated: true, "x-deprecation": deprecation });
}

/** Returns null for a field that is not deprecated. */
export function findFieldDeprecation(schema: z.ZodType): FieldDeprecation | null {
  return (z.globalRegistry.get(schema)?.["x-deprecation"] as FieldDeprecation | undefined) ?? null;
}

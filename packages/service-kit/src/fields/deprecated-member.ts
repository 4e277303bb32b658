import { z } from "zod";
import type { Deprecation } from "../http/deprecation.ts";

/** `successor` is the replacement, as `/v1/changes` names it: `RolloverAmounts.postedTotal`. */
export type MemberDeprecation = Omit<Deprecation, "link">;

/** Deprecates a member in OpenAPI, GraphQL and `/v1/changes`. */
export function deprecateMember<Schema extends z.ZodType>(
  schema: Schema,
  deprecation: MemberDeprecation,
): Schema {
  return schema.meta({ deprecated: true, "x-deprecation": deprecation });
}

/** Returns null for a member that is not deprecated. */
export function findMemberDeprecation(schema: z.ZodType): MemberDeprecation | null {
  return (z.globalRegistry.get(schema)?.["x-deprecation"] as MemberDeprecation | undefined) ?? null;
}

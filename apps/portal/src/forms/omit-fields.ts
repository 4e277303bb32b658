import type { Schema } from "./field.ts";

/** Removes fields that the page sets itself. */
export function omitFields(schema: Schema, names: readonly string[]): Schema {
  const { properties = {}, required = [] } = schema;
  const remaining = Object.entries(properties).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(remaining),
    required: required.filter((name) => !names.includes(name)),
  };
}

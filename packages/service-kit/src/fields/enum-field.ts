import { z } from "zod";
import { graphqlTypes } from "./graphql-types.ts";

type Meanings<Value extends string> = Readonly<Record<Value, string>>;
type EnumField<Value extends string> = z.ZodEnum<{ [Key in Value]: Key }>;

/** Returns an enum field with a description of each value. */
export function enumField<const Value extends string>(
  name: string,
  description: string,
  meanings: Meanings<Value>,
): EnumField<Value> {
  return createEnum(meanings).describe(description).register(graphqlTypes, { name, values: meanings });
}

/** Returns an `enumField` whose description says that values may be added. */
export function openEnumField<const Value extends string>(
  name: string,
  description: string,
  meanings: Meanings<Value>,
): EnumField<Value> {
  return createEnum(meanings)
    .meta({ "x-open-enum": true })
    .describe(`${description} New values may be added.`)
    .register(graphqlTypes, { name, values: meanings });
}

function createEnum<const Value extends string>(meanings: Meanings<Value>): EnumField<Value> {
  const values = Object.keys(meanings) as Value[];
  return z.enum(values as never, `must be one of ${values.join(", ")}`) as never;
}

export const environmentField = enumField("Environment", "The environment of the object.", {
  test: "For testing: sandbox custodians and no real money.",
  live: "For production.",
});

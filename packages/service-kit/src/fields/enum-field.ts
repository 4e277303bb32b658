import { z } from "zod";
import { graphqlTypes } from "./graphql-types.ts";

/**
 * Returns an enum field with a description of each value.
 * @param isOpen documents that values may be added
 */
export function enumField<const Value extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Value, string>>,
  { isOpen = false }: { isOpen?: boolean } = {},
): z.ZodEnum<{ [Key in Value]: Key }> {
  const values = Object.keys(meanings) as Value[];
  const schema = z.enum(values as unknown as [Value, ...Value[]], `must be one of ${values.join(", ")}`);
  const documented = isOpen
    ? schema.meta({ "x-open-enum": true }).describe(`${description} New values may be added.`)
    : schema.describe(description);
  return documented.register(graphqlTypes, { name, values: meanings }) as never;
}

export const environmentField = enumField("Environment", "The environment of the object.", {
  test: "For testing: sandbox custodians and no real money.",
  live: "For production.",
});

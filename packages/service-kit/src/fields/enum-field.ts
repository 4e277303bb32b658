import { z } from "zod";
import { graphqlTypes } from "./graphql-types.ts";

/**
 * One of a set of values that has a name and says what each of them means.
 *
 * @param name what GraphQL calls the set
 * @param description what the set is of
 * @param isOpen whether values may be added one day: both documents say so
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

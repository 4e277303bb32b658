import { z } from "zod";
import { graphqlTypes } from "./graphql-types.ts";

/**
 * One of a set of values that has a name and says what each of them means.
 *
 * @param name what GraphQL calls the set
 * @param description what the set is of
 */
export function enumField<const Value extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Value, string>>,
): z.ZodEnum<{ [Key in Value]: Key }> {
  const values = Object.keys(meanings) as Value[];
  const schema = z.enum(values as unknown as [Value, ...Value[]], `must be one of ${values.join(", ")}`);
  return schema.describe(description).register(graphqlTypes, { name, values: meanings }) as never;
}

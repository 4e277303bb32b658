import { z } from "zod";

/** What GraphQL has to be told of a schema beside what the schema says. */
export interface GraphqlType {
  /** The name of the object or the set of values; the schema's id unless it is said. */
  name?: string;
  /** The name as part of an input; the name unless it is said. */
  input?: string;
  /** A scalar of the service's, where the schema is but a text. */
  scalar?: "ID" | "Money" | "String";
  /** What each of a set of values means. */
  values?: Readonly<Record<string, string>>;
  /** What a value is called that is no name in GraphQL. */
  names?: Readonly<Record<string, string>>;
  /** Of a union: the member that tells its options apart, as one schema. */
  kinds?: Record<string, z.ZodType>;
  /** What counts where an input does not name it, as GraphQL writes it. */
  default?: string;
  /** In a patch null clears, or is a mistake; elsewhere what is null was not given. */
  isPatch?: true;
}

/** What GraphQL calls schemas. What is made from a schema, as by `describe`, is called the same. */
export const graphqlTypes = z.registry<GraphqlType>();

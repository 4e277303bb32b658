import { z } from "zod";

/** What GraphQL has to be told of a schema beside what the schema says. */
export interface GraphqlType {
  /** The name of the object or the set of values; the schema's id unless it is said. */
  name?: string;
  /** The name as part of an input; the name unless it is said. */
  input?: string;
  /** A scalar that the schema does not tell by itself. */
  scalar?: "ID" | "Money" | "String" | "Int" | "JSONObject" | "Boolean";
  /** The schema that stands for this one, where it says less than is known. Untyped: zod would take it for metadata's own. */
  as?: unknown;
  /** What each of a set of values means. */
  values?: Readonly<Record<string, string>>;
  /** What a value is called that is no name in GraphQL. */
  names?: Readonly<Record<string, string>>;
  /** Of a union: the schema of the member that tells its options apart, by the member's name. */
  kinds?: unknown;
  /** What counts where an input does not name it, as GraphQL writes it. */
  default?: string;
  /** In a patch null clears, or is a mistake; elsewhere what is null was not given. */
  isPatch?: true;
}

/** What GraphQL calls schemas. What is made from a schema, as by `describe`, is called the same. */
export const graphqlTypes = z.registry<GraphqlType>();

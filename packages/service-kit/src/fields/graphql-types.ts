import { z } from "zod";

export interface GraphqlType {
  /** Name of the type. */
  name?: string;
  /** Name of the input type, if it differs from `name`. */
  input?: string;
  scalar?: "ID" | "Money" | "String" | "Int" | "JSONObject" | "Boolean";
  /** Zod schema to print for GraphQL in place of this one. Typed as `unknown`, because zod rejects a registry whose metadata contains schemas. */
  as?: unknown;
  /** Descriptions of an enum's values. */
  values?: Readonly<Record<string, string>>;
  /** GraphQL names for values that are not valid GraphQL names. */
  names?: Readonly<Record<string, string>>;
  /** For a union: schema of the discriminator, by member name. */
  kinds?: unknown;
  /** Default of an input, in GraphQL syntax. */
  default?: string;
  /** Set if null clears a field or is invalid. Other inputs treat null as omitted. */
  isPatch?: true;
  /** Omits a member of REST views from GraphQL types. */
  isRestOnly?: true;
}

/** Inherited by derived schemas. */
export const graphqlTypes = z.registry<GraphqlType>();

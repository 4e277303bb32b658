import { z } from "zod";

export interface GraphqlType {
  name?: string;
  /** Name of the input type, if different. */
  input?: string;
  scalar?: "ID" | "Money" | "String" | "Int" | "JSONObject" | "Boolean";
  /** Schema to print instead. `unknown`, because zod rejects registries whose metadata contains schemas. */
  as?: unknown;
  values?: Readonly<Record<string, string>>;
  /** For values that are not valid GraphQL names. */
  names?: Readonly<Record<string, string>>;
  /** For a discriminated union: an enum of the values of its discriminator, by the discriminator's name. */
  kinds?: unknown;
  /** Default of an input, in GraphQL syntax. */
  default?: string;
  /** Set if null clears a field or is invalid. Other inputs treat null as omitted. */
  isPatch?: true;
  /** Omits the field from GraphQL types. */
  isRestOnly?: true;
}

/** GraphQL types of schemas. Derived schemas inherit them. */
export const graphqlTypes = z.registry<GraphqlType>();

import type { ApiConfig } from "../../config.ts";
import type { QueryLimits } from "./limits/query-limits.ts";

/** What an operator may set of GraphQL. */
export interface GraphqlSettings {
  /** Whether the schema may be asked for, and errors may suggest names of it. */
  showsSchema: boolean;
  limits: QueryLimits;
}

/** The schema is shown in test and kept back in live, unless it is said otherwise. */
export function toGraphqlSettings(config: ApiConfig): GraphqlSettings {
  const introspection = config.GRAPHQL_INTROSPECTION ?? (config.SVC_ENVIRONMENT === "test" ? "on" : "off");
  return {
    showsSchema: introspection === "on",
    limits: {
      depth: config.GRAPHQL_MAX_DEPTH,
      aliases: config.GRAPHQL_MAX_ALIASES,
      cost: config.GRAPHQL_MAX_COST,
    },
  };
}

import type { ApiConfig } from "../../platform/config.ts";
import type { QueryLimits } from "./limits/query-limits.ts";

export interface GraphqlSettings {
  /** Enables introspection, and suggestions of schema names in errors. */
  showsSchema: boolean;
  limits: QueryLimits;
}

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

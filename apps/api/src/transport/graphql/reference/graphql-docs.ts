export const GRAPHQL_DOCS = "/docs/graphql";
export const SCHEMA_FILE = `${GRAPHQL_DOCS}/schema.graphql`;

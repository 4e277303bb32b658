export const GRAPHQL_DOCS = "/docs/graphql";
/** The SDL for tools, served like a page. */
export const SCHEMA_FILE = `${GRAPHQL_DOCS}/schema.graphql`;

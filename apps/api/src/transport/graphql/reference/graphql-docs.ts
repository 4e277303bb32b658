/** Where the schema's pages are. */
export const GRAPHQL_DOCS = "/docs/graphql";
/** The schema as a file, for tools. It is served as a page of the schema is. */
export const SCHEMA_FILE = `${GRAPHQL_DOCS}/schema.graphql`;

import type { Environment } from "@svc/keys";
import {
  type EntryGroup,
  listDocumentEntries,
  listErrorEntries,
  type OpenApiDocument,
  type ReferenceRuntime,
} from "@svc/openapi";
import { GRAPHQL_CODES } from "../graphql/graphql-codes.ts";
import { WIDGET_REFERENCE } from "./widget-reference.ts";

/** Lists the table of contents, which is also the search index of the documentation. */
export async function buildContents(
  document: OpenApiDocument,
  { showsSchema, site: { environment } }: ReferenceRuntime,
): Promise<EntryGroup[]> {
  const widget = await WIDGET_REFERENCE.load();
  return [
    ...listDocumentEntries(document, "Operation", "/docs/reference"),
    ...listDocumentEntries(widget.document, "Widget operation", WIDGET_REFERENCE.path),
    ...(showsSchema && environment ? [await loadSchemaEntries(environment)] : []),
    listErrorEntries(GRAPHQL_CODES),
  ];
}

/** Lazy, because the entries load the GraphQL schema builder. */
async function loadSchemaEntries(environment: Environment): Promise<EntryGroup> {
  const { createGraphqlEntries } = await import("../graphql/reference/graphql-entries.ts");
  return createGraphqlEntries(environment);
}

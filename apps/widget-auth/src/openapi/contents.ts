import { documentEntries, type EntryGroup, errorEntries, type OpenApiDocument } from "@svc/openapi";

/** All that can be read of the widget service. */
export async function contentsOf(document: OpenApiDocument): Promise<EntryGroup[]> {
  return [...documentEntries(document, "Operation", "/docs/reference"), errorEntries()];
}

import { documentEntries, type EntryGroup, errorEntries, type OpenApiDocument } from "@svc/openapi";

export async function buildContents(document: OpenApiDocument): Promise<EntryGroup[]> {
  return [...documentEntries(document, "Operation", "/docs/reference"), errorEntries()];
}

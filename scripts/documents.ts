import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locateDeclaration } from "./locate-declaration.ts";
import { buildSdks } from "./sdks/build-sdks.ts";
import { findStaleFiles } from "./sdks/stale-files.ts";
import { ROOT, StackError } from "./stack/settings.ts";

interface GeneratedDocument {
  path: string;
  text: string;
}

/** @throws StackError with the file and line of an invalid declaration */
export async function buildDocuments(): Promise<GeneratedDocument[]> {
  // Imported here, because these modules load code that `npm run generate` writes first.
  const { DeclarationError } = await import("@svc/service-kit/endpoints");
  try {
    return await build();
  } catch (error) {
    if (error instanceof DeclarationError) throw new StackError(locateDeclaration(ROOT, error));
    throw error;
  }
}

async function build(): Promise<GeneratedDocument[]> {
  const [api, widgetAuth] = [await import("@svc/api"), await import("@svc/widget-auth")];
  const toJsonDocument = (path: string, document: unknown) => ({
    path,
    text: `${JSON.stringify(document, null, 2)}\n`,
  });
  const apiDocument = api.openApiDocument();
  const graphqlSchema = api.printCommittedSchema();
  return [
    toJsonDocument("apps/api/openapi.json", apiDocument),
    toJsonDocument("apps/api/openapi.core.json", api.toCoreDocument(apiDocument)),
    toJsonDocument("apps/widget-auth/openapi.json", widgetAuth.openApiDocument()),
    toJsonDocument("apps/api/portal-openapi.json", api.buildPortalDocument()),
    { path: "apps/api/schema.graphql", text: graphqlSchema },
    ...buildSdks(apiDocument, graphqlSchema),
  ];
}

export async function findStaleDocuments(): Promise<string[]> {
  const documents = await buildDocuments();
  const stale = findStaleFiles(ROOT, documents);
  for (const { path, text } of documents) {
    if ((await readFile(join(ROOT, path), "utf8").catch(() => "")) !== text) stale.push(path);
  }
  return stale;
}

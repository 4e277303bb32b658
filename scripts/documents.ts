import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./stack/settings.ts";

export interface GeneratedDocument {
  path: string;
  text: string;
}

export async function buildDocuments(): Promise<GeneratedDocument[]> {
  const [api, widgetAuth] = [await import("@svc/api"), await import("@svc/widget-auth")];
  const json = (path: string, document: unknown) => ({
    path,
    text: `${JSON.stringify(document, null, 2)}\n`,
  });
  return [
    json("apps/api/openapi.json", api.openApiDocument()),
    json("apps/widget-auth/openapi.json", widgetAuth.openApiDocument()),
    json("apps/api/portal-openapi.json", api.portalDocument()),
    { path: "apps/api/schema.graphql", text: api.printCommittedSchema() },
  ];
}

export async function findStaleDocuments(): Promise<string[]> {
  const stale = [];
  for (const { path, text } of await buildDocuments()) {
    if ((await readFile(join(ROOT, path), "utf8").catch(() => "")) !== text) stale.push(path);
  }
  return stale;
}

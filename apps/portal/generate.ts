import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generateTypes } from "../../packages/client/generate/document-types.ts";

const EMPTY_DOCUMENT = '{"openapi":"3.1.0","info":{"title":"","version":""},"paths":{}}';

const toUrl = (path: string) => new URL(path, import.meta.url);

for (const [document, name] of [
  ["../api/openapi.json", "api"],
  ["../api/portal-openapi.json", "portal-api"],
] as const) {
  const text = existsSync(fileURLToPath(toUrl(document)))
    ? await readFile(toUrl(document), "utf8")
    : EMPTY_DOCUMENT;
  const types = await generateTypes(text);
  await mkdir(toUrl("src/generated/"), { recursive: true });
  await writeFile(toUrl(`src/generated/${name}.ts`), types);
}

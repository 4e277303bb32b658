import { mkdir, readFile, writeFile } from "node:fs/promises";
import { generateTypes } from "../../packages/client/generate/document-types.ts";

const toUrl = (path: string) => new URL(path, import.meta.url);

for (const [document, name] of [
  ["../api/openapi.json", "api"],
  ["../api/portal-openapi.json", "portal-api"],
] as const) {
  const types = await generateTypes(await readFile(toUrl(document), "utf8"));
  await mkdir(toUrl("src/generated/"), { recursive: true });
  await writeFile(toUrl(`src/generated/${name}.ts`), types);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Document } from "./generate/document.ts";
import { documentTypes } from "./generate/document-types.ts";
import { writeErrors } from "./generate/write-errors.ts";
import { writeResources } from "./generate/write-resources.ts";

// What the client knows of the API is made of the API's document, each time that it is built: none of it is committed,
// so it cannot be behind. An operation without a name here, or a name without an operation, stops the generating.

const at = (path: string) => new URL(path, import.meta.url);
const text = await readFile(at("../../apps/api/openapi.json"), "utf8");
const document: Document = JSON.parse(text);
const files = {
  "api.ts": await documentTypes(text),
  "errors.ts": writeErrors(document),
  "resources.ts": writeResources(document),
};
await mkdir(at("src/generated/"), { recursive: true });
for (const [name, code] of Object.entries(files)) {
  await writeFile(at(`src/generated/${name}`), `// Made by generate.ts of apps/api/openapi.json.\n${code}`);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Document } from "./generate/document.ts";
import { generateTypes } from "./generate/document-types.ts";
import { writeCore } from "./generate/write-core.ts";
import { writeErrors } from "./generate/write-errors.ts";
import { writeResources } from "./generate/write-resources.ts";

// Fails if two operations would have the same name in the client, or if names.ts lists an unknown operation.

const resolve = (path: string) => new URL(path, import.meta.url);
const text = await readFile(resolve("../../apps/api/openapi.json"), "utf8");
const document: Document = JSON.parse(text);
const core: Document = JSON.parse(await readFile(resolve("../../apps/api/openapi.core.json"), "utf8"));
const files = {
  "api.ts": await generateTypes(text),
  "errors.ts": writeErrors(document),
  "core.ts": writeCore(core),
  "resources.ts": writeResources(document),
};
await mkdir(resolve("src/generated/"), { recursive: true });
for (const [name, code] of Object.entries(files)) {
  await writeFile(
    resolve(`src/generated/${name}`),
    `// Generated from apps/api/openapi.json by generate.ts.\n${code}`,
  );
}

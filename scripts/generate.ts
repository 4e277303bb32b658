import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildDocuments } from "./documents.ts";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// The documents come from running generated code, and some generated code comes from the documents.
await turbo(["generate"]);
for (const { path, text } of await buildDocuments()) await writeFile(join(ROOT, path), text);
await turbo(["generate"]);

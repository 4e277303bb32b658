import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDocuments } from "./documents.ts";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Writes what is generated. The documents are made by running the code, and some of what is not committed from them.
await turbo(["generate"]);
for (const { path, text } of await makeDocuments()) await writeFile(join(ROOT, path), text);
await turbo(["generate"]);

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildDocuments } from "./documents.ts";
import { ROOT, StackError } from "./stack/settings.ts";
import { toFindings } from "./terminal/findings.ts";
import { turbo } from "./turbo.ts";

// npm run generate: writes the generated sources and the API's documents.

try {
  // Runs twice: the documents are built by generated code, and some generated code is built from the documents.
  await turbo(["generate"]);
  for (const { path, text } of await buildDocuments()) {
    const file = join(ROOT, path);
    if ((await readFile(file, "utf8").catch(() => "")) === text) continue;
    await writeFile(file, text);
    console.log(`Changed ${path}.`);
  }
  await turbo(["generate"]);
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  process.stderr.write(`${toFindings(error.message).join("\n")}\n`);
  process.exitCode = 1;
}

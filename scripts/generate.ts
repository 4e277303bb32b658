import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildDocuments } from "./documents.ts";
import { findStaleFiles } from "./sdks/stale-files.ts";
import { ROOT, StackError } from "./stack/settings.ts";
import { toFindings } from "./terminal/findings.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run generate: writes the generated sources and the API's documents.

try {
  // Runs twice: generated code builds the documents, and some code is generated from the documents.
  await runTurboTasks(["generate"]);
  const documents = await buildDocuments();
  for (const { path, text } of documents) {
    const file = join(ROOT, path);
    if ((await readFile(file, "utf8").catch(() => "")) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Changed ${path}.`);
  }
  for (const path of findStaleFiles(ROOT, documents)) {
    await rm(join(ROOT, path));
    console.log(`Removed ${path}.`);
  }
  await runTurboTasks(["generate"]);
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  process.stderr.write(`${toFindings(error.message).join("\n")}\n`);
  process.exitCode = 1;
}

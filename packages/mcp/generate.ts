import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { writeGuides } from "./generate/write-guides.ts";
import { type Document, writeTools } from "./generate/write-tools.ts";

// Generates tools from the API document, and resources from the guides.

const resolve = (path: string) => new URL(path, import.meta.url);
const document: Document = JSON.parse(await readFile(resolve("../../apps/api/openapi.json"), "utf8"));
const folder = resolve("../../docs/guides/");
const names = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
const guides = await Promise.all(
  names.map(
    async (file) => [file.replace(/\.md$/, ""), await readFile(new URL(file, folder), "utf8")] as const,
  ),
);
const files = { "tools.ts": writeTools(document), "guides.ts": writeGuides(new Map(guides)) };
await mkdir(resolve("src/generated/"), { recursive: true });
for (const [name, code] of Object.entries(files))
  await writeFile(
    resolve(`src/generated/${name}`),
    `// Generated from apps/api/openapi.json and docs/guides by generate.ts.\n${code}`,
  );
